import { useEffect } from 'react';
import { guardUnsaved } from '@/lib/client/guard-unsaved';
import type { Drafts } from './drafts';

/** Saves pending edits when the page is left or the texts are hidden; asks if that fails. */
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
