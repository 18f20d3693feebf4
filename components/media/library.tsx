'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { fetchInterfaceTexts } from '@/lib/client/interface-texts';
import { mediaListQuery } from '@/lib/client/media-list';
import type { LibraryRequest } from '@/stores/ui';
import { LibraryScreen } from './library-screen';
import { createLibrary, LibraryProvider } from './library-state';
import { libraryQueries } from './queries';

const textsQuery = (locale: string) => ({
  queryKey: ['interface-texts', locale],
  queryFn: () => fetchInterfaceTexts(locale, 'library'),
  staleTime: Number.POSITIVE_INFINITY,
  // A failure is shown with a button to retry.
  retry: false,
});

/** Has the words of the library on their way. */
export function prepareLibrary(locale: string): void {
  void libraryQueries.prefetchQuery(textsQuery(locale));
}

/** Has the first files that it will show on their way. */
export function prepareFiles(request: LibraryRequest): void {
  const { query } = createLibrary(request).getState();
  void libraryQueries.prefetchInfiniteQuery(mediaListQuery(query));
}

interface LibraryProps {
  request: LibraryRequest;
  locale: string;
  /** Shown until the texts have loaded. */
  fallback: ReactNode;
  /** Shown if they could not be loaded. */
  failed(error: Error, retry: () => void): ReactNode;
}

/** The media library in the words of a language. */
export function Library({ request, locale, fallback, failed }: LibraryProps) {
  const { data, error, refetch } = useQuery(textsQuery(locale), libraryQueries);
  const { lang = document.documentElement.lang } = useToolsLanguage();
  const [library] = useState(() => createLibrary(request));
  if (!data) return error ? failed(error, () => void refetch()) : fallback;
  return (
    <NextIntlClientProvider locale={lang} timeZone="UTC" messages={data}>
      <QueryClientProvider client={libraryQueries}>
        <LibraryProvider value={library}>
          <LibraryScreen />
        </LibraryProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
