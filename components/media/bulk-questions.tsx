'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { mediaFoldersQuery } from '@/lib/client/media-list';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { libraryQueries } from './queries';
import type { Bulk, InUse } from './use-bulk';

export interface Question {
  kind: 'move' | 'forget';
  pathnames: readonly string[];
}

interface BulkQuestionsProps {
  bulk: Bulk;
  question: Question | null;
  onDone(): void;
}

/** What is asked before many files are moved, are deleted although pages or saved versions show them, or go for good. */
export function BulkQuestions({ bulk, question, onDone }: BulkQuestionsProps) {
  const t = useTranslations('library');
  if (bulk.inUse.length > 0) return <InUseQuestion inUse={bulk.inUse} bulk={bulk} />;
  if (question?.kind === 'move') return <MoveQuestion bulk={bulk} {...question} onDone={onDone} />;
  if (question?.kind !== 'forget') return null;
  const { pathnames } = question;
  return (
    <Dialog title={t('forgetTitle', { count: pathnames.length })} note={t('forgetNote')} onClose={onDone}>
      <Ways
        deed={t('forget')}
        onLeave={onDone}
        onDo={() => {
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
  // Of what lies in the bin, saved versions are asked about.
  const isForGood = inUse.some(({ versions }) => versions !== undefined);
  const title = t(isForGood ? 'inVersionsTitle' : 'inUseTitle', { count: inUse.length });
  return (
    <Dialog title={title} note={t(isForGood ? 'inVersionsNote' : 'inUseNote')} onClose={bulk.keep}>
      <ul className="library-in-use">
        {inUse.map(({ pathname, pages = [], versions }) => (
          <li key={pathname}>
            <span>{fileNameOf(pathname)}</span>
            <small>
              {pages
                .slice(0, NAMED_PAGES)
                .map(({ title, path }) => title || path)
                .join(', ')}
              {versions === undefined ? '' : t('versions', { count: versions })}
              {pages.length > NAMED_PAGES ? ` +${pages.length - NAMED_PAGES}` : ''}
            </small>
          </li>
        ))}
      </ul>
      <Ways
        deed={t(isForGood ? 'forget' : 'deleteAnyway')}
        onLeave={bulk.keep}
        onDo={() => {
          bulk.keep();
          const pathnames = inUse.map(({ pathname }) => pathname);
          void (isForGood ? bulk.forget(pathnames, true) : bulk.remove(pathnames, true));
        }}
      />
    </Dialog>
  );
}

function MoveQuestion({ bulk, pathnames, onDone }: Question & Omit<BulkQuestionsProps, 'question'>) {
  const t = useTranslations('library');
  const listId = useId();
  const { data } = useQuery(mediaFoldersQuery, libraryQueries);
  return (
    <Dialog title={t('moveTitle')} note={t('moveNote')} onClose={onDone}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const folder = new FormData(event.currentTarget).get('folder');
          onDone();
          void bulk.move(pathnames, String(folder ?? '').trim());
        }}
      >
        <label>
          {t('folderName')}
          <input name="folder" list={listId} maxLength={80} autoComplete="off" data-first />
        </label>
        <datalist id={listId}>
          {data?.folders.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="tool-dialog-ways">
          <button type="button" onClick={onDone}>
            {t('cancel')}
          </button>
          <button type="submit" className="is-main">
            {t('moveHere')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface WaysProps {
  deed: string;
  onDo(): void;
  onLeave(): void;
}

/** The way out comes first. */
function Ways({ deed, onDo, onLeave }: WaysProps) {
  const t = useTranslations('library');
  return (
    <div className="tool-dialog-ways">
      <button type="button" className="is-main" data-first onClick={onLeave}>
        {t('cancel')}
      </button>
      <button type="button" onClick={onDo}>
        {deed}
      </button>
    </div>
  );
}
