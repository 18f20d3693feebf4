import type { StoreApi } from 'zustand/vanilla';
import type { DraftSave, PageDraft, Publishing } from '@/lib/contracts/publishing';
import type { Conflict } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { splitMeta } from '@/lib/domain/content/page-meta';
import { sameContent } from '@/lib/domain/content/session-rules';
import type { ErrorCode } from '@/lib/domain/errors';
import type { ContentState, StoredContent } from '@/stores/content';
import { joinDraft, letGoOfDraft } from './join-draft';
import { contentOf, openPublishing } from './open-publishing';

/** Reads and saves drafts; its errors may have the `code` of an error answer. */
export interface DraftTransport {
  keep(draft: DraftSave): Promise<Publishing | null>;
  /** Null if there is none. */
  read(locale: string): Promise<PageDraft | null>;
  readText(path: string, locale: string): Promise<StoredContent>;
}

export type KeepOutcome =
  /** `hasJoined` if somebody else had saved or published something meanwhile. */
  | { kind: 'kept'; hasJoined: boolean }
  /** Conflicts must be settled first; nothing was saved. */
  | { kind: 'conflicts'; conflicts: Conflict[] }
  /** Another page is open by now. */
  | { kind: 'left' }
  | { kind: 'failed'; error: unknown };

/** How often work that lost against another draft is joined and sent again. */
const ROUNDS = 3;

const isConflict = (error: unknown) => (error as { code?: ErrorCode } | null)?.code === 'conflict';

/** Records the saved state: a draft, or the text itself if it is not public. */
function noteKept(store: StoreApi<ContentState>, publishing: Publishing | null, content: PageContent): void {
  const { currentPath: path, currentLocale: locale, version, acceptSave } = store.getState();
  const draft = publishing?.draft;
  const openDraft = draft ? { version: draft.version, content } : null;
  openPublishing.setState({ publishing, openDraft, changed: null });
  if (draft || !publishing || path === null || locale === null) return;
  acceptSave({ path, locale, content, version, stored: undefined }, { content, version: publishing.version });
}

/** The page that is being kept, as it was when that began. */
interface Keeping {
  store: StoreApi<ContentState>;
  transport: DraftTransport;
  path: string;
  locale: string;
  content: PageContent;
  /** The version of the text that the working copy is based on. */
  baseVersion: number;
  /** Whether somebody else's work has been merged already. */
  hasJoined: boolean;
}

const isStillOpen = ({ store, path, locale }: Keeping) =>
  store.getState().currentPath === path && store.getState().currentLocale === locale;

/**
 * Keeps the working copy as a draft, which goes on from there. What somebody else has kept since joins by itself and is
 * sent again; what both have changed is given back, and nothing is sent until it has been looked at. Where the language
 * has no text yet, or one that is not public, it is the text that has been saved.
 */
export async function keepAsDraft(
  store: StoreApi<ContentState>,
  transport: DraftTransport,
): Promise<KeepOutcome> {
  let lost: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { currentPath: path, currentLocale: locale, workingContent, version } = store.getState();
    if (path === null || locale === null) return { kind: 'left' };
    const hasJoined = round > 0;
    const page = { store, transport, path, locale, content: workingContent, baseVersion: version, hasJoined };
    try {
      return await sendDraft(page);
    } catch (error) {
      if (!isConflict(error)) return { kind: 'failed', error };
      lost = error;
    }
    const outcome = await joinTheirs(page).catch((error: unknown) => ({ kind: 'failed' as const, error }));
    if (outcome) return outcome;
  }
  return { kind: 'failed', error: lost };
}

/** @throws what the transport does, a conflict where another draft is there by now */
async function sendDraft(page: Keeping): Promise<KeepOutcome> {
  const { store, transport, locale, content, baseVersion, hasJoined } = page;
  const version = openPublishing.getState().openDraft?.version ?? 0;
  const publishing = await transport.keep({ locale, ...splitMeta(content, undefined), baseVersion, version });
  if (!isStillOpen(page)) return { kind: 'left' };
  noteKept(store, publishing, content);
  return { kind: 'kept', hasJoined };
}

/**
 * Merges what somebody else has saved or published meanwhile.
 * @returns null where the result can be sent
 * @throws what the transport does
 */
async function joinTheirs(page: Keeping): Promise<KeepOutcome | null> {
  const { store, transport, path, locale, content, baseVersion, hasJoined } = page;
  const theirs = await transport.read(locale);
  if (!isStillOpen(page)) return { kind: 'left' };
  // A try before this one has arrived, and only its answer has not.
  if (theirs && sameContent(contentOf(theirs), content)) {
    const { publishing } = openPublishing.getState();
    noteKept(store, publishing && { ...publishing, draft: theirs }, content);
    return { kind: 'kept', hasJoined };
  }
  // The base of their draft comes first.
  const isTextNew = theirs === null || theirs.baseVersion > baseVersion;
  const text = isTextNew ? await transport.readText(path, locale) : null;
  if (!isStillOpen(page)) return { kind: 'left' };
  if (theirs === null) letGoOfDraft(store);
  const conflicts = [
    ...(text ? store.getState().rebase(text) : []),
    ...(theirs ? joinDraft(store, theirs) : []),
  ];
  return conflicts.length > 0 ? { kind: 'conflicts', conflicts } : null;
}
