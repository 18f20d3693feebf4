'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { Publishing } from '@/lib/contracts/publishing';
import { useWhen } from '../use-when';
import { SETTING_NOTE } from './setting';

/** The look of a sentence with a ring before it, which says by its colour what it is about. */
const STATE = cx(
  SETTING_NOTE,
  'before:me-2 before:inline-block before:size-2.5 before:rounded-full before:border-2',
);

interface PublishingStateProps {
  /** Null where the page has no text in the language. */
  text: Publishing | null;
  isComing: boolean;
}

/** In words: since when visitors read a text, and what waits. */
export function PublishingState({ text, isComing }: PublishingStateProps) {
  const t = useTranslations('pageScreen');
  const drafts = useTranslations('drafts');
  const pages = useTranslations('pagesAdmin');
  const when = useWhen();
  if (isComing) return <p className={SETTING_NOTE}>…</p>;
  if (text === null) return <p className={SETTING_NOTE}>{t('notWritten')}</p>;
  const { blocks, publishedAt, publishAt, problem, draft } = text;
  return (
    <>
      <p className={cx(STATE, publishedAt !== null && 'before:border-tool-success before:bg-tool-success')}>
        {publishedAt === null ? drafts('private') : t('publicSince', { when: when(publishedAt) })}
      </p>
      {blocks && blocks.translated < blocks.total ? (
        <p className={STATE}>{pages('translatedBlocks', blocks)}</p>
      ) : null}
      {draft ? (
        <p className={cx(STATE, 'before:border-tool-accent')}>
          {drafts('draftOf', { who: draft.updatedBy ?? drafts('somebody'), when: when(draft.updatedAt) })}
        </p>
      ) : null}
      {publishAt ? (
        <p className={cx(STATE, 'before:border-dotted before:border-tool-accent')}>
          {drafts('goesPublic', { when: when(publishAt) })}
        </p>
      ) : null}
      {problem ? (
        <p className={cx(STATE, 'text-tool-danger')}>
          {drafts(problem === 'conflict' ? 'problemConflict' : 'problemInvalid')}
        </p>
      ) : null}
    </>
  );
}
