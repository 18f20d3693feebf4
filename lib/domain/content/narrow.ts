import { ownValue } from '../json';
import type { Block, BlockAttribute, Section } from './model';

export const GALLERY = 'MediaGallery';

/** A value of its own, else the default that its definition names. */
export function valueOrDefault(
  holder: unknown,
  definitions: readonly BlockAttribute[] | undefined,
  id: string,
): unknown {
  const own = ownValue(ownValue(holder, 'attributes'), id);
  return own === undefined ? definitions?.find((definition) => definition.id === id)?.defaultValue : own;
}

/** The items of a gallery, as stored; null for a block that is none. */
export function galleryItems(block: Block): unknown[] | null {
  const items = ownValue(block.props, 'items');
  return block.component === GALLERY && Array.isArray(items) ? items : null;
}

/** The gallery with only the items that pass; null when none does, the same block when all do. */
export function narrowGallery(block: Block, passes: (item: unknown) => boolean): Block | null {
  const items = galleryItems(block);
  const kept = items?.filter(passes) ?? [];
  if (items === null || kept.length === 0) return null;
  return kept.length === items.length ? block : { ...block, props: { ...block.props, items: kept } };
}

/** The section with what is kept of its blocks; null when nothing is (specification §4 "Filtering"). */
export function keepBlocks(section: Section, keep: (block: Block) => Block | null): Section | null {
  const blocks = section.blocks.flatMap((block) => keep(block) ?? []);
  return blocks.length === 0 ? null : { ...section, blocks };
}
