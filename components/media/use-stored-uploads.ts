import { useEffect, useRef } from 'react';
import { useUploadQueue } from '@/stores/uploads';
import { renewLists } from './queries';

/** Many small files come one after the other: the list is fetched once in a while. */
const AT_MOST_EVERY_MS = 400;

/** Has what was uploaded shown in the list. */
export function useStoredUploads(): void {
  const count = useUploadQueue(({ storedCount }) => storedCount);
  const seen = useRef(count);
  useEffect(() => {
    if (count === seen.current) return;
    const timer = setTimeout(() => {
      seen.current = count;
      renewLists();
    }, AT_MOST_EVERY_MS);
    return () => clearTimeout(timer);
  }, [count]);
}
