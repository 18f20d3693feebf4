'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { mediaFoldersQuery } from '@/lib/client/media-list';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { libraryQueries } from './queries';
import type { Bulk, InUse } from './use-bulk';

export interface Question {
  kind: 'move' | 'forget';
  pathnames: readonly string[];
}

interface BulkDialogsProps {
  bulk: Bulk;
  question: Question | null;
  onDone(): void;
}

/** Asks before many files are moved, are deleted although pages or saved versions show them, or go for good. */
export function BulkDialogs({ bulk, question, onDone }: BulkDialogsProps) {
  const t = useTranslations('library');
  if (bulk.inUse.length > 0) return <InUseQuestion inUse={bulk.inUse} bulk={bulk} />;
  if (question?.kind === 'move') return <MoveQuestion bulk={bulk} {...question} onDone={onDone} />;
  if (question?.kind !== 'forget') return null;
  const { pathnames } = question;
  return (
    <Dialog title={t('forgetTitle', { count: pathnames.length })} note={t('forgetNote')} onClose={onDone}>
      <ConfirmActions
        action={t('forget')}
        onCancel={onDone}
        onConfirm={() => {
          onDone();
          void bulk.forget(pathnames);
        }}
      />
    </Dialog>
  );
}

/** As many pages as are named of each file. */
const NAMED_PAGES = 3;

function InUseQuestion({ inUse, bulk }: { inUse: InUse; bulk: Bulk }) {
  const t = useTranslations('library');
  // Files that lie in the bin are shown by saved versions at most.
  const isForGood = inUse.some(({ versions }) => versions !== undefined);
  const title = t(isForGood ? 'inVersionsTitle' : 'inUseTitle', { count: inUse.length });
  return (
    <Dialog title={title} note={t(isForGood ? 'inVersionsNote' : 'inUseNote')} onClose={bulk.keep}>
      <ul className="mt-4 grid max-h-[40dvh] gap-2 overflow-y-auto">
        {inUse.map(({ pathname, pages = [], templates = [], isMark, versions }) => (
          <li key={pathname} className="grid wrap-anywhere">
            <span>{fileNameOf(pathname)}</span>
            <small className="text-sm text-tool-soft">
              {pages
                .slice(0, NAMED_PAGES)
                .map(({ title, path }) => title || path)
                .join(', ')}
              {versions ? t('versions', { count: versions }) : ''}
              {pages.length > NAMED_PAGES ? ` +${pages.length - NAMED_PAGES}` : ''}
              {templates.length > 0 ? ` ${t('inTemplates', { names: templates.join(', ') })}` : ''}
              {isMark ? ` ${t('isMark')}` : ''}
            </small>
          </li>
        ))}
      </ul>
      <ConfirmActions
        action={t(isForGood ? 'forget' : 'deleteAnyway')}
        onCancel={bulk.keep}
        onConfirm={() => {
          bulk.keep();
          const pathnames = inUse.map(({ pathname }) => pathname);
          void (isForGood ? bulk.forget(pathnames, true) : bulk.remove(pathnames, true));
        }}
      />
    </Dialog>
  );
}

function MoveQuestion({ bulk, pathnames, onDone }: Question & Omit<BulkDialogsProps, 'question'>) {
  const t = useTranslations('library');
  const listId = useId();
  const { data } = useQuery(mediaFoldersQuery, libraryQueries);
  return (
    <Dialog title={t('moveTitle')} note={t('moveNote')} onClose={onDone}>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          const folder = new FormData(event.currentTarget).get('folder');
          onDone();
          void bulk.move(pathnames, String(folder ?? '').trim());
        }}
      >
        <Field label={t('folderName')}>
          {(control) => (
            <Input {...control} name="folder" list={listId} maxLength={80} autoComplete="off" data-first />
          )}
        </Field>
        <datalist id={listId}>
          {data?.folders.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <DialogActions>
          <Button size="lg" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button kind="main" size="lg" type="submit">
            {t('moveHere')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ConfirmActionsProps {
  /** The label of the confirming button. */
  action: string;
  onConfirm(): void;
  onCancel(): void;
}

/** The way out comes first. */
function ConfirmActions({ action, onConfirm, onCancel }: ConfirmActionsProps) {
  const t = useTranslations('library');
  return (
    <DialogActions>
      <Button kind="main" size="lg" data-first onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="lg" onClick={onConfirm}>
        {action}
      </Button>
    </DialogActions>
  );
}
