'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { PageChoice } from './page-choice';
import { openQuestion } from './pages-state';
import { usePageActions } from './use-page-actions';

const close = () => openQuestion(null);

/** Asks below which page others are to stand: the way of moving that needs no dragging. */
export function MoveQuestion({ pages }: { pages: readonly PageSummary[] }) {
  const t = useTranslations('pagesAdmin');
  const actions = usePageActions();
  const [parent, setParent] = useState<PageSummary | null>(null);
  const [only] = pages;
  const title =
    pages.length === 1 && only
      ? t('moveOne', { name: only.title || only.path })
      : t('moveMany', { count: pages.length });
  return (
    <Dialog title={title} note={t('moveNote')} onClose={close}>
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (parent === null) return;
          close();
          void actions.moveMany(pages, parent.id);
        }}
      >
        <PageChoice label={t('newParent')} value={parent} except={pages} onChange={setParent} />
        <DialogButtons action={t('move')} isBusy={parent === null} onCancel={close} />
      </form>
    </Dialog>
  );
}
