import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Activity } from './activity';

interface ActivityViewProps {
  frame: SiteFrame;
  user: SignedInUser;
}

/** `/master/activity`: who did what, and when; for the owner only. */
export function ActivityView({ frame, user }: ActivityViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame
      frame={frame}
      user={user}
      path="/master/activity"
      theme="paper"
      title={t('activity')}
      lead={<p className={LEAD}>{t('activityNote')}</p>}
    >
      <SiteGround>
        <Activity />
      </SiteGround>
    </MasterFrame>
  );
}
