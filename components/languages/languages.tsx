'use client';

import { languagesQuery } from '@/lib/client/languages';
import { LanguageWords, wordsQuery } from './language-words';
import { LanguagesDialog } from './languages-dialog';
import { languageQueries } from './queries';

/** Has the words of the dialog, and the languages, on their way. */
export function prepareLanguages(locale: string): void {
  void languageQueries.prefetchQuery(wordsQuery(locale));
  void languageQueries.prefetchQuery(languagesQuery);
}

/** Languages and texts, in the words of a language; whoever renders it waits for them. */
export function Languages({ locale }: { locale: string }) {
  return (
    <LanguageWords locale={locale}>
      <LanguagesDialog />
    </LanguageWords>
  );
}
