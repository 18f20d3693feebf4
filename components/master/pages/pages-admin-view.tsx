import { useTranslations } from 'next-intl';
import type { PagesAsked } from '@/lib/client/page-changes';
import type { PageList } from '@/lib/contracts/page-list';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { type Insider, MasterFrame } from '../master-frame';
import { PagesRoom } from './pages-room';

interface PagesAdminViewProps {
  frame: SiteFrame;
  insider: Insider;
  homeId: string | null;
  initial: { asked: PagesAsked; list: PageList }[];
}

/** `/master/pages`: every page of the site, where it stands, and what can be done to it. */
export function PagesAdminView({ frame, insider, homeId, initial }: PagesAdminViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame frame={frame} insider={insider} path="/master/pages" theme="dark" title={t('allPages')}>
      <PagesRoom locale={frame.language.code} languages={frame.languages} homeId={homeId} initial={initial} />
    </MasterFrame>
  );
}
