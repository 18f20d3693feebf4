import type { ComponentType } from 'react';
import type { LayoutName } from '@/lib/domain/site/routes';
import type { LayoutProps } from './layout-props';
import { AboutLayout } from './layouts/about';
import { AuthLayout } from './layouts/auth';
import { ContentLayout } from './layouts/content';
import { ContentContactLayout } from './layouts/content-contact';
import { ContentExhibitionsLayout } from './layouts/content-exhibitions';
import { ContentLegalLayout } from './layouts/content-legal';
import { DefaultLayout } from './layouts/default';
import { NavigatedLayout } from './layouts/navigated';
import { HomeLayout } from './layouts/page';
import { SectionedPageLayout } from './layouts/sectioned-page';
import { ThreeColLayout } from './layouts/three-col';

/** The eleven layouts by name: total, and each recognisably its own. */
export const LAYOUTS = {
  about: AboutLayout,
  auth: AuthLayout,
  'content-contact': ContentContactLayout,
  'content-exhibitions': ContentExhibitionsLayout,
  content: ContentLayout,
  'content-legal': ContentLegalLayout,
  default: DefaultLayout,
  navigated: NavigatedLayout,
  page: HomeLayout,
  'sectioned-page': SectionedPageLayout,
  'three-col': ThreeColLayout,
} satisfies Record<LayoutName, ComponentType<LayoutProps>>;
