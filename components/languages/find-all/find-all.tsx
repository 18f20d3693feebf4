'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LanguagesIcon } from '../languages-icon';
import { FindAllDialog, type FoundPlace } from './find-all-dialog';

/** The way to a text whose language or key is not known. */
export function FindAll({ onChoose }: { onChoose(place: FoundPlace): void }) {
  const t = useTranslations('translations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="languages-tool"
        aria-label={t('findAll')}
        title={t('findAll')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LanguagesIcon shape="search" />
      </button>
      {isOpen ? (
        <FindAllDialog
          onChoose={(place) => {
            setOpen(false);
            onChoose(place);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
