import type { PageMeta } from '@/lib/domain/content/model';
import { META } from '../limits';

/** Messages for meta information that is too long (docs/reference/pages-and-paths.md#meta-information). */
export const META_MESSAGES = {
  title: 'Title must be less than 60 characters for optimal SEO',
  description: 'Description must be less than 160 characters for optimal SEO',
  keywords: 'Keywords must be limited to 10 items',
} as const satisfies Record<keyof PageMeta, string>;

export interface MetaProblem {
  field: keyof PageMeta;
  message: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** UTF-16 units. Segmenting takes the square of the length: of a hundred thousand letters at once 14 s. */
const AT_ONCE = 1024;

/**
 * Characters as people see them: a flag, a family or a letter with its mark is one.
 * @param most so many are enough to know: it may stop there
 */
export function countCharacters(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let from = 0, size = AT_ONCE; from < text.length; ) {
    const part = text.slice(from, endOf(text, from + size));
    const starts = Array.from(graphemes.segment(part), ({ index }) => index);
    const last = starts.at(-1) ?? 0;
    if (from + part.length >= text.length) return count + starts.length;
    // The last character of a chunk may continue in the next one.
    count += starts.length - 1;
    from += last;
    size = last === 0 ? size * 2 : AT_ONCE;
    if (count >= most) return count;
  }
  return count;
}

/** A part ends between letters, and not within one that takes two units. */
function endOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
}

/** Counts no further than it has to. */
const hasAsMany = (text: string, limit: number) =>
  text.length >= limit && countCharacters(text, limit) >= limit;

/** Problems of a page's meta information: "less than" refuses the limit itself. */
export function metaProblems(meta: PageMeta): MetaProblem[] {
  const refused: Record<keyof PageMeta, boolean> = {
    title: hasAsMany(meta.title, META.titleCharacters),
    description: hasAsMany(meta.description, META.descriptionCharacters),
    keywords: meta.keywords.length > META.keywordItems,
  };
  return (['title', 'description', 'keywords'] as const)
    .filter((field) => refused[field])
    .map((field) => ({ field, message: META_MESSAGES[field] }));
}
