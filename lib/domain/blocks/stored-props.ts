import { isRecord, type JsonRecord, ownValue } from '../json';
import { type Field, type FieldMap, readFields } from './fields';
import { keyItems } from './list-item-keys';

interface StoredVisitor {
  /** For a property without nested fields; the result replaces the value. */
  leaf?: (field: Field, value: unknown) => unknown;
  /** For a list, before its items are visited. */
  list?: (items: readonly unknown[]) => readonly unknown[];
}

function mapValue(field: Field, value: unknown, visitor: StoredVisitor): unknown {
  if (field.control === 'group') return mapStored(field.fields ?? {}, value, visitor);
  if (field.control !== 'list') return visitor.leaf ? visitor.leaf(field, value) : value;
  if (!Array.isArray(value)) return value;
  const items = visitor.list ? visitor.list(value) : value;
  const mapped = items.map((item) => mapStored(field.fields ?? {}, item, visitor));
  return mapped.some((item, at) => item !== items[at]) ? mapped : items;
}

/** Walks stored properties along a kind's fields; whatever the fields do not describe stays as it is. */
function mapStored(fields: FieldMap, stored: unknown, visitor: StoredVisitor): unknown {
  if (!isRecord(stored)) return stored;
  let result = stored;
  for (const [name, field] of Object.entries(fields)) {
    const value = ownValue(stored, name);
    if (value === undefined) continue;
    const mapped = mapValue(field, value, visitor);
    if (mapped !== value) result = { ...result, [name]: mapped };
  }
  return result;
}

/** Gives the items of every list a stable key; the same properties when none was missing. */
export function keyListItems(fields: FieldMap, props: JsonRecord): JsonRecord {
  return mapStored(fields, props, { list: keyItems }) as JsonRecord;
}

interface StoredLeaf {
  control: Field['control'];
  value: unknown;
}

/** Every stored property without fields of its own, those of groups and of list items too, in the order of the fields. */
export function leavesOf(fields: FieldMap, props: JsonRecord): StoredLeaf[] {
  const found: StoredLeaf[] = [];
  mapStored(fields, props, {
    leaf: ({ control }, value) => {
      found.push({ control, value });
      return value;
    },
  });
  return found;
}

/** Every stored string that stands in a property of the given control, in the order of the fields. */
export function stringsOf(fields: FieldMap, props: JsonRecord, control: Field['control']): string[] {
  return leavesOf(fields, props).flatMap((leaf) =>
    leaf.control === control && typeof leaf.value === 'string' ? [leaf.value] : [],
  );
}

/** The properties with every stored string through `change`, those of labels too; the same ones when none became another. */
export function mapStrings(
  fields: FieldMap,
  props: JsonRecord,
  change: (control: Field['control'], value: string) => string,
): JsonRecord {
  return mapStored(fields, props, {
    leaf: ({ control }, value) => {
      if (control === 'attribute-values' && isRecord(value))
        return mapValues(value, (each) => change(control, each));
      return typeof value === 'string' ? change(control, value) : value;
    },
  }) as JsonRecord;
}

/** A record with each of its strings through `change`; the same one when none became another. */
export function mapValues<Values extends JsonRecord>(
  values: Values,
  change: (value: string) => string,
): Values {
  let isSame = true;
  const mapped = Object.entries(values).map(([key, value]) => {
    const next = typeof value === 'string' ? change(value) : value;
    if (next !== value) isSame = false;
    return [key, next] as const;
  });
  return isSame ? values : (Object.fromEntries(mapped) as Values);
}

/**
 * The field that a path leads to, list items by their key: `['slides', 'key-1x', 'title']`. Undefined where no field is,
 * and for an item as a whole.
 */
export function fieldAt(fields: FieldMap, path: readonly string[]): Field | undefined {
  const [name, ...rest] = path;
  const field = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || rest.length === 0) return field;
  if (field.control === 'group') return fieldAt(field.fields ?? {}, rest);
  if (field.control === 'list') return fieldAt(field.fields ?? {}, rest.slice(1));
  return field.control === 'attribute-values' && rest.length === 1 ? field : undefined;
}

/** A new item of a list with its fields' defaults and the given key and, where the list has ids, id. */
export function createListItem(listField: Field, key: string): JsonRecord {
  const fields = listField.fields ?? {};
  const item: JsonRecord = readFields(fields, {});
  if (Object.hasOwn(fields, 'id')) item.id = key;
  return { ...item, key };
}
