'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import { useLibrary, useLibraryStore } from './library-state';
import { changeInLists, dropFromLists } from './queries';

/** Loaded when a file is looked at by itself. */
const MediaPreview = lazy(async () => ({
  default: (await import('./preview/media-preview')).MediaPreview,
}));

interface PreviewedFileProps {
  /** The files that are listed: the preview goes from one to the next. */
  items: readonly MediaItem[];
  /** Called when the last of them is shown. */
  onNearEnd(): void;
}

/** The file that is shown above the library, if one is. */
export function PreviewedFile({ items, onNearEnd }: PreviewedFileProps) {
  const library = useLibraryStore();
  const previewed = useLibrary((state) => state.previewed);
  const at = items.findIndex(({ pathname }) => pathname === previewed);
  const listed = items[at];
  // A search may have changed the list meanwhile: the pressed file is shown all the same.
  const [known, setKnown] = useState<MediaItem | null>(null);
  if (listed && listed !== known) setKnown(listed);
  const item = listed ?? (known?.pathname === previewed ? known : undefined);
  const isGone = previewed !== null && !item;
  const isLast = previewed !== null && at === items.length - 1;
  useEffect(() => {
    if (isGone) library.getState().preview(null);
  }, [isGone, library]);
  useEffect(() => {
    if (isLast) onNearEnd();
  }, [isLast, onNearEnd]);
  if (!item) return null;
  const stepTo = (other: MediaItem | undefined) =>
    other && (() => library.getState().preview(other.pathname));
  return (
    <Suspense fallback={null}>
      <MediaPreview
        item={item}
        onClose={() => library.getState().preview(null)}
        onChanged={changeInLists}
        // After a deletion the preview closes and the list is without the file.
        onDeleted={({ pathname }) => {
          library.getState().preview(null);
          library.getState().deselect([pathname]);
          dropFromLists([pathname]);
        }}
        onPrevious={stepTo(items[at - 1])}
        onNext={listed ? stepTo(items[at + 1]) : undefined}
      />
    </Suspense>
  );
}
