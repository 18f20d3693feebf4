import type { PageMeta } from '../content/model';
import { INPUT, META } from '../limits';
import type { ForeignPage } from './model';

/**
 * What a page of another site says about itself, within the limits of this one.
 * @returns `isWhole` is false where the title was too long for a title
 */
export function metaOf({ title, description, keywords }: ForeignPage): { meta: PageMeta; isWhole: boolean } {
  const short = shortened(title.trim(), META.titleCharacters);
  const known = new Set(keywords.map((word) => shortened(word.trim(), INPUT.keywordCharacters)));
  known.delete('');
  return {
    meta: {
      title: short,
      description: shortened(description.trim(), META.descriptionCharacters),
      keywords: [...known].slice(0, META.keywordItems),
    },
    isWhole: short === title.trim(),
  };
}

/** A text of fewer characters than that, cut at the end of a word. */
function shortened(text: string, characters: number): string {
  const letters = [...text];
  if (letters.length < characters) return text;
  const cut = letters.slice(0, characters - 2).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
