'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

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
      <div className="flex flex-wrap items-center gap-(--space-2)" role="alert">
        <p>{t('loadFailed')}</p>
        <Button onClick={() => query.refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div className="w-full" role="status">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and none of them moves
          <span key={index} className="my-6 block h-5 w-3/5 bg-(--raised) odd:w-[45%]" />
        ))}
      </div>
    );
  }
  if (query.data.length === 0) return <p className="text-(--muted)">{empty}</p>;
  return children(query.data);
}
