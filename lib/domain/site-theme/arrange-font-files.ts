import type { FontStyle } from './own-font';

/** What a font file says of itself. */
export interface FontFileFacts {
  family: string;
  isItalic: boolean;
  weight: readonly [least: number, most: number];
}

/** Why files cannot be one font. */
export type ArrangeProblem = 'otherFamily' | 'sameStyle';

const plain = (family: string) => family.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** Older fonts put the weight into the name of the family: `Tide`, `Tide Bold`. */
const isSameFamily = (one: string, other: string) =>
  plain(one).startsWith(plain(other)) || plain(other).startsWith(plain(one));

/**
 * What each of the files of a font is for: the italic one, and of two upright ones the bolder. A file that came alone is the
 * regular one, whatever it is.
 */
export function arrangeFontFiles<File extends FontFileFacts>(
  files: readonly File[],
): Partial<Record<FontStyle, File>> | ArrangeProblem {
  const [first] = files;
  if (files.some(({ family }) => !isSameFamily(family, first?.family ?? ''))) return 'otherFamily';
  if (first && files.length === 1) return { regular: first };
  const upright = files.filter(({ isItalic }) => !isItalic).sort((a, b) => a.weight[0] - b.weight[0]);
  const [italic, ...otherItalics] = files.filter(({ isItalic }) => isItalic);
  const [regular, bold, ...others] = upright;
  const isAmbiguous = bold !== undefined && regular?.weight[0] === bold.weight[0];
  if (!regular || isAmbiguous || others.length > 0 || otherItalics.length > 0) return 'sameStyle';
  return { regular, ...(italic && { italic }), ...(bold && { bold }) };
}
