import * as z from 'zod';
import { FONTS } from '../limits';
import { isCyrillic, lettersOf } from './alphabets';

/** What the files of a font are for; one that has no other is regular. */
export const FONT_STYLES = ['regular', 'italic', 'bold'] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const share = z.number().min(0).max(3);

/** A file of a font as visitors get it. */
export const fontFile = z.object({
  style: z.enum(FONT_STYLES),
  /** SHA-256 of the WOFF2. */
  hash,
  /** Bytes. */
  size: z.int().positive(),
  /** The lightest and the boldest that it can be; the same for a font that does not vary. */
  weight: z.tuple([z.int().min(1).max(1000), z.int().min(1).max(1000)]),
});
export type FontFile = z.output<typeof fontFile>;

/** What is measured in a font; lengths in ems. */
export const fontFacts = z.object({
  kind: z.enum(['sans', 'serif']),
  ascent: share,
  descent: share,
  xHeight: share,
  /** Mean width of a sign in running text. */
  latin: share,
  cyrillic: share,
  /** The signs that it has: ranges of code points in hexadecimal, in order. */
  letters: z.string().regex(/^[0-9a-f]+(?:-[0-9a-f]+)?(?:,[0-9a-f]+(?:-[0-9a-f]+)?)*$/),
  /** Whether the file says of itself that it may not be embedded. */
  isRestricted: z.boolean(),
});
export type FontFacts = z.output<typeof fontFacts>;

/** The digest of what its files hold. */
export const fontId = z.string().regex(/^[0-9a-f]{32}$/);

/** A font that the owner has uploaded. */
export const ownFont = fontFacts.extend({ id: fontId, name: z.string(), files: z.array(fontFile).min(1) });
export type OwnFont = z.output<typeof ownFont>;

/** A font's name without what cannot be seen, and no longer than it may be. */
export function plainFontName(given: string): string {
  let name = '';
  for (const sign of given.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim()) {
    if (name.length + sign.length > FONTS.familyCharacters) break;
    name += sign;
  }
  return name.trim();
}

const FOLDER = 'fonts/';

/** The pathname of a file of a font, named by its content. */
export const fontPathname = (fileHash: string): string => `${FOLDER}${fileHash}.woff2`;

/** The hash of the font file that has this pathname; null for any other file. */
export const hashOfFont = (pathname: string): string | null =>
  /^fonts\/([0-9a-f]{64})\.woff2$/.exec(pathname)?.[1] ?? null;

/** Where visitors get a file of a font. */
export const ownFontAddress = ({ hash }: Pick<FontFile, 'hash'>): string => `/media/${fontPathname(hash)}`;

/** Ranges as they are stored. */
export function writtenRanges(points: Iterable<number>): string {
  const ranges: [from: number, to: number][] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join(',');
}

const readRanges = (letters: string) =>
  letters.split(',').map((range) => {
    const [from = 0, to = from] = range.split('-').map((point) => Number.parseInt(point, 16));
    return { from, to };
  });

/** The letters of a language that a font lacks; null where it is not known which ones it needs. */
export function missingLetters({ letters }: Pick<OwnFont, 'letters'>, tag: string): string[] | null {
  const ranges = readRanges(letters);
  const isThere = (point: number) => ranges.some(({ from, to }) => from <= point && point <= to);
  return lettersOf(tag)?.filter((letter) => !isThere(letter.codePointAt(0) ?? 0)) ?? null;
}

/** Whether a font has all letters of a language: words are not put together from two fonts. */
export const suitsLanguage = (font: Pick<OwnFont, 'letters'>, tag: string): boolean =>
  missingLetters(font, tag)?.length === 0;

/** The mean width of a sign in a language. */
export const widthIn = ({ latin, cyrillic }: Pick<OwnFont, 'latin' | 'cyrillic'>, tag: string): number =>
  isCyrillic(tag) ? cyrillic : latin;

/** What style sheets call a font: never by the name that a file gives itself. */
export const cssNameOf = ({ id }: Pick<OwnFont, 'id'>): string => `Own ${id.slice(0, 8)}`;

/** Bold words are drawn by the bold file, by the axis of a variable font, or else thickened by the browser. */
function weightsOf({ files }: OwnFont, { style, weight }: FontFile): string {
  const [least, most] = weight;
  if (least < most) return `${least} ${most}`;
  if (style === 'bold') return '600 1000';
  if (style === 'italic') return '1 1000';
  const hasBold = files.some((each) => each.style === 'bold');
  return hasBold || least < 600 ? '1 599' : '1 1000';
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** The font faces of its files, of the same height on every system. */
export function ownFontFaces(font: OwnFont): string[] {
  const { ascent, descent } = font;
  const height = `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;
  return font.files.map((file) => {
    const style = file.style === 'italic' ? 'italic' : 'normal';
    return `@font-face{font-family:"${cssNameOf(font)}";src:url(${ownFontAddress(file)}) format("woff2");font-style:${style};font-weight:${weightsOf(font, file)};font-display:swap;${height}}`;
  });
}
