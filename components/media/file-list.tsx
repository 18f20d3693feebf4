'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { EmptyLibrary } from './empty-library';
import { isNarrowed, useLibrary } from './library-state';
import { MediaGrid } from './media-grid';
import { TilePlaceholders } from './tile-placeholders';
import type { LoadedMedia } from './use-media-list';

interface FileListProps {
  list: LoadedMedia;
  onFiles(files: Iterable<File>): void;
}

/** The files, and how more of them are loaded; or why there are none. */
export function FileList({ list, onFiles }: FileListProps) {
  const t = useTranslations('library');
  const labels = useTranslations('media');
  const { query, layout } = useLibrary((state) => state);
  const { items, hasMore, isLoading, isLoadingMore, error, retry, loadMore } = list;
  const scroller = useRef<HTMLDivElement>(null);

  // The scroll position belongs to the previous query.
  const seen = useRef(query);
  useEffect(() => {
    if (seen.current === query) return;
    seen.current = query;
    scroller.current?.scrollTo({ top: 0 });
  }, [query]);

  // While a search is on, scrolling loads what follows.
  const isEndless = query.search !== '';
  const onNearEnd = useCallback(() => {
    if (isEndless && items.length > 0) loadMore();
  }, [isEndless, items, loadMore]);

  // A search shows in words that it is under way.
  const hasPlaceholders = isLoading && !isNarrowed(query);
  return (
    // A layer of its own: otherwise all that is seen is painted anew with every frame of scrolling.
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain bg-tool-ground px-(--edge) pt-1 pb-6 will-change-transform [scrollbar-gutter:stable]"
      aria-busy={isLoading}
    >
      {items.length > 0 ? (
        <MediaGrid key={layout} items={items} layout={layout} scroller={scroller} onNearEnd={onNearEnd}>
          <div className="flex justify-center pt-5 pb-2 text-tool-muted empty:hidden">
            {isLoadingMore ? <p role="status">{t('loading')}</p> : null}
            {hasMore && !isEndless && !isLoadingMore ? (
              <Button onClick={loadMore}>{labels('loadMore')}</Button>
            ) : null}
          </div>
        </MediaGrid>
      ) : null}
      {hasPlaceholders ? <TilePlaceholders layout={layout} /> : null}
      {items.length === 0 && !hasPlaceholders && !error ? (
        <EmptyLibrary isSearching={isLoading} onFiles={onFiles} />
      ) : null}
      {error ? (
        <EmptyState role="alert" title={t('failed')}>
          <p>{error.message}</p>
          <Button className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </EmptyState>
      ) : null}
    </div>
  );
}
