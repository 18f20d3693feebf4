import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { MasterFrame, type SignedInUser } from './master-frame';
import { LEAD } from './parts/note';
import { PanelLink } from './parts/panel-link';
import { useRoleTexts } from './role-texts';

interface NoAccessViewProps {
  frame: SiteFrame;
  user: SignedInUser;
  path: string;
}

/** Shown to signed-in users for a part that their role may not use. */
export function NoAccessView({ frame, user, path }: NoAccessViewProps) {
  const t = useTranslations('master');
  const { nameOf } = useRoleTexts();
  return (
    <MasterFrame
      frame={frame}
      user={user}
      path={path}
      theme="dark"
      title={t('notForYou')}
      lead={<p className={LEAD}>{t('notForYouNote', { role: nameOf(user.role) })}</p>}
    >
      <p>
        <PanelLink
          path="/master"
          language={frame.language.code}
          className={buttonStyle({ ground: 'site', kind: 'main' })}
        >
          {t('toPanel')}
        </PanelLink>
      </p>
    </MasterFrame>
  );
}
