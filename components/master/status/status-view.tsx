'use client';

import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Status } from './status';

interface StatusViewProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
}

/** `/master/status`: how the site runs, and what should be done about it; for the owner only. */
export function StatusView({ language, user }: StatusViewProps) {
  const t = useTranslations('siteStatus');
  return (
    <MasterFrame
      language={language}
      user={user}
      path="/master/status"
      title={t('title')}
      lead={<p className={LEAD}>{t('note')}</p>}
    >
      <SiteGround>
        <Status language={language} />
      </SiteGround>
    </MasterFrame>
  );
}
