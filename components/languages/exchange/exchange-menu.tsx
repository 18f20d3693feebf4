'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Language } from '@/lib/domain/languages/model';
import { LanguagesIcon } from '../languages-icon';
import { ExchangeDialog } from './exchange-dialog';

/** The way to the texts of a language as a file, and back. */
export function ExchangeMenu({ language }: { language: Language }) {
  const t = useTranslations('translations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="languages-tool"
        aria-label={t('exchange')}
        title={t('exchange')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LanguagesIcon shape="exchange" />
      </button>
      {isOpen ? <ExchangeDialog language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
