'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface LoadedListProps<Item> {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'> & { data?: readonly Item[] | undefined };
  /** How many rows are drawn before they are there. */
  expected: number;
  empty?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list from the server in each of its states: on its way, failed, empty, and there. */
export function LoadedList<Item>({ query, expected, empty, children }: LoadedListProps<Item>) {
  const t = useTranslations('master');
  if (query.data === undefined && query.isError) {
    return (
      <div className="list-failed" role="alert">
        <p>{t('loadFailed')}</p>
        <button type="button" className="quiet-button" onClick={() => query.refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div className="list-coming" role="status">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and none of them moves
          <span key={index} className="row-coming" />
        ))}
      </div>
    );
  }
  if (query.data.length === 0) return <p className="list-empty">{empty}</p>;
  return children(query.data);
}
