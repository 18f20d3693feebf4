import { attributeId, freeSlug } from './attribute-names';
import { BLOCK_ATTRIBUTE_PREFIX, ITEM_ATTRIBUTE_PREFIX } from './attributes';
import type { Attribute, PageContent } from './model';

/** What an attribute is to be called; without a slug it gets the one of its name. */
export interface WantedAttribute {
  /** That of the inherited attribute which it takes the place of; its slug is that one's, too. */
  id?: string;
  name: string;
  slug?: string;
  type: string;
}

/**
 * A new attribute for a section. One that another section of the page defines under the same slug is taken as it is there, so
 * that both are filtered and listed as one; otherwise its id is its slug, as on other pages.
 * @param known the attributes that the section has already, its page's included
 * @param timestamp milliseconds, for an id where its slug cannot be one
 */
export function sectionAttribute(
  content: PageContent,
  known: readonly Attribute[],
  wanted: WantedAttribute,
  timestamp: number,
): Attribute {
  const { name, type } = wanted;
  if (wanted.id !== undefined)
    return { id: wanted.id, name, slug: wanted.slug ?? wanted.id, type, inherited: false };
  const slug = freeSlug(wanted.slug ?? name, new Set(known.map((each) => each.slug)));
  const all = content.sections.flatMap(({ attributes }) => attributes);
  const ids = new Set(known.map(({ id }) => id));
  const same = all.find((each) => each.slug === slug && !ids.has(each.id));
  if (same) return { ...same, inherited: false };
  for (const { id } of all) ids.add(id);
  const isOther = [BLOCK_ATTRIBUTE_PREFIX, ITEM_ATTRIBUTE_PREFIX].some((prefix) => slug.startsWith(prefix));
  const id = isOther || ids.has(slug) ? attributeId('attribute', timestamp, ids) : slug;
  return { id, name, slug, type, inherited: false };
}
