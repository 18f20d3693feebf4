import { withBlock } from './change-blocks';
import { applyCommand } from './commands';
import { type Conflict, resolveConflict, type Side } from './merge-conflicts';
import type { PageContent } from './model';

export type Choice = Side | 'both';

/** What can be chosen of a conflict: both of two texts can stay, one after the other. */
export function choicesOf(conflict: Conflict): readonly Choice[] {
  const isTwoBlocks = conflict.kind === 'block' && conflict.mine !== null && conflict.theirs !== null;
  return isTwoBlocks ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
}

/**
 * The working copy with one conflict settled the way that was chosen (decision 8). Mine is what stands there, with all that
 * has been typed in it since; both is mine followed by theirs, which gets `newId`.
 */
export function settleConflict(
  content: PageContent,
  conflict: Conflict,
  choice: Choice,
  newId: string,
): PageContent {
  if (choice === 'theirs') return resolveConflict(content, conflict, 'theirs');
  if (conflict.kind === 'place' || conflict.mine === null) return resolveConflict(content, conflict, 'mine');
  if (choice === 'mine' || conflict.kind !== 'block' || conflict.theirs === null) return content;
  const { id, theirs } = conflict;
  const doubled = applyCommand(content, { type: 'duplicate-block', blockId: id, id: newId });
  return withBlock(doubled, newId, () => ({ ...theirs, id: newId }));
}
