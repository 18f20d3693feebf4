import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Visits } from './visits';

interface VisitorsViewProps {
  frame: SiteFrame;
  user: SignedInUser;
}

/** `/master/visitors`: how many people come, what they look at, and whether they are counted at all; for the owner only. */
export function VisitorsView({ frame, user }: VisitorsViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame
      frame={frame}
      user={user}
      path="/master/visitors"
      theme="paper"
      title={t('visitors')}
      lead={<p className={LEAD}>{t('visitorsNote')}</p>}
    >
      <SiteGround>
        <Visits language={frame.language.code} />
      </SiteGround>
    </MasterFrame>
  );
}
