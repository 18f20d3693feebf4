'use client';

import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Activity } from './activity';

interface ActivityViewProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
}

/** `/master/activity`: who did what, and when; for the owner only. */
export function ActivityView({ language, user }: ActivityViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame
      language={language}
      user={user}
      path="/master/activity"
      title={t('activity')}
      lead={<p className={LEAD}>{t('activityNote')}</p>}
    >
      <SiteGround>
        <Activity />
      </SiteGround>
    </MasterFrame>
  );
}
