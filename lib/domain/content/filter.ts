import { kindOf } from '../blocks';
import { itemListOf } from '../blocks/item-list';
import { ownValue } from '../json';
import { BLOCK_ATTRIBUTE_PREFIX, ITEM_ATTRIBUTE_PREFIX } from './attributes';
import type { AttributeValue, Block, PageContent, Section } from './model';
import { keepBlocks, narrowItems, valueOrDefault } from './narrow';
import { blockSays, fieldsSay, searchable } from './search-text';

export interface AttributeFilter {
  attributeId: string;
  values: readonly AttributeValue[];
}

export interface ContentFilter {
  text?: string;
  attribute?: AttributeFilter | null;
  /** A block that stays even if it does not match, so that it does not vanish while somebody types in it. */
  keep?: string | null;
}

/** Chosen values may come out of an address, where everything is text. */
function isChosen(value: unknown, values: readonly AttributeValue[]): boolean {
  return value !== null && value !== undefined && values.some((chosen) => String(chosen) === String(value));
}

function byAttribute(block: Block, { attributeId, values }: AttributeFilter): Block | null {
  if (attributeId.startsWith(ITEM_ATTRIBUTE_PREFIX)) {
    return narrowItems(block, (item) =>
      isChosen(valueOrDefault(item, block.itemAttributes, attributeId), values),
    );
  }
  const value = attributeId.startsWith(BLOCK_ATTRIBUTE_PREFIX)
    ? valueOrDefault(block, block.blockAttributes, attributeId)
    : ownValue(block.attributes, attributeId);
  return isChosen(value, values) ? block : null;
}

function byText(block: Block, query: string): Block | null {
  const items = itemListOf(kindOf(block.component)?.fields ?? {});
  if (items) return narrowItems(block, (item) => fieldsSay(items.fields, item, query));
  return blockSays(block, query) ? block : null;
}

function textFilter(section: Section, query: string, keep: string | null | undefined): Section | null {
  const isKept = (block: Block) => (block.id === keep ? block : null);
  // `keep` does not count for the search: the section's own match decides about its other blocks.
  const isMatch = section.blocks.some((block) => byText(block, query) !== null);
  if (!isMatch && searchable(section.name).includes(query)) return section;
  return keepBlocks(section, (block) => byText(block, query) ?? isKept(block));
}

/** Set in the view only and never saved. */
function markFirstAttribute(section: Section): Section {
  const [first, ...others] = section.attributes;
  if (first === undefined || first.inherited) return section;
  return { ...section, attributes: [{ ...first, inherited: true }, ...others] };
}

/** Whether there is anything to filter by. */
export function isFiltering(filter: ContentFilter): boolean {
  return searchable(filter.text ?? '') !== '' || (filter.attribute?.values.length ?? 0) > 0;
}

/**
 * The part of the content that a filter shows: first by attribute, then by text. Only a view; never saved. Without
 * a filter it is the content itself.
 */
export function filterContent(content: PageContent, filter: ContentFilter): PageContent {
  if (!isFiltering(filter)) return content;
  const { attribute, keep } = filter;
  const query = searchable(filter.text ?? '');
  const sections = content.sections.flatMap((section) => {
    const chosen =
      attribute && attribute.values.length > 0
        ? keepBlocks(section, (block) => byAttribute(block, attribute) ?? (block.id === keep ? block : null))
        : section;
    const shown = chosen && query !== '' ? textFilter(chosen, query, keep) : chosen;
    return shown === null ? [] : [markFirstAttribute(shown)];
  });
  return { ...content, sections };
}
