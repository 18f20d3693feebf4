import { ApiError } from '@/lib/client/http';
import { readPage, sendPage } from '@/lib/client/pages';
import type { Conflict } from '@/lib/domain/content/merge';
import { pageContent } from '../frame/page-content';

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'nothing' }
  /** Somebody else had saved: joined by itself where `conflicts` is empty, and saved then. */
  | { kind: 'joined'; conflicts: Conflict[] }
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string };

/** How often a save that lost against another one is joined and sent again. */
const ROUNDS = 3;

/**
 * Saves the working copy (specification §4, decision 8). What only one side changed joins by itself and is sent again; what
 * both changed is given back, and nothing is sent until it has been looked at.
 */
export async function savePage(): Promise<SaveOutcome> {
  const store = () => pageContent.getState();
  let hasJoined = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pending = store().beginSave();
    if (!pending) return hasJoined ? { kind: 'joined', conflicts: [] } : { kind: 'nothing' };
    try {
      const { translation } = await sendPage(pending);
      store().acceptSave(pending, translation);
      return hasJoined ? { kind: 'joined', conflicts: [] } : { kind: 'saved' };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const theirs =
        code === 'conflict' ? await readPage(pending.path, pending.locale).catch(() => null) : null;
      if (!theirs) {
        store().failSave();
        if (code === 'unauthenticated') return { kind: 'signed-out' };
        return { kind: 'failed', message: error instanceof Error ? error.message : '' };
      }
      const conflicts = store().rebase(theirs.translation);
      hasJoined = true;
      if (conflicts.length > 0) return { kind: 'joined', conflicts };
    }
  }
  return { kind: 'failed', message: '' };
}
