'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/http';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { openQuestion } from './pages-state';
import { PathField } from './path-field';
import { pathProblem } from './path-problem';
import { usePageActions } from './use-page-actions';
import { usePageFailure } from './use-page-failure';

const close = () => openQuestion(null);

/** Asks for another path; the old one leads on to it. */
export function RenameQuestion({ page }: { page: PageSummary }) {
  const t = useTranslations('pagesAdmin');
  const actions = usePageActions();
  const { failed } = usePageFailure();
  const [path, setPath] = useState(page.path);
  const [isTaken, setTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wrong = pathProblem(path);
  const send = async () => {
    if (wrong !== null || isBusy) return;
    if (path === page.path) return close();
    setBusy(true);
    try {
      await actions.change(page.id, { path });
      close();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'path_taken') setTaken(true);
      else failed(error);
    }
  };
  return (
    <Dialog
      title={t('renameTitle', { name: page.title || page.path })}
      note={page.childCount > 0 ? t('renameNoteBelow') : t('renameNote')}
      onClose={close}
    >
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <PathField
          value={path}
          isFirst
          problem={isTaken ? t('pathTaken') : wrong && t(wrong)}
          onChange={(next) => {
            setPath(next);
            setTaken(false);
          }}
        />
        <DialogButtons action={t('renameAction')} isBusy={isBusy || wrong !== null} onCancel={close} />
      </form>
    </Dialog>
  );
}
