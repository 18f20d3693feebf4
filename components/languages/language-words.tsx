'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { fetchInterfaceTexts, type InterfaceTexts } from '@/lib/client/interface-texts';
import { useAuth } from '@/stores/auth';
import { languageQueries } from './queries';
import { RightsProvider, rightsOf } from './rights';

const WORDS_STAY_MS = 10_000;

/** The words of this feature in a language. */
export const wordsQuery = (locale: string) => ({
  queryKey: ['interface-texts', locale],
  queryFn: () => fetchInterfaceTexts(locale, 'languages'),
  // What is changed here may be one of these words itself: it says so when it is opened the next time.
  staleTime: WORDS_STAY_MS,
  // Whoever waits for them is asked whether to try again.
  retry: false,
});

interface LanguageWordsProps {
  /** As `wordsQuery` gives them. */
  words: InterfaceTexts<'languages'>;
  children: ReactNode;
}

/** Gives what is in it words, what the server has said, and what may be done. */
export function LanguageWords({ words, children }: LanguageWordsProps) {
  // What may be done is decided when it opens: a session that ends meanwhile takes no words away from anybody.
  const [rights] = useState(() => rightsOf(useAuth.getState().session?.user.role ?? null));
  return (
    <NextIntlClientProvider locale={document.documentElement.lang} timeZone="UTC" messages={words}>
      <QueryClientProvider client={languageQueries}>
        <RightsProvider value={rights}>{children}</RightsProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
