'use client';

import { useEffect, useMemo } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import { takeTheme } from '@/components/page/take-theme';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import type { PageView } from '@/lib/domain/site/view-model';
import { useVisibleContent } from '../filter/visible-content';
import { usePreviewed } from '../look/preview';
import { useDrawnContent } from './drawn-content';
import { FocalPointLayer } from './focal-point-layer';
import { useLongPage } from './long-page';
import { PhoneView } from './phone-view';
import { useEditSlots } from './use-edit-slots';

/** The page in its own layout, drawn from the working copy by the views that visitors see. */
export function EditedPage({ view: opened }: { view: PageView }) {
  const content = usePreviewed(useVisibleContent().content);
  const drawn = useDrawnContent(opened, content);
  const slots = useEditSlots(opened.frame);
  const { path } = opened.document.translation;
  const theme = pageTheme(content, path);
  useEffect(() => takeTheme(theme, path), [theme, path]);
  useLongPage(content.sections);
  const Layout = LAYOUTS[opened.layout];
  const page = useMemo(() => ({ ...drawn, slots }), [drawn, slots]);
  return (
    <>
      <Layout page={page} />
      <FocalPointLayer media={drawn.media} />
      <PhoneView page={page} theme={theme} />
    </>
  );
}
