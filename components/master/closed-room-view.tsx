import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { type Insider, MasterFrame } from './master-frame';
import { useRoleTexts } from './role-texts';

interface ClosedRoomViewProps {
  frame: SiteFrame;
  insider: Insider;
  path: string;
}

/** What whoever is signed in sees of a part that their role does not open. */
export function ClosedRoomView({ frame, insider, path }: ClosedRoomViewProps) {
  const t = useTranslations('master');
  const { nameOf } = useRoleTexts();
  return (
    <MasterFrame
      frame={frame}
      insider={insider}
      path={path}
      theme="dark"
      title={t('notForYou')}
      lead={<p className="master-lead">{t('notForYouNote', { role: nameOf(insider.role) })}</p>}
    >
      <p>
        <SiteLink path="/master" language={frame.language.code} className="button">
          {t('toPanel')}
        </SiteLink>
      </p>
    </MasterFrame>
  );
}
