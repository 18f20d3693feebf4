import { useTranslations } from 'next-intl';
import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageList } from '@/lib/contracts/page-list';
import type { NewKind } from '@/lib/domain/site/page-kinds';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { PagesScreen } from './pages-screen';
import type { UsualParents } from './pages-screen-context';

interface PagesAdminViewProps {
  frame: SiteFrame;
  user: SignedInUser;
  homeId: string | null;
  usualParents: UsualParents;
  /** A new page of this kind is begun at once. */
  begin: NewKind | null;
  initial: { query: PageListQuery; list: PageList }[];
}

/** `/master/pages`: every page of the site, where it stands, and what can be done to it. */
export function PagesAdminView({ frame, user, ...rest }: PagesAdminViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame frame={frame} user={user} path="/master/pages" theme="dark" title={t('allPages')} isDense>
      <PagesScreen locale={frame.language.code} languages={frame.languages} {...rest} />
    </MasterFrame>
  );
}
