'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { languagesQuery } from '@/lib/client/languages';
import { LanguageWords, wordsQuery } from './language-words';
import { LanguagesScreen } from './languages-screen';
import { languageQueries } from './queries';

/** Has the words of the screen, and the languages, on their way. */
export function prepareLanguages(locale: string): void {
  void languageQueries.prefetchQuery(wordsQuery(locale));
  void languageQueries.prefetchQuery(languagesQuery);
}

interface LanguagesProps {
  locale: string;
  /** Shown until the texts have loaded. */
  coming: ReactNode;
  /** Shown if they could not be loaded. */
  failed(error: Error, retry: () => void): ReactNode;
}

/** Languages and texts, in the words of a language. */
export function Languages({ locale, coming, failed }: LanguagesProps) {
  const { data, error, refetch } = useQuery(wordsQuery(locale), languageQueries);
  if (!data) return error ? failed(error, () => void refetch()) : coming;
  return (
    <LanguageWords words={data}>
      <LanguagesScreen />
    </LanguageWords>
  );
}
