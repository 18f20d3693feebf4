import { canonicalJson, isRecord, type JsonRecord, ownValue } from '../json';

/** FNV-1a: short and the same everywhere; it has to tell apart the items of one list, nothing more. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function derivedKey(item: JsonRecord): string {
  const id = ownValue(item, 'id');
  if (typeof id === 'string' && id !== '') return id;
  // The key is left out, so that the key of a duplicate depends on its content only.
  const { key: _key, ...rest } = item;
  return `key-${fingerprint(canonicalJson(rest))}`;
}

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  let key = wanted;
  for (let copy = 2; taken.has(key); copy += 1) key = `${wanted}-${copy}`;
  return key;
}

/**
 * Gives every item of a list a unique `key`, derived from its `id` or content, so that the same stored list always
 * gets the same keys. Returns the same list if none was missing.
 */
export function keyItems(items: readonly unknown[]): readonly unknown[] {
  const own = new Map<string, unknown>();
  for (const item of items) {
    const key = ownValue(item, 'key');
    if (typeof key === 'string' && key !== '' && !own.has(key)) own.set(key, item);
  }
  const taken = new Set(own.keys());
  let changed = false;
  const keyed = items.map((item) => {
    if (!isRecord(item)) return item;
    const stored = ownValue(item, 'key');
    if (typeof stored === 'string' && own.get(stored) === item) {
      own.delete(stored);
      return item;
    }
    const key = freeKey(derivedKey(item), taken);
    taken.add(key);
    changed = true;
    return { ...item, key };
  });
  return changed ? keyed : items;
}
