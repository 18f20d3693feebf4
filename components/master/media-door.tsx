'use client';

import { useTranslations } from 'next-intl';
import { expectLibrary, openLibrary } from '@/stores/ui';

/** The door to the media library, which opens over the panel (decision 22). */
export function MediaDoor() {
  const t = useTranslations('master');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={expectLibrary}
      onFocus={expectLibrary}
      onClick={openLibrary}
    >
      <span className="door-name">{t('media')}</span>
      <span className="door-note">{t('mediaNote')}</span>
    </button>
  );
}
