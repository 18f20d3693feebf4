'use client';

import { useTranslations } from 'next-intl';
import { useAuth } from '@/stores/auth';
import { PageIcon } from '../pages/page-icon';

const turnOnEditing = () => useAuth.getState().setDevMode(true);

/** The ways from a page's settings to the page itself: to edit it, and to look at it. */
export function EditLinks({ address }: { address: string }) {
  const t = useTranslations('pageRoom');
  const master = useTranslations('master');
  // Whole ways: the browser asks where something is not saved.
  return (
    <nav className="page-room-ways" aria-label={t('toPage')}>
      <a className="is-main" href={address} onClick={turnOnEditing} onAuxClick={turnOnEditing}>
        {t('editPage')}
      </a>
      <a href={address} target="_blank" rel="noreferrer">
        {master('openPage')}
        <PageIcon shape="leave" />
      </a>
    </nav>
  );
}
