import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Status } from './status';

interface StatusViewProps {
  frame: SiteFrame;
  user: SignedInUser;
}

/** `/master/status`: how the site runs, and what should be done about it; for the owner only. */
export function StatusView({ frame, user }: StatusViewProps) {
  const t = useTranslations('siteStatus');
  return (
    <MasterFrame
      frame={frame}
      user={user}
      path="/master/status"
      theme="paper"
      title={t('title')}
      lead={<p className={LEAD}>{t('note')}</p>}
    >
      <SiteGround>
        <Status language={frame.language.code} />
      </SiteGround>
    </MasterFrame>
  );
}
