'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Notices } from '@/components/ui/notices';
import { Screen } from '@/components/ui/screen';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { MEDIA } from '@/lib/domain/limits';
import { ChoiceBar } from './choice-bar';
import { DeepZoomLine } from './deep-zoom-line';
import { DropOverlay } from './drop-overlay';
import { FileList } from './file-list';
import { LibraryBar } from './library-bar';
import { LibraryHeader } from './library-header';
import { useLibrary } from './library-state';
import { PlaceList } from './places';
import { PreviewedFile } from './previewed-file';
import { keepFirstParts } from './queries';
import { ResultLine } from './result-line';
import { SelectionBar } from './selection-bar';
import { UploadList } from './uploads/upload-list';
import { useDialogKeys } from './use-dialog-keys';
import { useFileDrop } from './use-file-drop';
import { useMediaList } from './use-media-list';
import { useStoredUploads } from './use-stored-uploads';

/** The media library: a screen over the page, which a click outside does not close. */
export function LibraryScreen() {
  const t = useTranslations('library');
  const dialog = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { request, query } = useLibrary((state) => state);
  const list = useMediaList(query);
  const close = useCallback(() => request.answer(null), [request]);
  useEffect(() => keepFirstParts, []);
  const onEscape = useDialogKeys({ dialog, search, close });
  const isWide = useMediaQuery('(min-width: 64rem)');
  const drop = useFileDrop(dialog);
  useStoredUploads();
  return (
    <Screen
      ref={dialog}
      // Not on touch screens, where the keyboard would open.
      onOpened={(screen) => (matchMedia('(hover: hover)').matches ? search.current : screen)?.focus()}
      onClose={onEscape}
    >
      <LibraryHeader onFiles={drop.upload} onClose={close} />
      <LibraryBar search={search} hasPlaces={!isWide} />
      <DeepZoomLine />
      <ResultLine count={list.items.length} hasMore={list.hasMore} isLoading={list.isLoading} />
      <div className="relative flex min-h-0 flex-1">
        {isWide ? <PlaceList /> : null}
        <FileList list={list} onFiles={drop.upload} />
        <UploadList />
      </div>
      {request.mode === 'view' ? <SelectionBar items={list.items} /> : null}
      {request.mode === 'select' && request.isMultiple ? <ChoiceBar /> : null}
      <PreviewedFile items={list.items} onNearEnd={list.loadMore} />
      {/* Above what is done with many files. */}
      <Notices
        place="library"
        label={t('notices')}
        bottom="calc(4.5rem + env(safe-area-inset-bottom))"
        durationMs={MEDIA.toastMs}
      />
      {drop.isOver ? <DropOverlay /> : null}
    </Screen>
  );
}
