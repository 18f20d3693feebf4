import type { Attribute } from './model';

/** What the values of an attribute can be said to be; one of a later release is treated as text. */
export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean', 'page'] as const;

/** Attributes of blocks and of items are recognised by their ids; any other id belongs to a page or section. */
export const BLOCK_ATTRIBUTE_PREFIX = 'block-';
export const ITEM_ATTRIBUTE_PREFIX = 'item-';

/**
 * The attributes in force where `own` is defined below `parent`: a section in its page, a page below its parent.
 * An own attribute overrides an inherited one with the same slug; a stored copy of an inherited one does not.
 */
export function inheritAttributes(own: readonly Attribute[], parent: readonly Attribute[]): Attribute[] {
  const overridden = new Set(own.filter(({ inherited }) => !inherited).map(({ slug }) => slug));
  const inherited = parent
    .filter(({ slug }) => !overridden.has(slug))
    .map((attribute) => (attribute.inherited ? attribute : { ...attribute, inherited: true }));
  const slugs = new Set(inherited.map(({ slug }) => slug));
  return [...inherited, ...own.filter(({ slug }) => !slugs.has(slug))];
}

/** Inherited attributes are shown and locked. */
export function canChangeAttribute(attribute: Attribute): boolean {
  return !attribute.inherited;
}

/** Adds a definition; if its id or own slug is in use, the same list is returned. */
export function addAttribute(list: Attribute[], attribute: Attribute): Attribute[] {
  const isTaken = list.some(
    ({ id, slug, inherited }) => id === attribute.id || (slug === attribute.slug && !inherited),
  );
  return isTaken || attribute.id === '' ? list : [...list, { ...attribute, inherited: false }];
}

export type AttributeChanges = Partial<Pick<Attribute, 'name' | 'slug' | 'type'>>;

/** Changes a definition; an inherited or unknown one is refused silently, with the same list. */
export function editAttribute(list: Attribute[], id: string, changes: AttributeChanges): Attribute[] {
  const current = list.find((attribute) => attribute.id === id);
  if (current === undefined || !canChangeAttribute(current)) return list;
  const next = { ...current, ...changes };
  const isTaken = list.some((other) => other !== current && other.slug === next.slug && !other.inherited);
  const isSame = (['name', 'slug', 'type'] as const).every((field) => next[field] === current[field]);
  return isTaken || isSame ? list : list.map((attribute) => (attribute === current ? next : attribute));
}

/** Takes a definition away; an inherited or unknown one is refused silently, with the same list. */
export function removeAttribute(list: Attribute[], id: string): Attribute[] {
  const current = list.find((attribute) => attribute.id === id);
  if (current === undefined || !canChangeAttribute(current)) return list;
  return list.filter((attribute) => attribute !== current);
}
