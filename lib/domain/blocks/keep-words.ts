import { isRecord, type JsonRecord, ownValue } from '../json';
import type { Control, Field, FieldMap } from './fields';

/** Controls of texts that people read, which are translated. */
export const WORDS: ReadonlySet<Control> = new Set(['text', 'textarea', 'html', 'inline-html']);

function keyed(items: unknown): Map<unknown, unknown> {
  const entries = Array.isArray(items)
    ? items.map((item): [unknown, unknown] => [ownValue(item, 'key'), item])
    : [];
  return new Map(entries.filter(([key]) => key !== undefined));
}

function keepIn(field: Field, given: unknown, own: unknown): unknown {
  if (WORDS.has(field.control)) return own === undefined ? given : own;
  if (field.control === 'group') return keepWords(field.fields ?? {}, given, own);
  if (field.control !== 'list' || !Array.isArray(given)) return given;
  const before = keyed(own);
  return given.map((item) => keepWords(field.fields ?? {}, item, before.get(ownValue(item, 'key'))));
}

/**
 * Another language's properties with this language's own texts: pictures, addresses, numbers, choices and lists
 * are the other's; texts stay, matched item by item by key.
 */
export function keepWords(fields: FieldMap, given: unknown, own: unknown): unknown {
  if (!isRecord(given)) return given;
  const kept: JsonRecord = { ...given };
  for (const [name, field] of Object.entries(fields)) {
    const value = keepIn(field, ownValue(given, name), ownValue(own, name));
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
