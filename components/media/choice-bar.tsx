'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { findMedia } from '@/lib/client/media-list';
import { toPicked, useLibrary } from './library-state';
import { libraryToast } from './notices';
import { Bar } from './selection-bar';

/** Confirms the choice of several files. */
export function ChoiceBar() {
  const t = useTranslations('library');
  const { request, selected, known } = useLibrary((state) => state);
  const [isBusy, setBusy] = useState(false);
  const { length: count } = selected;
  const choose = async () => {
    setBusy(true);
    try {
      // Files that the caller selected before may not be listed yet.
      const items = await Promise.all(selected.map((pathname) => known.get(pathname) ?? findMedia(pathname)));
      request.answer(items.map(toPicked));
    } catch (error) {
      reportError(error);
      libraryToast.failure(t('failed'));
      setBusy(false);
    }
  };
  return (
    <Bar>
      <Button kind="main" disabled={count === 0 || isBusy} onClick={choose}>
        {count === 0 ? t('choose') : t('useSelected', { count })}
      </Button>
    </Bar>
  );
}
