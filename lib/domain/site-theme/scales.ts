import { type Face, type Faces, facesOf } from './faces';
import type { SiteTheme } from './model';
import { widthIn } from './own-font';
import { familyOf } from './typefaces';

/** A size that grows with the window: at least, at the width 0, for each hundredth of the width, at most. */
type Growing = readonly [least: number, base: number, growth: number, most: number];

/** Sizes of letters, of app/theme.css; those of the display face and those of running text. */
const DISPLAY_SIZES: Record<string, Growing> = {
  name: [1.0625, 1, 0.35, 1.375],
  heading: [1.375, 1.15, 1.1, 2.25],
  title: [1.875, 1.1, 3.5, 5],
  hero: [2, 1, 5, 6.5],
  button: [0.8125, 0.79, 0.12, 0.9375],
};
const TEXT_SIZES: Record<string, Growing> = {
  small: [0.8125, 0.79, 0.12, 0.9375],
  text: [1.0625, 1, 0.3, 1.3125],
  lead: [1.25, 1.1, 0.7, 1.75],
  statement: [1.4375, 1, 1.9, 2.75],
};
const SPACES: Record<string, Growing> = { 4: [2, 1.5, 2, 3.5], 5: [3.5, 2.5, 4.5, 8] };
const SPACE_3 = 1.5;

const SIZE = { small: 0.93, normal: 1, large: 1.12 };
const DENSITY = { compact: 0.72, normal: 1, airy: 1.3 };

/** Signs in a line of running text, at most: those of Cyrillic are wider, so their lines have some sixty. */
const LINE = 75;
const LEAST_LINE = 60;
const DEFAULT_TRACKING = '-0.035em';
/** Large letters of other faces stand less close than the wide ones of the default. */
const TRACKING = '-0.015em';

/** Twelve pixels. */
const SMALLEST = 0.75;

const number = (value: number) => String(Math.round(value * 10_000) / 10_000);
const clamped = ([least, base, growth, most]: Growing, factor: number) =>
  `clamp(${number(Math.max(SMALLEST, least * factor))}rem, ${number(base * factor)}rem + ${number(growth * factor)}vw, ${number(most * factor)}rem)`;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface Measured {
  latin: number;
  xHeight: number;
}

const measured = ({ family, own }: Face): Measured => own ?? familyOf(family);

/** How much larger a display face has to be set to look as large as the default one. */
function displayFactor({ latin, xHeight }: Measured): number {
  const byDefault = familyOf('unbounded');
  return between(((byDefault.latin / latin) * (byDefault.xHeight / xHeight)) ** 0.4, 1, 1.3);
}

/** The same for running text, by the height of small letters. */
const textFactor = ({ xHeight }: Measured) =>
  between((familyOf('literata').xHeight / xHeight) ** 0.7, 0.95, 1.12);

/** In ems, which the stand-in of a face has as wide as the face itself. */
function measureOf({ text: { family, own }, tag }: Faces): string {
  if (!own) return `${number(LINE * familyOf(family).latin)}em`;
  // Uploaded fonts can have Cyrillic letters of any width.
  const width = widthIn(own, tag);
  return `${number(between(LINE * own.latin, LEAST_LINE * width, LINE * width))}em`;
}

/** The sizes and distances of a theme, as custom properties. */
export function scaleProperties(theme: SiteTheme, faces = facesOf(theme)): Record<string, string> {
  const { size, density } = theme;
  const { display, text } = faces;
  const sizes = (all: Record<string, Growing>, factor: number) =>
    Object.entries(all).map(([name, growing]) => [`--size-${name}`, clamped(growing, factor * SIZE[size])]);
  const spaces = Object.entries(SPACES).map(([name, growing]) => [
    `--space-${name}`,
    clamped(growing, DENSITY[density]),
  ]);
  return {
    ...Object.fromEntries(sizes(DISPLAY_SIZES, displayFactor(measured(display)))),
    ...Object.fromEntries(sizes(TEXT_SIZES, textFactor(measured(text)))),
    '--space-3': `${number(SPACE_3 * DENSITY[density])}rem`,
    ...Object.fromEntries(spaces),
    '--measure': measureOf(faces),
    '--tracking-title': !display.own && display.family === 'unbounded' ? DEFAULT_TRACKING : TRACKING,
  };
}
