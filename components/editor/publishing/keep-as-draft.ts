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

/** Where drafts are kept; what it throws may have the `code` of an error answer. */
export interface DraftTransport {
  keep(draft: DraftSave): Promise<Publishing | null>;
  /** Null where there is none. */
  read(locale: string): Promise<PageDraft | null>;
  readText(path: string, locale: string): Promise<StoredContent>;
}

export type KeepOutcome =
  /** `hasJoined` where somebody else had kept or published something meanwhile. */
  | { kind: 'kept'; hasJoined: boolean }
  /** What both sides have changed has to be looked at first; nothing has been kept. */
  | { kind: 'conflicts'; conflicts: Conflict[] }
  /** Another page is open by now. */
  | { kind: 'left' }
  | { kind: 'failed'; error: unknown };

/** How often work that lost against another draft is joined and sent again. */
const ROUNDS = 3;

const isConflict = (error: unknown) => (error as { code?: ErrorCode } | null)?.code === 'conflict';

/** Notes what has been kept: a draft, or the text itself where visitors do not find it. */
function noteKept(store: StoreApi<ContentState>, publishing: Publishing | null, content: PageContent): void {
  const { currentPath: path, currentLocale: locale, version, acceptSave } = store.getState();
  const draft = publishing?.draft;
  const taken = draft ? { version: draft.version, content } : null;
  openPublishing.setState({ publishing, taken, changed: null });
  if (draft || !publishing || path === null || locale === null) return;
  acceptSave({ path, locale, content, version, stored: undefined }, { content, version: publishing.version });
}

/**
 * Keeps the working copy as a draft, which goes on from there. What somebody else has kept since joins by itself and is
 * sent again; what both have changed is given back, and nothing is sent until it has been looked at. Where the language
 * has no text yet, or one that is not public, it is the text that has been saved.
 */
export async function keepAsDraft(
  store: StoreApi<ContentState>,
  transport: DraftTransport,
): Promise<KeepOutcome> {
  let hasJoined = false;
  let lost: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const {
      currentPath: path,
      currentLocale: locale,
      workingContent,
      version: baseVersion,
    } = store.getState();
    if (path === null || locale === null) return { kind: 'left' };
    const isOpen = () => store.getState().currentPath === path && store.getState().currentLocale === locale;
    try {
      const { taken } = openPublishing.getState();
      const version = taken?.version ?? 0;
      const sent = splitMeta(workingContent, undefined);
      const publishing = await transport.keep({ locale, ...sent, baseVersion, version });
      if (!isOpen()) return { kind: 'left' };
      noteKept(store, publishing, workingContent);
      return { kind: 'kept', hasJoined };
    } catch (error) {
      if (!isConflict(error)) return { kind: 'failed', error };
      lost = error;
    }
    try {
      const theirs = await transport.read(locale);
      if (!isOpen()) return { kind: 'left' };
      // A try before this one has arrived, and only its answer has not.
      if (theirs && sameContent(contentOf(theirs), workingContent)) {
        const { publishing } = openPublishing.getState();
        noteKept(store, publishing && { ...publishing, draft: theirs }, workingContent);
        return { kind: 'kept', hasJoined };
      }
      // What theirs began from comes first.
      const isTextNew = theirs === null || theirs.baseVersion > baseVersion;
      const text = isTextNew ? await transport.readText(path, locale) : null;
      if (!isOpen()) return { kind: 'left' };
      if (theirs === null) letGoOfDraft(store);
      const conflicts = [
        ...(text ? store.getState().rebase(text) : []),
        ...(theirs ? joinDraft(store, theirs) : []),
      ];
      hasJoined = true;
      if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }
  return { kind: 'failed', error: lost };
}
