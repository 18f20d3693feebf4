'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { type AuditFilter, auditQuery } from '@/lib/client/audit';
import { LoadedList } from '../loaded-list';
import { ActivityFilter } from './activity-filter';
import { DayEvents } from './day-events';
import { useDays } from './use-days';

/** What accounts did, day by day, narrowed to one kind of action or one account. */
export function Activity() {
  const t = useTranslations('activity');
  const master = useTranslations('master');
  const [filter, setFilter] = useState<AuditFilter>({ group: null, actor: null });
  const query = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const daysOf = useDays();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-(--space-4)">
      <ActivityFilter value={filter} onChange={setFilter} />
      <LoadedList
        query={{ ...query, data: query.data?.pages.flatMap(({ events }) => events) }}
        expected={8}
        empty={t('nothing')}
      >
        {(events) => (
          <div
            className={cx('grid w-full gap-(--space-4)', query.isPlaceholderData && 'opacity-60')}
            aria-busy={query.isPlaceholderData}
          >
            {daysOf(events).map((day) => (
              <DayEvents key={day.name} {...day} />
            ))}
          </div>
        )}
      </LoadedList>
      {query.hasNextPage ? (
        <Button kind="main" onClick={() => query.fetchNextPage()} aria-disabled={query.isFetchingNextPage}>
          {query.isFetchingNextPage ? master('loading') : t('more')}
        </Button>
      ) : null}
      <p className="text-(length:--size-small) text-(--muted)">{t('kept')}</p>
    </div>
  );
}
