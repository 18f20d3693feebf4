import type { PageDraft } from '@/lib/contracts/publishing';
import type { Conflict } from '@/lib/domain/content/merge';
import type { ErrorCode } from '@/lib/domain/errors';
import type { ContentState, PendingSave, StoredContent } from '@/stores/content';
import { DraftChanged } from '../publishing/join-draft';

/** Sends and reads saves; its errors may have the `code` of an error answer, or report a full disk. */
export interface SaveTransport {
  send(save: PendingSave): Promise<StoredContent>;
  read(path: string, locale: string): Promise<StoredContent>;
}

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'nothing' }
  /** Somebody else had saved: merged, and saved again if `conflicts` is empty. */
  | { kind: 'joined'; conflicts: Conflict[] }
  /** The draft that would be published by it is another one by now: nothing has been sent. */
  | { kind: 'draft-changed'; draft: PageDraft }
  | { kind: 'signed-out' }
  /** No usable answer: worth another try. */
  | { kind: 'unreachable'; isDiskFull: boolean }
  | { kind: 'failed'; error: unknown };

/** How often a save that lost against another one is joined and sent again. */
const ROUNDS = 5;

function codeOf(error: unknown): ErrorCode | undefined {
  return (error as { code?: ErrorCode } | null)?.code;
}

function outcomeOf(error: unknown): SaveOutcome {
  if (error instanceof DraftChanged) return { kind: 'draft-changed', draft: error.draft };
  const code = codeOf(error);
  if (code === 'unauthenticated') return { kind: 'signed-out' };
  if (code === undefined || code === 'unavailable')
    return {
      kind: 'unreachable',
      isDiskFull: (error as { isDiskFull?: boolean } | null)?.isDiskFull === true,
    };
  return { kind: 'failed', error };
}

/**
 * Saves the working copy. Changes of one side only are merged and sent again; conflicts are returned, and nothing
 * is sent until they are settled.
 */
export async function saveContent(store: () => ContentState, transport: SaveTransport): Promise<SaveOutcome> {
  let hasJoined = false;
  let lost: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pending = store().beginSave();
    if (!pending) return hasJoined ? { kind: 'joined', conflicts: [] } : { kind: 'nothing' };
    try {
      store().acceptSave(pending, await transport.send(pending));
      return hasJoined ? { kind: 'joined', conflicts: [] } : { kind: 'saved' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (codeOf(error) !== 'conflict') {
        fail(store, pending, outcome.kind !== 'unreachable');
        return outcome;
      }
      lost = error;
    }
    const outcome = await joinTheirs(store, transport, pending);
    if (outcome) return outcome;
    hasJoined = true;
  }
  return { kind: 'failed', error: lost };
}

/** Merges what somebody else has saved meanwhile; null if the result can be sent. */
async function joinTheirs(
  store: () => ContentState,
  transport: SaveTransport,
  pending: PendingSave,
): Promise<SaveOutcome | null> {
  try {
    const theirs = await transport.read(pending.path, pending.locale);
    if (!isStillOpen(store(), pending)) return { kind: 'nothing' };
    const conflicts = store().rebase(theirs);
    return conflicts.length > 0 ? { kind: 'joined', conflicts } : null;
  } catch (error) {
    fail(store, pending, true);
    return outcomeOf(error);
  }
}

/** Whether the page that a save was for is still the one being edited. */
function isStillOpen({ currentPath, currentLocale }: ContentState, { path, locale }: PendingSave): boolean {
  return currentPath === path && currentLocale === locale;
}

function fail(store: () => ContentState, pending: PendingSave, isAnswered: boolean): void {
  if (isStillOpen(store(), pending)) store().failSave(isAnswered);
}
