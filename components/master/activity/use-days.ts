'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import type { AuditRecord } from '@/lib/contracts/audit';

/** Events of one day in the reader's time zone. */
export interface Day {
  name: string;
  events: AuditRecord[];
}

/** Parts events, which are in order of time, by day; only for data fetched by the browser. */
export function useDays(): (events: readonly AuditRecord[]) => Day[] {
  const locale = useLocale();
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }), [locale]);
  return (events) => {
    const days = new Map<string, AuditRecord[]>();
    for (const event of events) {
      const name = format.format(new Date(event.at));
      days.set(name, [...(days.get(name) ?? []), event]);
    }
    return [...days].map(([name, ofDay]) => ({ name, events: ofDay }));
  };
}
