/** Stored JSON has no guaranteed shape; the functions here read it carefully. */
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record's own value: names such as `constructor` never reach the prototype (security V-3). */
export function ownValue(record: unknown, key: string): unknown {
  return isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** What is there of a record: without what is null or undefined, as columns and optional fields may be. */
export function known<T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const there = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: NonNullable<T[K]> };
}

function definedKeys(record: JsonRecord): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** Whether two JSON values say the same; the order of keys says nothing, because the database changes it. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((entry, at) => sameJson(entry, right[at]))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = definedKeys(left);
  return (
    keys.length === definedKeys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/** Deeper than anything that can be saved; only JSON nested on purpose reaches it. */
const CANONICAL_DEPTH = 64;

/** The same text for equal JSON values, whatever the order of keys; excessive nesting is cut off. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > CANONICAL_DEPTH) return 'null';
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry, depth + 1)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = definedKeys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key], depth + 1)}`);
  return `{${parts.join(',')}}`;
}
