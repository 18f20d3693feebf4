'use client';

import { useTranslations } from 'next-intl';
import { SiteGround } from '@/components/ui/ground';
import { MasterFrame, type SignedInUser } from '../master-frame';
import { LEAD } from '../parts/note';
import { Visits } from './visits';

interface VisitorsViewProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
}

/** `/master/visitors`: how many people come, what they look at, and whether they are counted at all; for the owner only. */
export function VisitorsView({ language, user }: VisitorsViewProps) {
  const t = useTranslations('master');
  return (
    <MasterFrame
      language={language}
      user={user}
      path="/master/visitors"
      title={t('visitors')}
      lead={<p className={LEAD}>{t('visitorsNote')}</p>}
    >
      <SiteGround>
        <Visits language={language} />
      </SiteGround>
    </MasterFrame>
  );
}
