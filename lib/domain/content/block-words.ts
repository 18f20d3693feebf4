import { kindOf } from '../blocks';
import { WORDS } from '../blocks/keep-words';
import { leavesOf } from '../blocks/stored-props';
import { canonicalJson, isRecord } from '../json';
import { plainText } from '../text/plain-text';
import type { Block } from './model';
import { referenceIn } from './page-reference';

const LETTER = /\p{L}/u;
/** Properties that people see of a file; link targets and layout are neither read nor seen. */
const SEEN: ReadonlySet<string> = new Set(['picture', 'video', 'film', 'captions']);

/** The readable text of a stored property, without its markup; null if it holds no text. */
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
  return [...found, ...label].filter(
    (word): word is string => typeof word === 'string' && LETTER.test(word) && referenceIn(word) === null,
  );
}

/**
 * A block's content apart from its presentation: texts without markup, attribute values, pictures and films.
 * Reordered items count as the same.
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
