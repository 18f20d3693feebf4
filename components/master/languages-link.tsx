'use client';

import { useTranslations } from 'next-intl';
import { expectLanguages, openLanguages } from '@/stores/ui';
import { ToolCard } from './parts/link-card';

/** Opens languages and texts over the panel. */
export function LanguagesLink() {
  const t = useTranslations('master');
  return (
    <ToolCard
      name={t('languages')}
      note={t('languagesNote')}
      onPointerEnter={expectLanguages}
      onFocus={expectLanguages}
      onClick={openLanguages}
    />
  );
}
