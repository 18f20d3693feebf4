import { isRecord } from '../json';
import { plainText } from '../text/plain-text';
import type { Block } from './model';

/**
 * Properties that hold no words people read (decision 16): ids, component names, addresses, layout words, colours, tags
 * and class names. Numbers are left out by their type.
 */
export const EXCLUDED_KEYS: ReadonlySet<string> = new Set([
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

/** What two texts are compared as: composed letters, lower case, single spaces, trimmed (specification §4 "Filtering"). */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [searchable(plainText(value))];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (EXCLUDED_KEYS.has(key) ? [] : wordsOf(entry)));
}

/** Whether any property of a block says the (already searchable) text. */
export function blockSays(block: Block, query: string): boolean {
  return wordsOf(block.props).some((words) => words.includes(query));
}

/** Whether a gallery's item says it, in its alt text or its caption (specification §4 "Filtering"). */
export function itemSays(item: unknown, query: string): boolean {
  return isRecord(item) && wordsOf([item.alt, item.caption]).some((words) => words.includes(query));
}
