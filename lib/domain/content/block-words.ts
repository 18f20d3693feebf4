import { kindOf } from '../blocks';
import { WORDS } from '../blocks/keep-words';
import { leavesOf } from '../blocks/stored-props';
import { canonicalJson, isRecord } from '../json';
import { plainText } from '../text/plain-text';
import type { Block } from './model';

const LETTER = /\p{L}/u;
/** What people see of a file; where a link leads and how a block is laid out is neither read nor seen. */
const SEEN: ReadonlySet<string> = new Set(['picture', 'video']);

/** What of a stored leaf people read, without its markup; null where it holds no words. */
function readable({ control, value }: ReturnType<typeof leavesOf>[number]): string | null {
  if (!WORDS.has(control as never) || typeof value !== 'string') return null;
  const isMarkup = control === 'html' || control === 'inline-html';
  return (isMarkup ? plainText(value) : value.replace(/\s+/g, ' ').trim()) || null;
}

const labels = (values: unknown): string[] =>
  isRecord(values) ? Object.entries(values).map(([id, value]) => `${id}=${canonicalJson(value)}`) : [];

/** The words of a block that have letters, those of its museum label among them: what there is to translate. */
export function wordsOf({ component, props, attributes }: Block): string[] {
  const kind = kindOf(component);
  if (kind === null) return [];
  const found = leavesOf(kind.fields, props).flatMap((leaf) => {
    if (leaf.control !== 'attribute-values') return readable(leaf) ?? [];
    return isRecord(leaf.value) ? Object.values(leaf.value) : [];
  });
  const label = kind.showsAttributes ? Object.values(attributes) : [];
  return [...found, ...label].filter((word): word is string => typeof word === 'string' && LETTER.test(word));
}

/**
 * What a block tells those who read and see it, however it is set: words without their markup, values of attributes,
 * pictures and films. Items that changed places tell the same.
 */
export function substanceOf({ component, props, attributes }: Block): string {
  const kind = kindOf(component);
  if (kind === null) return canonicalJson({ component, props, attributes });
  const reported = leavesOf(kind.fields, props).flatMap((leaf) => {
    if (leaf.control === 'attribute-values') return labels(leaf.value);
    if (SEEN.has(leaf.control))
      return typeof leaf.value === 'string' && leaf.value !== '' ? [leaf.value] : [];
    return readable(leaf) ?? [];
  });
  return JSON.stringify([component, ...[...reported, ...labels(attributes)].sort()]);
}
