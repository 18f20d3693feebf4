'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Screen } from '@/components/ui/screen';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { ChoiceBar } from './choice-bar';
import { DropOverlay } from './drop-overlay';
import { EmptyLibrary } from './empty-library';
import { LibraryBar } from './library-bar';
import { LibraryHeader } from './library-header';
import { isNarrowed, useLibrary } from './library-state';
import { MediaGrid } from './media-grid';
import { LibraryNotices } from './notices';
import { PlaceList } from './places';
import { PreviewedFile } from './previewed-file';
import { keepFirstParts } from './queries';
import { ResultLine } from './result-line';
import { SelectionBar } from './selection-bar';
import { TilesComing } from './tiles-coming';
import { UploadList } from './uploads/upload-list';
import { useDialogKeys } from './use-dialog-keys';
import { useFileDrop } from './use-file-drop';
import { useMediaList } from './use-media-list';
import { useStoredUploads } from './use-stored-uploads';
import './library.css';
import './library-bar.css';
import './library-places.css';
import './tiles.css';
import './tiles-list.css';

/** The media library: a full-screen room over the page, which a click outside does not close (specification §2.5). */
export function LibraryDialog() {
  const t = useTranslations('library');
  const labels = useTranslations('media');
  const dialog = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { request, asked, layout } = useLibrary((state) => state);
  const list = useMediaList(asked);
  const close = useCallback(() => request.answer(null), [request]);

  useEffect(() => keepFirstParts, []);
  const onEscape = useDialogKeys({ dialog, search, close });
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const drop = useFileDrop(dialog);
  useStoredUploads();

  // What was scrolled to belongs to what was looked at.
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    scroller.current?.scrollTo({ top: 0 });
  }, [asked]);

  // Specification §2.5 shows Load More while there is no search; while there is one, scrolling is enough (decision 20).
  const goesOn = asked.search !== '';
  const { items, hasMore, isComing, isGrowing, error, loadMore } = list;
  const latest = useRef(loadMore);
  latest.current = loadMore;
  const goOn = useCallback(() => latest.current(), []);
  const onNearEnd = useCallback(() => {
    if (goesOn && items.length > 0) goOn();
  }, [goesOn, items, goOn]);

  return (
    <Screen
      ref={dialog}
      className="library"
      // Where a keyboard comes up by itself, whoever wants to search says so.
      onOpened={(screen) => (matchMedia('(hover: hover)').matches ? search.current : screen)?.focus()}
      onClose={onEscape}
    >
      <LibraryHeader onFiles={drop.take} onClose={close} />
      <LibraryBar search={search} hasPlaces={!hasRoom} />
      <ResultLine count={items.length} hasMore={hasMore} isComing={isComing} />
      <div className="library-body">
        {hasRoom ? <PlaceList /> : null}
        <div ref={scroller} className="library-scroller" aria-busy={isComing}>
          {items.length > 0 ? (
            <MediaGrid key={layout} items={items} layout={layout} scroller={scroller} onNearEnd={onNearEnd}>
              <div className="library-more">
                {isGrowing ? <p role="status">{t('loading')}</p> : null}
                {hasMore && !goesOn && !isGrowing ? (
                  <button type="button" className="library-button" onClick={loadMore}>
                    {labels('loadMore')}
                  </button>
                ) : null}
              </div>
            </MediaGrid>
          ) : null}
          {isComing && !isNarrowed(asked) ? <TilesComing layout={layout} /> : null}
          {items.length === 0 && !(isComing && !isNarrowed(asked)) && !error ? (
            <EmptyLibrary isSearching={isComing} onFiles={drop.take} />
          ) : null}
          {error ? (
            <div className="library-failed" role="alert">
              <p className="is-said">{t('failed')}</p>
              <p>{error.message}</p>
              <button type="button" className="library-button" onClick={list.again}>
                {t('retry')}
              </button>
            </div>
          ) : null}
        </div>
        <UploadList />
      </div>
      {request.mode === 'view' ? <SelectionBar /> : null}
      {request.mode === 'select' && request.isMultiple ? <ChoiceBar /> : null}
      <PreviewedFile items={items} onNearEnd={goOn} />
      <LibraryNotices />
      {drop.isOver ? <DropOverlay /> : null}
    </Screen>
  );
}
