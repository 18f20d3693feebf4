'use client';

import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { askInterfaceTexts } from '@/lib/client/interface-texts';
import { languagesQuery } from '@/lib/client/languages';
import { useAuth } from '@/stores/auth';
import { LanguagesDialog } from './languages-dialog';
import { languageQueries } from './queries';
import { RightsProvider, rightsOf } from './rights';

const WORDS_STAY_MS = 10_000;

const textsQuery = (locale: string) => ({
  queryKey: ['interface-texts', locale],
  queryFn: () => askInterfaceTexts(locale, 'languages'),
  // What is changed here may be a word of this dialog itself: it says so when it is opened the next time.
  staleTime: WORDS_STAY_MS,
});

/** Has the words of the dialog, and the languages, on their way. */
export function prepareLanguages(locale: string): void {
  void languageQueries.prefetchQuery(textsQuery(locale));
  void languageQueries.prefetchQuery(languagesQuery);
}

/** Languages and texts, in the words of a language; whoever renders it waits for them. */
export function Languages({ locale }: { locale: string }) {
  const { data } = useSuspenseQuery(textsQuery(locale), languageQueries);
  // What may be done is decided when it opens: a session that ends meanwhile takes no words away from anybody.
  const [rights] = useState(() => rightsOf(useAuth.getState().session?.user.role ?? null));
  return (
    <NextIntlClientProvider
      locale={document.documentElement.lang}
      timeZone="UTC"
      messages={data as unknown as Messages}
    >
      <QueryClientProvider client={languageQueries}>
        <RightsProvider value={rights}>
          <LanguagesDialog />
        </RightsProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
