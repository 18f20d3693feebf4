'use client';

import { useTranslations } from 'next-intl';
import { expectLibrary, openLibrary } from '@/stores/ui';
import { ToolCard } from './parts/link-card';

/** Opens the media library over the panel. */
export function MediaLink() {
  const t = useTranslations('master');
  return (
    <ToolCard
      name={t('media')}
      note={t('mediaNote')}
      onPointerEnter={expectLibrary}
      onFocus={expectLibrary}
      onClick={openLibrary}
    />
  );
}
