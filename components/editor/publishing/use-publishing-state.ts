import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useWhen } from '../frame/use-when';
import { openPublishing } from './open-publishing';

const PROBLEMS = { conflict: 'problemConflict', invalid: 'problemInvalid' } as const;

/** What visitors have of what is edited: nothing to say where that is all of it. */
export function usePublishingState(): { text: string; isProblem: boolean } | null {
  const t = useTranslations('drafts');
  const when = useWhen();
  const publishing = useStore(openPublishing, (state) => state.publishing);
  const isTaken = useStore(openPublishing, ({ taken }) => taken !== null);
  if (!publishing) return null;
  const { publishedAt, publishAt, problem, draft } = publishing;
  if (problem) return { text: t(PROBLEMS[problem]), isProblem: true };
  const own =
    publishedAt === null
      ? t('private')
      : draft && isTaken
        ? t('draftOf', { who: draft.updatedBy ?? t('somebody'), when: when(draft.updatedAt) })
        : '';
  const planned = publishAt === null ? '' : t('goesPublic', { when: when(publishAt) });
  const text = [own, planned].filter(Boolean).join('. ');
  return text === '' ? null : { text, isProblem: false };
}
