'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import type { PageListQuery } from '@/lib/client/page-changes';
import { keyOf } from './page-lists';
import { usePagesScreen } from './pages-screen-context';
import { ROW, rowStyle } from './row-style';

interface RestRowViewProps {
  query: PageListQuery;
  depth: number;
  index: number;
  top: number;
}

/** Where the rest of a list will stand: it is fetched once this comes near the window. */
export function RestRowView({ query, depth, index, top }: RestRowViewProps) {
  const t = useTranslations('master');
  const { lists } = usePagesScreen();
  const state = useStore(lists.store, (all) => all[keyOf(query)]?.state);
  const isFailed = state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part that has come leaves the next one to be fetched
  useEffect(() => {
    if (!isFailed) void lists.more(query);
  }, [lists, isFailed, keyOf(query), state]);
  return (
    <tr className={ROW} aria-rowindex={index} aria-level={depth + 1} style={rowStyle(top, depth)}>
      <td className="col-[2/-1] p-0 ps-[calc(var(--depth)*var(--indent)+2rem)]">
        {isFailed ? (
          <span role="alert">
            {t('loadFailed')}{' '}
            <Button kind="bare" className="font-medium" onClick={() => void lists.more(query)}>
              {t('retry')}
            </Button>
          </span>
        ) : (
          <span role="status">
            <span className="sr-only">{t('loading')}</span>
            <span className="block h-3 w-[min(18rem,60%)] rounded-sm bg-tool-high forced-colors:bg-[Highlight]" />
          </span>
        )}
      </td>
    </tr>
  );
}
