'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { useAuth } from '@/stores/auth';

const turnOnEditing = () => useAuth.getState().setDevMode(true);

/** Links from a page's settings to the page itself: to edit it, and to look at it. */
export function EditLinks({ address }: { address: string }) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  // Whole page loads: the browser asks where something is not saved.
  return (
    <nav
      className="flex gap-2 max-[60rem]:order-2 max-[60rem]:mt-1 max-[60rem]:basis-full max-[60rem]:*:flex-1"
      aria-label={t('toPage')}
    >
      <a
        className={buttonStyle({ kind: 'main' })}
        href={address}
        onClick={turnOnEditing}
        onAuxClick={turnOnEditing}
      >
        {t('editPage')}
      </a>
      <a className={buttonStyle()} href={address} target="_blank" rel="noreferrer">
        {master('openPage')}
        <Icon of={ExternalLink} />
      </a>
    </nav>
  );
}
