import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useIsMissing } from '@/components/page/page-stage';
import { useToolFormatter, useToolTexts } from '../core/tool-texts';
import { openPublishing } from './open-publishing';

const PROBLEMS = { conflict: 'problemConflict', invalid: 'problemInvalid' } as const;

/** How the edited text differs from what visitors see; empty if it does not. */
export function usePublishingState(): { text: string; isProblem: boolean } | null {
  const t = useToolTexts('drafts');
  const when = useShortWhen();
  const isMissing = useIsMissing();
  const publishing = useStore(openPublishing, (state) => state.publishing);
  const hasOpenDraft = useStore(openPublishing, ({ openDraft }) => openDraft !== null);
  // In a language without a text it stands as the default one does.
  if (!publishing) return isMissing ? { text: t('private'), isProblem: false } : null;
  const { publishedAt, publishAt, problem, draft } = publishing;
  if (problem) return { text: t(PROBLEMS[problem]), isProblem: true };
  const own =
    publishedAt === null
      ? t('private')
      : draft && hasOpenDraft
        ? t('draftOf', { who: draft.updatedBy ?? t('somebody'), when: when(draft.updatedAt) })
        : '';
  const planned = publishAt === null ? '' : t('goesPublic', { when: when(publishAt) });
  const text = [own, planned].filter(Boolean).join('. ');
  return text === '' ? null : { text, isProblem: false };
}

/** Says a point in time in few words where the person is: the year only where it is another one. */
export function useShortWhen(): (at: string) => string {
  const format = useToolFormatter();
  return useCallback(
    (at) => {
      const moment = new Date(at);
      const isThisYear = moment.getFullYear() === new Date().getFullYear();
      return format.dateTime(moment, {
        ...(!isThisYear && { year: 'numeric' }),
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
    },
    [format],
  );
}
