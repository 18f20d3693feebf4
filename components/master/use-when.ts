'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';

/** Formats a time in the reader's language and time zone; only for data fetched by the browser. */
export function useWhen(): (iso: string) => string {
  const locale = useLocale();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );
  return (iso) => format.format(new Date(iso));
}
