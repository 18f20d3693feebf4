import { sameJson } from '../json';
import { substanceOf } from './block-words';
import type { Block, PageContent } from './model';

/** The blocks of a content by their ids. */
export function blocksById({ sections }: PageContent): Map<string, Block> {
  return new Map(sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, block])));
}

/** What a block says: its look is changed in all languages at once, and makes no translation newer. */
const unstyled = (block: Block | undefined) => block && { ...block, look: undefined };

/** Which of these blocks were the same in an older version: the others have last been changed after it. */
export function unchangedSince(blocks: ReadonlyMap<string, Block>, older: PageContent): Map<string, Block> {
  const before = blocksById(older);
  return new Map([...blocks].filter(([id, block]) => sameJson(unstyled(before.get(id)), unstyled(block))));
}

/**
 * Whether a block of the source has changed since it was translated: it tells something else now than it did when the
 * translation was last changed. What was only set otherwise, in bold or as a list, is no reason to translate again, nor
 * is what the source did not have then, or has no more.
 */
export function isOutdated(now: Block | undefined, then: Block | undefined): boolean {
  return (
    now !== undefined && then !== undefined && !sameJson(now, then) && substanceOf(now) !== substanceOf(then)
  );
}
