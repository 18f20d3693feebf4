import type { AttributeChanges } from './attributes';
import type { Attribute } from './model';

const SLUG_CHARACTERS = 64;

/** The slug of an attribute for addresses and templates: letters of any script, digits, `-`; never empty. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
  const slug = [...words]
    .slice(0, SLUG_CHARACTERS)
    .join('')
    .replace(/^[-\p{M}]+|-$/gu, '');
  return slug === '' ? 'attribute' : slug;
}

/** A slug that is not in use: the name's own, or one with a number added. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(name);
  let slug = wanted;
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${wanted}-${copy}`;
  return slug;
}

/** Renames an attribute; its slug follows as long as nobody has set another one. */
export function renameAttribute(
  attribute: Attribute,
  name: string,
  others: readonly Attribute[],
): AttributeChanges {
  const taken = new Set(others.flatMap(({ id, slug }) => (id === attribute.id ? [] : [slug])));
  const isOwnSlug = attribute.slug === freeSlug(attribute.name, taken);
  return isOwnSlug ? { name, slug: freeSlug(name, taken) } : { name };
}

/** An id that none of the taken ones is; `block-` and `item-` tell whose attribute it is. */
export function attributeId(
  kind: 'attribute' | 'block' | 'item',
  timestamp: number,
  taken: ReadonlySet<string>,
): string {
  const wanted = `${kind}-${timestamp}`;
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
  return id;
}
