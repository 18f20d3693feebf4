'use client';

import { useTranslations } from 'next-intl';
import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageList } from '@/lib/contracts/page-list';
import type { NewKind } from '@/lib/domain/site/page-kinds';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { PagesScreen } from './pages-screen';
import type { UsualParents } from './pages-screen-context';

interface PagesAdminViewProps {
  /** Code of the language of the page. */
  language: string;
  languages: readonly SiteLanguage[];
  user: SignedInUser;
  homeId: string | null;
  usualParents: UsualParents;
  /** A new page of this kind is begun at once. */
  begin: NewKind | null;
  initial: { query: PageListQuery; list: PageList }[];
}

/** `/master/pages`: every page of the site, where it stands, and what can be done to it. */
export function PagesAdminView({ language, user, languages, ...rest }: PagesAdminViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame language={language} user={user} path="/master/pages" title={t('allPages')} isDense>
      <PagesScreen locale={language} languages={languages} {...rest} />
    </MasterFrame>
  );
}
