'use client';

import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { MasterFrame, type SignedInUser } from './master-frame';
import { LEAD } from './parts/note';
import { PanelLink } from './parts/panel-link';
import { useRoleTexts } from './role-texts';

interface NoAccessViewProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
  path: string;
}

/** Shown to signed-in users for a part that their role may not use. */
export function NoAccessView({ language, user, path }: NoAccessViewProps) {
  const t = useTranslations('master');
  const { nameOf } = useRoleTexts();
  return (
    <MasterFrame
      language={language}
      user={user}
      path={path}
      title={t('notForYou')}
      lead={<p className={LEAD}>{t('notForYouNote', { role: nameOf(user.role) })}</p>}
    >
      <p>
        <PanelLink
          path="/master"
          language={language}
          className={buttonStyle({ ground: 'site', kind: 'main' })}
        >
          {t('toPanel')}
        </PanelLink>
      </p>
    </MasterFrame>
  );
}
