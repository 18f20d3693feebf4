'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/http';
import type { PageSummary } from '@/lib/contracts/page-list';
import { pathProblem } from './new-path';
import { PathField } from './path-field';
import { ask } from './room-state';
import { usePageActions } from './use-page-actions';
import { usePageFailure } from './use-page-failure';
import { Ways } from './ways';

const leave = () => ask(null);

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
    if (path === page.path) return leave();
    setBusy(true);
    try {
      await actions.change(page.id, { path });
      leave();
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
      onClose={leave}
    >
      <form
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
        <Ways deed={t('renameDeed')} isBusy={isBusy || wrong !== null} onLeave={leave} />
      </form>
    </Dialog>
  );
}
