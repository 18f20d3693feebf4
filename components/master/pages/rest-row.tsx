'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PagesAsked } from '@/lib/client/page-changes';
import { keyOf } from './page-lists';
import { useRoom } from './rooms';
import { rowStyle } from './row-style';

interface RestRowViewProps {
  asked: PagesAsked;
  depth: number;
  index: number;
  top: number;
}

/** Where the rest of a list will stand: it is fetched once this comes near the window. */
export function RestRowView({ asked, depth, index, top }: RestRowViewProps) {
  const t = useTranslations('master');
  const { lists } = useRoom();
  const state = useStore(lists.store, (all) => all[keyOf(asked)]?.state);
  const isFailed = state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part that has come leaves the next one to be fetched
  useEffect(() => {
    if (!isFailed) void lists.more(asked);
  }, [lists, isFailed, keyOf(asked), state]);
  return (
    <tr className="rest-row" aria-rowindex={index} aria-level={depth + 1} style={rowStyle(top, depth)}>
      <td>
        {isFailed ? (
          <span role="alert">
            {t('loadFailed')}{' '}
            <button type="button" onClick={() => void lists.more(asked)}>
              {t('retry')}
            </button>
          </span>
        ) : (
          <span role="status">
            <span className="sr-only">{t('loading')}</span>
            <span className="row-coming" />
          </span>
        )}
      </td>
    </tr>
  );
}
