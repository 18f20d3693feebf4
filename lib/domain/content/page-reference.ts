import { isSitePath } from '../addresses/links';
import type { AttributeValue } from '../blocks/block';

/**
 * The path that a value of a label is; null for words, numbers and everything else. Such a value stands for the page there: its
 * title is read instead, in the language of the reader, and the path follows the page like every link.
 */
export function referenceIn(value: unknown): string | null {
  const isPath = typeof value === 'string' && value.length > 1 && !/[\s?#]/.test(value) && isSitePath(value);
  return isPath ? value : null;
}

/** Values with the title of a page in the place of each reference; without those to pages that readers do not find. */
export function withTitles(
  values: Readonly<Record<string, AttributeValue>>,
  titles: ReadonlyMap<string, string>,
): Record<string, AttributeValue> {
  const read = Object.entries(values).flatMap(([slug, value]): [string, AttributeValue][] => {
    const path = referenceIn(value);
    if (path === null) return [[slug, value]];
    const title = titles.get(path);
    return title === undefined ? [] : [[slug, title]];
  });
  return Object.fromEntries(read);
}
