import type { Control, FieldMap } from '@/lib/domain/blocks/fields';
import { WORDS } from '@/lib/domain/blocks/keep-words';
import { isRecord, type JsonRecord } from '@/lib/domain/json';
import { plainText } from '@/lib/domain/text/plain-text';

const TITLE_CHARACTERS = 60;

/** Properties that hold a file, which has a name. */
const FILES: ReadonlySet<Control> = new Set(['picture', 'film', 'captions']);

/** The properties by which an item is known first, where it has them. */
const NAMING = ['title', 'text', 'caption', 'alt'];

/** An item's title: its text or file name; empty if it has neither. */
export function titleOfItem(item: JsonRecord, fields: FieldMap): string {
  const named = (isWanted: (control: Control) => boolean) =>
    Object.entries(fields).flatMap(([name, { control }]) => (isWanted(control) ? [name] : []));
  const words = named((control) => WORDS.has(control));
  const firstOf = (names: readonly string[]) =>
    names.map((name) => plainText(String(item[name] ?? ''))).find((each) => each !== '');
  const file = named((control) => FILES.has(control))
    .map((name) => item[name])
    .find((address): address is string => typeof address === 'string' && address !== '');
  const title = firstOf(NAMING.filter((name) => words.includes(name)));
  return (title ?? (file === undefined ? firstOf(words) : fileName(file)) ?? '').slice(0, TITLE_CHARACTERS);
}

/** A key that no item of the list has, from the time. */
export function nextKey(list: unknown, now: number): string {
  const taken = new Set(
    Array.isArray(list) ? list.map((item) => (isRecord(item) ? item.key : undefined)) : [],
  );
  const wanted = `key-${now.toString(36)}`;
  let key = wanted;
  for (let copy = 2; taken.has(key); copy += 1) key = `${wanted}-${copy}`;
  return key;
}

/** A copy of an item with another key and, if it has one, another id; keys of nested lists may stay. */
export function copyOfItem(item: JsonRecord, key: string): JsonRecord & { key: string } {
  return { ...structuredClone(item), ...('id' in item && { id: key }), key };
}

function fileName(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
