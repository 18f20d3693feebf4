'use client';

import { ArrowDownUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Language } from '@/lib/domain/languages/model';
import { ExchangeDialog } from './exchange-dialog';

/** The way to the texts of a language as a file, and back. */
export function ExchangeMenu({ language }: { language: Language }) {
  const t = useTranslations('translations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={ArrowDownUp}
        label={t('exchange')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <ExchangeDialog language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
