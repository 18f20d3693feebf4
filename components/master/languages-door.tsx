'use client';

import { useTranslations } from 'next-intl';
import { expectLanguages, openLanguages } from '@/stores/ui';

/** The door to languages and texts, which open over the panel (decision 22). */
export function LanguagesDoor() {
  const t = useTranslations('master');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={expectLanguages}
      onFocus={expectLanguages}
      onClick={openLanguages}
    >
      <span className="door-name">{t('languages')}</span>
      <span className="door-note">{t('languagesNote')}</span>
    </button>
  );
}
