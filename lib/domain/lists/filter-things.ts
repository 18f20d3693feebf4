import { filterSlug, valueSlug } from '../addresses/page-filter';
import { isBlockKind, kindOf } from '../blocks';
import { isAttributeValue } from '../blocks/field-kinds';
import { BLOCK_ATTRIBUTE_PREFIX, ITEM_ATTRIBUTE_PREFIX, inheritAttributes } from '../content/attributes';
import type { AttributeValue, Block, BlockAttribute, Section } from '../content/model';
import { itemsOf, valueOrDefault } from '../content/narrow';
import { referenceIn } from '../content/page-reference';
import { ownValue } from '../json';
import type { ListedPage, PageView } from '../site/view-model';

/** The parts of a page that its filter is built from. */
export type FilterSource = Pick<PageView, 'document' | 'listed' | 'named' | 'contentLanguage'>;

/** Values by the slug of their attribute. */
export type Values = ReadonlyMap<string, AttributeValue>;

/** A thing that visitors filter: what is counted, and what a choice keeps. */
export interface FilterThing {
  /** The same in every language. */
  id: string;
  kind: 'quote' | 'picture' | 'page' | 'block';
  sectionId: string;
  values: Values;
}

interface Definition {
  id: string;
  slug: string;
  name: string;
  /** The definition to use if there is no value. */
  own?: BlockAttribute;
}

function ownDefinitions(attributes: readonly BlockAttribute[] | undefined, prefix: string): Definition[] {
  return (attributes ?? [])
    .filter(({ id }) => id.startsWith(prefix))
    .map((own) => ({
      id: own.id,
      slug: filterSlug(own.id.slice(prefix.length)),
      name: own.name ?? '',
      own,
    }));
}

function sharedDefinitions(section: Section, source: FilterSource): Definition[] {
  return inheritAttributes(section.attributes, source.document.attributes).map(({ id, slug, name }) => ({
    id,
    slug: filterSlug(slug),
    name,
  }));
}

function blockDefinitions(block: Block, section: Section, source: FilterSource): Definition[] {
  return [
    ...sharedDefinitions(section, source),
    ...ownDefinitions(block.blockAttributes, BLOCK_ATTRIBUTE_PREFIX),
  ];
}

function valuesOf(
  holder: unknown,
  definitions: readonly Definition[],
  { named }: FilterSource,
): Map<string, AttributeValue> {
  const values = new Map<string, AttributeValue>();
  for (const { id, slug, name, own } of definitions) {
    const stored = valueOrDefault(holder, own && [own], id);
    const page = referenceIn(stored);
    const value = page === null ? stored : (named[page]?.title ?? null);
    // An attribute without a name cannot be offered, nor one without a slug chosen.
    if (slug === '' || name === '' || !isAttributeValue(value) || valueSlug(value) === '') continue;
    values.set(slug, value);
  }
  return values;
}

/** A block's own values: `block-` ids with their defaults, any other id directly. */
export function blockValues(block: Block, section: Section, source: FilterSource): Values {
  return valuesOf(block, blockDefinitions(block, section, source), source);
}

/** A gallery item's values; missing ones come from its gallery. */
export function itemValues(item: unknown, block: Block, section: Section, source: FilterSource): Values {
  const shared = blockDefinitions(block, section, source).map(({ own: _, ...definition }) => definition);
  const own = [...shared, ...ownDefinitions(block.itemAttributes, ITEM_ATTRIBUTE_PREFIX)];
  return new Map([...blockValues(block, section, source), ...valuesOf(item, own, source)]);
}

/** A listed page's values by slug; missing ones come from its list. */
export function listedValues(
  listed: ListedPage,
  block: Block,
  section: Section,
  source: FilterSource,
): Values {
  const own = Object.entries(listed.attributes).flatMap(([slug, value]): [string, AttributeValue][] =>
    Object.hasOwn(listed.attributeNames, slug) && valueSlug(value) !== '' ? [[filterSlug(slug), value]] : [],
  );
  return new Map([...blockValues(block, section, source), ...own]);
}

/** The pages that a block lists; null for a block that lists none. */
export function pagesListedBy(block: Block, source: FilterSource): ListedPage[] | null {
  const parentPage = kindOf(block.component)?.listsPagesBelow(block.props) ?? null;
  if (parentPage === null) return null;
  return Object.hasOwn(source.listed, parentPage) ? (source.listed[parentPage] ?? []) : [];
}

function thingsOfBlock(block: Block, section: Section, source: FilterSource): FilterThing[] {
  const shared = { sectionId: section.id };
  const items = itemsOf(block);
  if (items !== null) {
    return items.flatMap((item, at): FilterThing[] =>
      ownValue(item, 'src') === ''
        ? []
        : [
            {
              ...shared,
              id: `${block.id} ${String(ownValue(item, 'key') ?? at)}`,
              kind: 'picture',
              values: itemValues(item, block, section, source),
            },
          ],
    );
  }
  const listed = pagesListedBy(block, source);
  if (listed !== null) {
    return listed.map((page) => ({
      ...shared,
      id: `${block.id} ${page.path}`,
      kind: 'page',
      values: listedValues(page, block, section, source),
    }));
  }
  const kind = kindOf(block.component);
  if (kind?.countsAs && kind.isEmpty(block.props)) return [];
  return [
    { ...shared, id: block.id, kind: kind?.countsAs ?? 'block', values: blockValues(block, section, source) },
  ];
}

/**
 * What visitors filter on a page: quotes, gallery pictures and listed pages; on a page without any, the blocks
 * with values. Text around them is not counted.
 */
export function thingsOf(source: FilterSource): FilterThing[] {
  const all = source.document.translation.content.sections.flatMap((section) =>
    section.blocks
      .filter(({ component }) => isBlockKind(component))
      .flatMap((block) => thingsOfBlock(block, section, source)),
  );
  const listed = all.filter(({ kind }) => kind !== 'block');
  return listed.length > 0 ? listed : all.filter(({ values }) => values.size > 0);
}

/** A block's definitions, of its items and of itself. */
const definitionsOf = ({ component, itemAttributes, blockAttributes }: Block) =>
  isBlockKind(component)
    ? [
        ...ownDefinitions(itemAttributes, ITEM_ATTRIBUTE_PREFIX),
        ...ownDefinitions(blockAttributes, BLOCK_ATTRIBUTE_PREFIX),
      ]
    : [];

/**
 * The name of each attribute by slug: from the content, in the visitor's language, or else from the definition of
 * the page or an ancestor, which is the same in every language.
 */
export function namesOf(source: FilterSource): Map<string, string> {
  const names = new Map<string, string>();
  const note = (slug: string, name: string): void => {
    if (slug !== '' && name !== '' && !names.has(slug)) names.set(slug, name);
  };
  const { sections } = source.document.translation.content;
  for (const section of sections) {
    for (const { slug, name } of section.blocks.flatMap(definitionsOf)) note(slug, name);
    for (const { slug, name, inherited } of section.attributes) if (!inherited) note(filterSlug(slug), name);
  }
  const blocks = sections.flatMap((section) => section.blocks);
  for (const page of blocks.flatMap((block) => pagesListedBy(block, source) ?? []))
    for (const [slug, name] of Object.entries(page.attributeNames)) note(filterSlug(slug), name);
  for (const { slug, name } of source.document.attributes) note(filterSlug(slug), name);
  return names;
}
