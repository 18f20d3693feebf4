import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere in the window: beside the place for them a browser would leave the page for the file, and
 * with it what has been chosen.
 * @param onFiles null while none are wanted; they are kept from the browser all the same
 * @returns whether files are being dragged over the window
 */
export function useDroppedFiles(onFiles: ((files: Iterable<File>) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const { files } = event.dataTransfer ?? {};
      if (files && files.length > 0) take.current?.(files);
    };
    addEventListener('dragenter', hold, { signal });
    addEventListener('dragover', hold, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => events.abort();
  }, []);
  return isOver && onFiles !== null;
}
