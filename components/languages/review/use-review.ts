import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { languagesQuery } from '@/lib/client/languages';
import { reviewQuery } from '@/lib/client/translation-review';
import type { Language } from '@/lib/domain/languages/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { Review, ReviewedText } from '@/lib/domain/translations/review';

/** Folders, or texts beside their originals: all, or only those to be done. */
export type ReviewView = 'folders' | 'beside' | 'missing' | 'outdated' | 'problems';

export interface LanguageReview {
  counts: Review['counts'];
  /** The number of texts with problems. */
  problems: number;
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
      ...data,
      problems: data.texts.filter(({ problems }) => problems.length > 0).length,
      byPlace: new Map(data.texts.map((text) => [placeOf(text), text])),
      sourceLanguage: language.isDefault ? null : (languages?.find(({ isDefault }) => isDefault) ?? null),
    };
  }, [data, languages, language.isDefault]);
}

/** Whether a view shows a text. */
export function isInView({ state, problems }: ReviewedText, view: ReviewView): boolean {
  if (view === 'missing' || view === 'outdated') return state === view;
  return view !== 'problems' || problems.length > 0;
}
