import { useEffect } from 'react';
import { guardUnsaved } from '@/lib/client/guard-unsaved';
import type { Drafts } from './drafts';

/** Saves what is typed when the page is left or its texts are no longer shown; asks where that has not worked. */
export function useFlush(drafts: Drafts): void {
  useEffect(() => {
    const { flush } = drafts.getState();
    const hide = () => (document.visibilityState === 'hidden' ? flush() : undefined);
    document.addEventListener('visibilitychange', hide);
    const letGo = guardUnsaved(() =>
      [...drafts.getState().drafts.values()].some(({ state }) => state !== 'saved'),
    );
    return () => {
      document.removeEventListener('visibilitychange', hide);
      letGo();
      flush();
    };
  }, [drafts]);
}
