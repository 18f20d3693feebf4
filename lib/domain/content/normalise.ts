import { isBlockKind, keyBlock, upgradeBlock } from '../blocks';
import { isAttributeValue } from '../blocks/field-kinds';
import { isLook, type Look } from '../blocks/look';
import { isRecord, type JsonRecord, ownValue } from '../json';
import type { Attribute, AttributeValue, Block, BlockAttribute, PageContent, Section } from './model';

/** The name of a stored section that has none. */
const UNNAMED_SECTION = 'Unnamed Section';

/** The kind of a stored block that names none. */
const UNKNOWN_COMPONENT = 'Unknown';

/** Where a value is kept that stood where this release expects something of another shape. */
const ASIDE = 'stored';

type Guard<T> = (value: unknown) => value is T;

const isString: Guard<string> = (value) => typeof value === 'string';
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
const isList: Guard<unknown[]> = (value) => Array.isArray(value);
const isName: Guard<string> = (value): value is string => isString(value) && value !== '';

/** One stored record being read: takes known fields in their types and remembers what did not fit. */
class Reading {
  readonly #entry: JsonRecord;
  readonly #aside: JsonRecord = {};

  constructor(entry: unknown, name: string) {
    this.#entry = isRecord(entry) ? entry : {};
    if (!isRecord(entry) && entry !== undefined) this.#aside[name] = entry;
  }

  take<T>(field: string, guard: Guard<T>, fallback: T): T {
    const value = ownValue(this.#entry, field);
    if (guard(value)) return value;
    if (value !== undefined && value !== null) this.#aside[field] = value;
    return fallback;
  }

  takeList<T>(field: string, read: (entry: unknown) => T | null): T[] {
    const refused: unknown[] = [];
    const kept = this.take(field, isList, []).flatMap((entry) => {
      const value = read(entry);
      if (value === null) refused.push(entry);
      return value === null ? [] : [value];
    });
    if (refused.length > 0) this.#aside[field] = refused;
    return kept;
  }

  /** A look where one is stored: what says nothing of its look stays so. */
  takeLook(): { look?: Look } {
    const isStored = ownValue(this.#entry, 'look') !== undefined;
    return isStored ? { look: this.take('look', isLook, {}) } : {};
  }

  setAside(field: string, value: unknown): void {
    this.#aside[field] = value;
  }

  /** The record with the given fields in place; what did not fit stands under a name of its own. */
  finish(fields: JsonRecord): JsonRecord {
    const record = { ...this.#entry, ...fields };
    if (Object.keys(this.#aside).length === 0) return record;
    let name = ASIDE;
    for (let copy = 2; Object.hasOwn(record, name); copy += 1) name = `${ASIDE}-${copy}`;
    return { ...record, [name]: this.#aside };
  }
}

/** Every id of the stored content in use, so that a made one never meets one that comes later. */
class IdRegister {
  readonly #seen = new Set<string>();
  readonly #stored: ReadonlySet<string>;

  constructor(stored: ReadonlySet<string>) {
    this.#stored = stored;
  }

  /** The stored id where it is the first of its name, else one derived from it or from the place (security D-6). */
  claim(reading: Reading, place: string): string {
    const stored = reading.take('id', isName, '');
    let id = stored === '' ? place : stored;
    if (stored === '' || this.#seen.has(stored)) {
      if (stored !== '') reading.setAside('id', stored);
      const base = id;
      for (let copy = 2; this.#seen.has(id) || this.#stored.has(id); copy += 1) id = `${base}-${copy}`;
    }
    this.#seen.add(id);
    return id;
  }
}

function storedIds(sections: readonly unknown[]): Set<string> {
  const ids = new Set<string>();
  const note = (entry: unknown) => {
    const id = ownValue(entry, 'id');
    if (isName(id)) ids.add(id);
  };
  for (const section of sections) {
    note(section);
    const blocks = ownValue(section, 'blocks');
    if (isList(blocks)) blocks.forEach(note);
  }
  return ids;
}

/** One attribute definition of a page or section out of anything stored; null for what cannot be one. */
function readAttribute(stored: unknown): Attribute | null {
  const slug = ownValue(stored, 'slug');
  const id = ownValue(stored, 'id');
  const known = isName(id) ? id : slug;
  if (!isName(known)) return null;
  const reading = new Reading(stored, 'attribute');
  return reading.finish({
    id: reading.take('id', isName, known),
    name: reading.take('name', isString, isName(slug) ? slug : known),
    slug: reading.take('slug', isName, known),
    type: reading.take('type', isName, 'text'),
    inherited: reading.take('inherited', isBoolean, false),
  }) as unknown as Attribute;
}

/** The attribute definitions of a page or section, out of anything stored. */
export function normaliseAttributes(stored: unknown): Attribute[] {
  return isList(stored) ? stored.flatMap((entry) => readAttribute(entry) ?? []) : [];
}

function readBlockAttribute(stored: unknown): BlockAttribute | null {
  const name = ownValue(stored, 'name');
  const value = ownValue(stored, 'defaultValue');
  const fits =
    isName(ownValue(stored, 'id')) &&
    (name === undefined || isString(name)) &&
    (value === undefined || isAttributeValue(value));
  return fits ? (stored as BlockAttribute) : null;
}

function readValues(reading: Reading): Record<string, AttributeValue> {
  const entries = Object.entries(reading.take('attributes', isRecord, {}));
  const misfits = entries.filter(([, value]) => !isAttributeValue(value));
  if (misfits.length > 0) reading.setAside('attributes', Object.fromEntries(misfits));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, AttributeValue] => isAttributeValue(entry[1])),
  );
}

function readBlock(given: unknown, place: string, ids: IdRegister): Block {
  const stored = upgradeBlock(given);
  const reading = new Reading(stored, 'block');
  const id = ids.claim(reading, place);
  const component = reading.take('component', isName, UNKNOWN_COMPONENT);
  if (!isBlockKind(component)) {
    // Kept byte for byte: nothing is filled in, so its other fields may be missing.
    return reading.finish({ id, component }) as unknown as Block;
  }
  const block: Block = {
    id,
    component,
    props: reading.take('props', isRecord, {}),
    attributes: readValues(reading),
    blockAttributes: reading.takeList('blockAttributes', readBlockAttribute),
    itemAttributes: reading.takeList('itemAttributes', readBlockAttribute),
    ...reading.takeLook(),
  };
  return keyBlock(reading.finish({ ...block }) as unknown as Block);
}

function readSection(stored: unknown, at: number, ids: IdRegister): Section {
  const reading = new Reading(stored, 'section');
  const section: Section = {
    id: ids.claim(reading, `section-at-${at + 1}`),
    name: reading.take('name', isString, UNNAMED_SECTION),
    attributes: reading.takeList('attributes', readAttribute),
    ...reading.takeLook(),
    blocks: reading
      .take('blocks', isList, [])
      .map((block, place) => readBlock(block, `block-at-${at + 1}-${place + 1}`, ids)),
  };
  return reading.finish({ ...section }) as unknown as Section;
}

/**
 * Content out of any stored JSON. Lenient: what is missing gets its default, what
 * does not fit is kept aside, unknown keys stay, and a block of an unknown kind is kept byte for byte. Never throws, and
 * reading its own result changes nothing.
 */
export function normaliseContent(stored: unknown): PageContent {
  const reading = new Reading(stored ?? undefined, 'content');
  const sections = reading.take('sections', isList, []);
  const ids = new IdRegister(storedIds(sections));
  return reading.finish({
    ...reading.takeLook(),
    sections: sections.map((section, at) => readSection(section, at, ids)),
  }) as unknown as PageContent;
}
