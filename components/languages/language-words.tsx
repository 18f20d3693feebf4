'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { fetchInterfaceTexts, type InterfaceTexts } from '@/lib/client/interface-texts';
import { useAuth } from '@/stores/auth';
import { languageQueries } from './queries';
import { RightsProvider, rightsOf } from './rights';

const WORDS_STAY_MS = 10_000;

/** The words of this feature in a language. */
export const wordsQuery = (locale: string) => ({
  queryKey: ['interface-texts', locale],
  queryFn: () => fetchInterfaceTexts(locale, 'languages'),
  // The user may edit these very texts, so they are reloaded when the tool is opened again.
  staleTime: WORDS_STAY_MS,
  // A failure is shown with a button to retry.
  retry: false,
});

interface LanguageWordsProps {
  /** As `wordsQuery` gives them. */
  words: InterfaceTexts<'languages'>;
  children: ReactNode;
}

/** Provides texts, the query client and rights. */
export function LanguageWords({ words, children }: LanguageWordsProps) {
  const { lang = document.documentElement.lang } = useToolsLanguage();
  // Rights are fixed when it opens, so that the end of a session does not discard edits.
  const [rights] = useState(() => rightsOf(useAuth.getState().session?.user.role ?? null));
  return (
    <NextIntlClientProvider locale={lang} timeZone="UTC" messages={words}>
      <QueryClientProvider client={languageQueries}>
        <RightsProvider value={rights}>{children}</RightsProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
