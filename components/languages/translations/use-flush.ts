import { useEffect } from 'react';
import type { Drafts } from './drafts';

/** Saves what is typed when the page is left or its texts are no longer shown; asks where that has not worked. */
export function useFlush(drafts: Drafts): void {
  useEffect(() => {
    const { flush } = drafts.getState();
    const hide = () => (document.visibilityState === 'hidden' ? flush() : undefined);
    const leave = (event: BeforeUnloadEvent) => {
      const isWhole = [...drafts.getState().drafts.values()].every(({ state }) => state === 'saved');
      if (!isWhole) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', leave);
      flush();
    };
  }, [drafts]);
}
