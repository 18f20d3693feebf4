'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { FindAllDialog, type FoundPlace } from './find-all-dialog';

/** The way to a text whose language or key is not known. */
export function FindAll({ onChoose }: { onChoose(place: FoundPlace): void }) {
  const t = useTranslations('translations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Search} label={t('findAll')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
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
