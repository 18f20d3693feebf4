import { kindOf } from '../blocks';
import { itemListOf } from '../blocks/item-list';
import { ownValue } from '../json';
import type { Block, BlockAttribute, Section } from './model';

/** A value of its own, else the default that its definition names. */
export function valueOrDefault(
  holder: unknown,
  definitions: readonly BlockAttribute[] | undefined,
  id: string,
): unknown {
  const own = ownValue(ownValue(holder, 'attributes'), id);
  return own === undefined ? definitions?.find((definition) => definition.id === id)?.defaultValue : own;
}

/** The items that a block's visitors look through one by one, as stored; null for a block that has none. */
export function itemsOf({ component, props }: Block): unknown[] | null {
  const list = itemListOf(kindOf(component)?.fields ?? {});
  const items = list === null ? null : ownValue(props, list.name);
  return Array.isArray(items) ? items : null;
}

/** The block with only the items that pass; null when none does, the same block when all do. */
export function narrowItems(block: Block, passes: (item: unknown) => boolean): Block | null {
  const list = itemListOf(kindOf(block.component)?.fields ?? {});
  const items = itemsOf(block);
  const kept = items?.filter(passes) ?? [];
  if (list === null || items === null || kept.length === 0) return null;
  return kept.length === items.length ? block : { ...block, props: { ...block.props, [list.name]: kept } };
}

/** The section with the blocks that are kept; null if there are none. */
export function keepBlocks(section: Section, keep: (block: Block) => Block | null): Section | null {
  const blocks = section.blocks.flatMap((block) => keep(block) ?? []);
  return blocks.length === 0 ? null : { ...section, blocks };
}
