'use client';

import { useTranslations } from 'next-intl';
import type { Publishing } from '@/lib/contracts/publishing';
import { useWhen } from '../use-when';

interface PublishingStateProps {
  /** Null where the page has no text in the language. */
  text: Publishing | null;
  isComing: boolean;
}

/** In words: since when visitors read a text, and what waits. */
export function PublishingState({ text, isComing }: PublishingStateProps) {
  const t = useTranslations('pageRoom');
  const drafts = useTranslations('drafts');
  const pages = useTranslations('pagesAdmin');
  const when = useWhen();
  if (isComing) return <p className="form-note">…</p>;
  if (text === null) return <p className="form-note">{t('notWritten')}</p>;
  const { blocks, publishedAt, publishAt, problem, draft } = text;
  return (
    <>
      <p className="form-note" data-state={publishedAt === null ? 'private' : 'public'}>
        {publishedAt === null ? drafts('private') : t('publicSince', { when: when(publishedAt) })}
      </p>
      {blocks && blocks.translated < blocks.total ? (
        <p className="form-note" data-state="part">
          {pages('translatedBlocks', blocks)}
        </p>
      ) : null}
      {draft ? (
        <p className="form-note" data-state="draft">
          {drafts('draftOf', { who: draft.updatedBy ?? drafts('somebody'), when: when(draft.updatedAt) })}
        </p>
      ) : null}
      {publishAt ? (
        <p className="form-note" data-state="scheduled">
          {drafts('goesPublic', { when: when(publishAt) })}
        </p>
      ) : null}
      {problem ? (
        <p className="form-problem" data-state="problem">
          {drafts(problem === 'conflict' ? 'problemConflict' : 'problemInvalid')}
        </p>
      ) : null}
    </>
  );
}
