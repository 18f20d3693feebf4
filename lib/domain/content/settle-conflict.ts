import { withBlock } from './change-blocks';
import { applyCommand } from './commands';
import { mergeBlocks } from './merge-block';
import { type Conflict, resolveConflict, type Side } from './merge-conflicts';
import type { PageContent } from './model';
import { blocksById } from './outdated';

export type Choice = Side | 'both';

/** The choices for a conflict: of two texts both can stay, one after the other. */
export function choicesOf(conflict: Conflict): readonly Choice[] {
  const isTwoBlocks = conflict.kind === 'block' && conflict.mine !== null && conflict.theirs !== null;
  return isTwoBlocks ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
}

/**
 * The working copy with one conflict settled the way that was chosen. Mine is what stands there, with all that
 * has been typed in it since. Both is one block with the words of both sides where they differ; blocks that differ in more
 * than words stand one after the other, theirs with `newId`.
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
  const { id, base, theirs } = conflict;
  const mine = blocksById(content).get(id) ?? conflict.mine;
  const merged = mergeBlocks({ base: base ?? undefined, mine, theirs }, 'both');
  if (merged.canHaveBoth) return withBlock(content, id, () => merged.block);
  const doubled = applyCommand(content, { type: 'duplicate-block', blockId: id, id: newId });
  return withBlock(doubled, newId, () => ({ ...theirs, id: newId }));
}
