import { kindOf } from '../blocks';
import type { FieldMap } from '../blocks/fields';
import { WORDS } from '../blocks/keep-words';
import { leavesOf } from '../blocks/stored-props';
import { isRecord } from '../json';
import { plainText } from '../text/plain-text';
import type { Block } from './model';

/** Properties that hold no words people read, by the names that blocks of unknown kinds are likely to use. */
const EXCLUDED_KEYS: ReadonlySet<string> = new Set([
  'id',
  'key',
  'component',
  'type',
  'src',
  'url',
  'href',
  'link',
  'image',
  'poster',
  'parentPage',
  'layout',
  'color',
  'tag',
  'class',
  'attribute',
  'slug',
  'attributes',
  'blockAttributes',
  'itemAttributes',
]);

/** Normalises a text for comparison: composed letters, lower case, single spaces, trimmed. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [searchable(plainText(value))];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (EXCLUDED_KEYS.has(key) ? [] : wordsOf(entry)));
}

/** Whether a text that people read, in properties with these fields, says the (already searchable) query. */
export function fieldsSay(fields: FieldMap, props: unknown, query: string): boolean {
  if (!isRecord(props)) return false;
  return leavesOf(fields, props).some(
    ({ control, value }) => WORDS.has(control) && wordsOf(value).some((words) => words.includes(query)),
  );
}

/** Whether a block contains the (normalised) query; in blocks of unknown kinds every possible text is searched. */
export function blockSays({ component, props }: Block, query: string): boolean {
  const kind = kindOf(component);
  return kind ? fieldsSay(kind.fields, props, query) : wordsOf(props).some((words) => words.includes(query));
}
