import type { StoreApi } from 'zustand/vanilla';
import type { PageDraft } from '@/lib/contracts/publishing';
import { type Conflict, mergeContent } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import type { ContentState } from '@/stores/content';
import { contentOf, openPublishing } from './open-publishing';

/** The draft was changed by somebody since it was opened, and the user must be asked before it is published. */
export class DraftChanged extends Error {
  override readonly name = 'DraftChanged';
  readonly draft: PageDraft;

  constructor(draft: PageDraft) {
    super('The draft has been changed since it was taken up.');
    this.draft = draft;
  }
}

/** An unknown base: every difference is a conflict. */
const UNKNOWN: PageContent = { sections: [] };

/** The text that a draft began from. */
function beginningOf(draft: PageDraft, { originalContent, version }: ContentState): PageContent {
  const { base, baseMeta, baseVersion } = draft;
  if (baseVersion === version) return originalContent;
  return base ? normaliseContent({ ...base, ...(baseMeta && { pageMeta: baseMeta }) }) : UNKNOWN;
}

/** Opens a draft in the working copy; returns its conflicts with what was published since it was begun. */
export function takeUpDraft(store: StoreApi<ContentState>, draft: PageDraft): Conflict[] {
  const content = contentOf(draft);
  const conflicts = store.getState().restore(content, beginningOf(draft, store.getState()));
  openPublishing.setState({ openDraft: { version: draft.version, content }, changed: null });
  return conflicts;
}

/** Merges somebody else's draft into the working copy; returns the conflicts. */
export function joinDraft(store: StoreApi<ContentState>, theirs: PageDraft): Conflict[] {
  const { workingContent, replace } = store.getState();
  const { openDraft } = openPublishing.getState();
  const content = contentOf(theirs);
  const base = openDraft?.content ?? beginningOf(theirs, store.getState());
  const merge = mergeContent(base, workingContent, content);
  replace(merge.content);
  openPublishing.setState({ openDraft: { version: theirs.version, content }, changed: null });
  return merge.conflicts;
}

/**
 * The draft that the working copy went on from is no more: it has been published, most likely. What it says counts as
 * sent from here, so that nothing of it is in conflict with itself when that is joined.
 */
export function letGoOfDraft(store: StoreApi<ContentState>): void {
  const { openDraft, publishing } = openPublishing.getState();
  openPublishing.setState({ openDraft: null, publishing: publishing && { ...publishing, draft: null } });
  if (openDraft) store.setState(({ sent }) => ({ sent: [...sent, openDraft.content] }));
}

/**
 * Before a refused save is merged with the stored text: checks whether the draft was the reason.
 * @throws {DraftChanged}
 */
export async function heedDraft(
  store: StoreApi<ContentState>,
  read: () => Promise<PageDraft | null>,
): Promise<void> {
  const { openDraft } = openPublishing.getState();
  if (!openDraft) return;
  const theirs = await read();
  if (theirs === null) letGoOfDraft(store);
  else if (theirs.version !== openDraft.version) throw new DraftChanged(theirs);
}
