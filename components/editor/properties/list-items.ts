import { isRecord, type JsonRecord } from '@/lib/domain/json';
import { plainText } from '@/lib/domain/text/plain-text';

const TITLE_CHARACTERS = 60;

/** What people know an item by; empty when it says nothing yet. */
export function titleOfItem(item: JsonRecord): string {
  const said = [item.title, item.text, item.caption, item.alt]
    .map((words) => (typeof words === 'string' ? plainText(words) : ''))
    .find((words) => words !== '');
  if (said !== undefined) return said.slice(0, TITLE_CHARACTERS);
  const file = [item.image, item.src].find((address) => typeof address === 'string' && address !== '');
  return typeof file === 'string' ? fileName(file) : '';
}

/** A key that no item of the list has, from the time (decision 18). */
export function nextKey(list: unknown, now: number): string {
  const taken = new Set(
    Array.isArray(list) ? list.map((item) => (isRecord(item) ? item.key : undefined)) : [],
  );
  const wanted = `key-${now.toString(36)}`;
  let key = wanted;
  for (let copy = 2; taken.has(key); copy += 1) key = `${wanted}-${copy}`;
  return key;
}

/** The same item under another key, and another id where it has one; the keys of its own lists may stay. */
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
