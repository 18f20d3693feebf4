import { sameJson } from '../json';
import { withBlock } from './change-blocks';
import { applyCommand } from './commands';
import type { Block, PageContent, Section } from './model';

/** How a block differs now: `removed` is no longer there, `added` was not there then. */
export type BlockChange = 'changed' | 'moved' | 'removed' | 'added';

export interface ComparedBlock {
  id: string;
  change: BlockChange;
  /** The earlier state, or the present one of an added block. */
  block: Block;
}

function placesOf({ sections }: PageContent): Map<string, { block: Block; section: Section }> {
  return new Map(
    sections.flatMap((section) => section.blocks.map((block) => [block.id, { block, section }])),
  );
}

/** The blocks that differ: those of the earlier state in its order, then the added ones. */
export function compareContent(then: PageContent, now: PageContent): ComparedBlock[] {
  const before = placesOf(then);
  const after = placesOf(now);
  const found: ComparedBlock[] = [];
  for (const [id, { block, section }] of before) {
    const present = after.get(id);
    if (!present) found.push({ id, change: 'removed', block });
    else if (!sameJson(present.block, block)) found.push({ id, change: 'changed', block });
    else if (present.section.id !== section.id) found.push({ id, change: 'moved', block });
  }
  for (const [id, { block }] of after) if (!before.has(id)) found.push({ id, change: 'added', block });
  return found;
}

/** The nearest block before this one that is still in its section: null is the beginning. */
function neighbourIn(now: Section | undefined, then: Section, id: string): string | null {
  const at = then.blocks.findIndex((block) => block.id === id);
  const there = new Set(now?.blocks.map((block) => block.id));
  return then.blocks.slice(0, at).findLast((block) => there.has(block.id))?.id ?? null;
}

/** The content with one block as it was then, and where it was; one that was not there yet goes. */
export function restoreBlock(now: PageContent, then: PageContent, id: string): PageContent {
  const section = then.sections.find(({ blocks }) => blocks.some((block) => block.id === id));
  const block = section?.blocks.find((each) => each.id === id);
  if (!section || !block) return applyCommand(now, { type: 'remove-block', blockId: id });
  const present = now.sections.find(({ blocks }) => blocks.some((each) => each.id === id));
  if (present?.id === section.id) return withBlock(now, id, () => block);
  const home = now.sections.find((each) => each.id === section.id);
  const after = neighbourIn(home, section, id);
  const housed = home ? now : applyCommand(now, { type: 'add-section', section: { ...section, blocks: [] } });
  if (!present) return applyCommand(housed, { type: 'add-block', sectionId: section.id, block, after });
  const placed = applyCommand(housed, { type: 'place-block', blockId: id, sectionId: section.id, after });
  return withBlock(placed, id, () => block);
}
