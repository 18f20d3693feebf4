import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useUploadQueue } from '@/stores/uploads';
import { useLibraryStore } from './library-state';

interface FileDrop {
  /** Whether files are dragged over the library. */
  isOver: boolean;
  /** Into the folder that is looked at. */
  upload(files: Iterable<File>): void;
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Files that are dropped on the library, or pasted while it is open, are uploaded. */
export function useFileDrop(dialog: RefObject<HTMLElement | null>): FileDrop {
  const library = useLibraryStore();
  const [isOver, setOver] = useState(false);
  const upload = useCallback(
    (files: Iterable<File>) => {
      const { query, request, changeQuery } = library.getState();
      const list = [...files];
      if (list.length === 0) return;
      // Nothing is uploaded into the bin: what comes is seen where everything is.
      if (query.state === 'bin') changeQuery({ state: null });
      void useUploadQueue.getState().add(list, { folder: query.folder ?? '', kind: request.accept });
    },
    [library],
  );
  useEffect(() => {
    const isHere = ({ target }: Event) =>
      target === document.body ||
      (target instanceof Element && target.closest('[role="dialog"]') === dialog.current);
    /**
     * Keeps a dragged file from everything else: the page below would also take it, and the browser would open it in place of the
     * page.
     */
    const hold = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    };
    const over = (event: DragEvent) => {
      if (!hold(event)) return;
      if (event.dataTransfer) event.dataTransfer.dropEffect = isHere(event) ? 'copy' : 'none';
      setOver(isHere(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && dialog.current?.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (hold(event) && isHere(event)) upload(event.dataTransfer?.files ?? []);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isHere(event) || !hasFiles(event.clipboardData)) return;
      event.preventDefault();
      event.stopPropagation();
      upload(event.clipboardData?.files ?? []);
    };
    const early = { capture: true };
    addEventListener('dragenter', over, early);
    addEventListener('dragover', over, early);
    addEventListener('dragleave', leave, early);
    addEventListener('drop', drop, early);
    addEventListener('paste', paste, early);
    return () => {
      removeEventListener('dragenter', over, early);
      removeEventListener('dragover', over, early);
      removeEventListener('dragleave', leave, early);
      removeEventListener('drop', drop, early);
      removeEventListener('paste', paste, early);
    };
  }, [dialog, upload]);
  return { isOver, upload };
}
