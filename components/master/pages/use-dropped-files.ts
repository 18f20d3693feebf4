import { useEffect, useRef } from 'react';

/**
 * Takes files that are dropped anywhere in the window: beside the place for them a browser would leave the page for the file, and
 * with it for what has been chosen.
 * @param onFiles null while none are wanted
 */
export function useDroppedFiles(onFiles: ((files: Iterable<File>) => void) | null): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const events = new AbortController();
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take.current?.(event.dataTransfer.files);
    };
    addEventListener('dragover', hold, { signal: events.signal });
    addEventListener('drop', drop, { signal: events.signal });
    return () => events.abort();
  }, []);
}
