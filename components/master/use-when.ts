'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';

/** Writes a time in the reader's language and time zone; only for what the browser has fetched itself. */
export function useWhen(): (iso: string) => string {
  const locale = useLocale();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );
  return (iso) => format.format(new Date(iso));
}
