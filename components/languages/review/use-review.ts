import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { languagesQuery } from '@/lib/client/languages';
import { reviewQuery } from '@/lib/client/translation-review';
import type { Language } from '@/lib/domain/languages/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { Review, ReviewedText } from '@/lib/domain/translations/review';

/** Folders, or texts beside their originals: all, only those to be done, or the lines about the site itself. */
export type ReviewView = 'folders' | 'beside' | 'missing' | 'outdated' | 'problems' | 'own';

export interface LanguageReview {
  /** Of what visitors read. */
  counts: Review['counts'];
  /** How many texts a view is about. */
  left: Record<'missing' | 'outdated' | 'problems' | 'own', number>;
  texts: readonly ReviewedText[];
  byPlace: ReadonlyMap<string, ReviewedText>;
  /** The source language; null for the default language. */
  sourceLanguage: Language | null;
}

const NO_REVIEW = createContext<LanguageReview | null>(null);

export const ReviewProvider = NO_REVIEW.Provider;

/** The review of the shown language, or null until it has loaded. */
export const useReview = () => useContext(NO_REVIEW);

/**
 * How complete a language is.
 * @param isWanted false while there is something more pressing to load
 */
export function useLanguageReview(language: Language, isWanted: boolean): LanguageReview | null {
  const { data } = useQuery({ ...reviewQuery(language.id), enabled: isWanted });
  const { data: languages } = useQuery(languagesQuery);
  return useMemo(() => {
    if (!data) return null;
    return {
      counts: data.counts,
      texts: data.texts,
      left: {
        // What the tools do not say is nothing that a visitor misses.
        missing: data.counts.missing,
        outdated: data.counts.outdated + data.tools.outdated,
        problems: data.texts.filter(({ problems }) => problems.length > 0).length,
        own: data.texts.filter(({ state }) => state === 'borrowed').length,
      },
      byPlace: new Map(data.texts.map((text) => [placeOf(text), text])),
      sourceLanguage: language.isDefault ? null : (languages?.find(({ isDefault }) => isDefault) ?? null),
    };
  }, [data, languages, language.isDefault]);
}

/** Whether a view shows a text. */
export function isInView({ state, problems }: ReviewedText, view: ReviewView): boolean {
  if (view === 'missing' || view === 'outdated') return state === view;
  if (view === 'own') return state === 'borrowed';
  return view !== 'problems' || problems.length > 0;
}
