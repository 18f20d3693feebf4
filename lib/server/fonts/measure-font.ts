import 'server-only';

import * as fontkit from 'fontkit';
import { KNOWN_LANGUAGES } from '@/lib/domain/site-theme/alphabets';
import type { FontFileFacts } from '@/lib/domain/site-theme/arrange-font-files';
import {
  type FontFacts,
  plainFontName,
  suitsLanguage,
  writtenRanges,
} from '@/lib/domain/site-theme/own-font';
import SAMPLES from '@/lib/domain/site-theme/sample-texts.json';

/** What the tables of a font say that the types of fontkit leave out. */
interface Tables {
  'OS/2'?: {
    usWeightClass?: number;
    panose?: readonly number[];
    sFamilyClass?: number;
    fsType?: { noEmbedding?: boolean };
    fsSelection?: { italic?: boolean; oblique?: boolean; useTypoMetrics?: boolean };
    typoAscender?: number;
    typoDescender?: number;
    winAscent?: number;
    winDescent?: number;
  };
  head?: { macStyle?: { italic?: boolean } };
  getName(key: string): string | null;
}

export type MeasuredFont = FontFacts & FontFileFacts;
type Font = fontkit.Font & Tables;

/** A single font; null for anything else. */
function opened(sfnt: Buffer): Font | null {
  const font = fontkit.create(sfnt);
  return 'getVariation' in font ? (font as unknown as Font) : null;
}

/** The axis of weight of a variable font. */
export function weightAxisOf(sfnt: Buffer): { min: number; max: number } | null {
  return opened(sfnt)?.variationAxes.wght ?? null;
}

/**
 * What is to be known of a font: its letters, and the sizes from which stand-ins and the length of lines are computed.
 * @param sfnt the whole font
 * @param regular the same, or a variable one at its regular weight, with the letters of the samples at least
 * @returns null for what is no single font
 */
export function measureFont(sfnt: Buffer, regular: Buffer): MeasuredFont | null {
  const font = opened(sfnt);
  const set = opened(regular);
  if (!font || !set) return null;
  const latin = meanWidth(set, SAMPLES.latin);
  const cyrillic = meanWidth(set, SAMPLES.cyrillic);
  const either = latin ?? cyrillic ?? 0.5;
  return {
    family: familyOf(font),
    isItalic: isItalic(font),
    weight: weightOf(font),
    kind: kindOf(font),
    ...heightOf(font),
    xHeight: within(set.xHeight / set.unitsPerEm || 0.5, 0.2, 1),
    latin: within(latin ?? either, 0.1, 2),
    cyrillic: within(cyrillic ?? either, 0.1, 2),
    letters: writtenRanges(font.characterSet.filter((point) => point >= 0x20)) || '20',
    isRestricted: font['OS/2']?.fsType?.noEmbedding === true,
  };
}

/** Whether any language of the catalogue can be written in it. */
export const hasLetters = (font: Pick<FontFacts, 'letters'>): boolean =>
  KNOWN_LANGUAGES.some((tag) => suitsLanguage(font, tag));

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** A font can say anything of itself; lines stay on the page. */
const within = (value: number, least: number, most: number) =>
  rounded(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)));

/** The mean width of those signs of a text that the font has, in ems; null where it lacks most of them. */
function meanWidth(font: Font, text: string): number | null {
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const there = signs.filter((point) => font.hasGlyphForCodePoint(point));
  if (there.length < signs.length / 2) return null;
  const widths = there.map((point) => font.glyphForCodePoint(point).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/** As browsers read it: some fonts keep their true height in another table. */
function heightOf(font: Font): { ascent: number; descent: number } {
  const os2 = font['OS/2'];
  const isTypo = os2?.fsSelection?.useTypoMetrics === true || (font.ascent === 0 && font.descent === 0);
  const ascent = isTypo ? (os2?.typoAscender ?? 0) : font.ascent;
  const descent = isTypo ? (os2?.typoDescender ?? 0) : font.descent;
  return {
    ascent: within(ascent / font.unitsPerEm || 0.9, 0.3, 2.5),
    descent: within(Math.abs(descent) / font.unitsPerEm || 0.2, 0, 1.5),
  };
}

function isItalic(font: Font): boolean {
  const { italic, oblique } = font['OS/2']?.fsSelection ?? {};
  return (
    italic === true || oblique === true || font.head?.macStyle?.italic === true || font.italicAngle !== 0
  );
}

function weightOf(font: Font): [number, number] {
  const axis = font.variationAxes.wght;
  const whole = (value: number) => Math.round(within(value, 1, 1000));
  if (axis && axis.min < axis.max) return [whole(axis.min), whole(axis.max)];
  const weight = whole(font['OS/2']?.usWeightClass || 400);
  return [weight, weight];
}

const LATIN_TEXT = 2;
const FIRST_SERIF = 2;
const LAST_SERIF = 10;
const SERIF_CLASSES = [1, 2, 3, 4, 5, 7];
const SANS_CLASS = 8;

/** How far the foot of a letter reaches beyond a plain stroke, by the width that the letter takes. */
const SERIF_FOOT = 0.5;
/** A plain stroke has four corners. */
const STROKE_POINTS = 8;
const CAPITAL_I = 0x49;

/** Whether its capital I stands on a foot. */
function hasSerifs(font: Font): boolean {
  if (!font.hasGlyphForCodePoint(CAPITAL_I)) return false;
  const { path, advanceWidth } = font.glyphForCodePoint(CAPITAL_I);
  const points = path.commands.flatMap(({ args }) => (args.length < 2 ? [] : [args.slice(-2)]));
  if (points.length <= STROKE_POINTS) return false;
  const heights = points.map(([, y = 0]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const feet = points.flatMap(([x = 0, y = 0]) => (y - low <= (high - low) / 20 ? [x] : []));
  return Math.max(...feet) - Math.min(...feet) > advanceWidth * SERIF_FOOT;
}

/** Which fonts of a visitor's machine stand in: by the classes that a font puts itself into, or else by how it is drawn. */
function kindOf(font: Font): FontFacts['kind'] {
  const { panose = [], sFamilyClass = 0 } = font['OS/2'] ?? {};
  const [family = 0, serif = 0] = panose;
  if (family === LATIN_TEXT && serif >= FIRST_SERIF) return serif <= LAST_SERIF ? 'serif' : 'sans';
  const familyClass = sFamilyClass >> 8;
  if (SERIF_CLASSES.includes(familyClass)) return 'serif';
  if (familyClass === SANS_CLASS) return 'sans';
  return hasSerifs(font) ? 'serif' : 'sans';
}

const familyOf = (font: Font): string =>
  plainFontName(font.getName('preferredFamily') ?? font.getName('fontFamily') ?? '');
