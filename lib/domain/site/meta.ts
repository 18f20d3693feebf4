import type { PageMeta } from '@/lib/domain/content/model';
import { META } from './limits';

/** The exact sentences of specification §5. */
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

/** Characters as people see them: a flag, a family or a letter with its mark is one (decision 12). */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** What is wrong with a page's meta information (specification §5): "less than" refuses the limit itself. */
export function metaProblems(meta: PageMeta): MetaProblem[] {
  const refused: Record<keyof PageMeta, boolean> = {
    title: countCharacters(meta.title) >= META.titleCharacters,
    description: countCharacters(meta.description) >= META.descriptionCharacters,
    keywords: meta.keywords.length > META.keywordItems,
  };
  return (['title', 'description', 'keywords'] as const)
    .filter((field) => refused[field])
    .map((field) => ({ field, message: META_MESSAGES[field] }));
}
