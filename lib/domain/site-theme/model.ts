import * as z from 'zod';
import { mediaPath, pathnameOfMediaPath } from '../media/pathname';
import { type Hex, isHex } from './colour';
import { fontId } from './own-font';
import { TYPEFACE_PAIR_NAMES } from './typefaces';

export const SECTION_THEMES = ['paper', 'dark'] as const;
export const COLOUR_PARTS = ['ground', 'ink', 'accent'] as const;
export type SectionTheme = (typeof SECTION_THEMES)[number];
export type ColourPart = (typeof COLOUR_PARTS)[number];

/** The colours that are chosen for sections: `paper` for reading, `dark` for works. All others are computed from them. */
export type SectionColours = Record<ColourPart, Hex>;

/** What else is chosen, from a few each. */
export const CHOICES = {
  typefaces: TYPEFACE_PAIR_NAMES,
  /** The size of letters. */
  size: ['small', 'normal', 'large'],
  /** How much room there is between things. */
  density: ['compact', 'normal', 'airy'],
  /** What is round: nothing, buttons alone, or pictures as well. */
  corners: ['square', 'buttons', 'soft', 'round'],
  /** How clearly lines part things. */
  lines: ['none', 'fine', 'strong'],
  motion: ['none', 'calm', 'lively'],
  /** What covers the first page of a visit until it can be used. */
  loader: ['none', 'picture', 'mark'],
  /** Where name and menu stand. */
  header: ['plain', 'centred', 'side'],
  /** What says in the header whose site it is, where there is a mark. */
  brand: ['name', 'mark', 'both'],
  /** What the mark is drawn in there: its own colours, or that of the words, which can be read on every ground. */
  markColour: ['own', 'words'],
} as const satisfies Record<string, readonly string[]>;

export type ChoiceName = keyof typeof CHOICES;
type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

/** How the whole site looks. */
export interface SiteTheme extends Choices {
  paper: SectionColours;
  dark: SectionColours;
  /** The picture of the library that stands for the site, as `/media/…`; empty where none is chosen. */
  mark: string;
  /** Ids of uploaded fonts that come before the pair of typefaces; empty where none is chosen. */
  ownDisplay: string;
  ownText: string;
}

/** The look of a site whose owner has chosen nothing. */
export const DEFAULT_THEME: SiteTheme = {
  paper: { ground: '#f6f1e7', ink: '#1b1815', accent: '#a8320f' },
  dark: { ground: '#0a0a0c', ink: '#f3efe8', accent: '#ffb454' },
  typefaces: 'unbounded-literata',
  size: 'normal',
  density: 'normal',
  corners: 'buttons',
  lines: 'fine',
  motion: 'calm',
  loader: 'picture',
  header: 'plain',
  brand: 'name',
  markColour: 'own',
  mark: '',
  ownDisplay: '',
  ownText: '',
};

const colour = z.custom<Hex>((given) => typeof given === 'string' && isHex(given));

const coloursOr = (byDefault: SectionColours) =>
  z
    .object({
      ground: colour.catch(byDefault.ground),
      ink: colour.catch(byDefault.ink),
      accent: colour.catch(byDefault.accent),
    })
    .catch(byDefault);

const choice = <Name extends ChoiceName>(name: Name) =>
  z.enum(CHOICES[name]).catch(DEFAULT_THEME[name] as never);

/** In the one spelling that is safe in style sheets. */
const mark = z
  .string()
  .transform((address) => pathnameOfMediaPath(address))
  .transform((pathname) => (pathname === null ? '' : mediaPath(pathname)))
  .catch('');

const siteTheme = z
  .object({
    paper: coloursOr(DEFAULT_THEME.paper),
    dark: coloursOr(DEFAULT_THEME.dark),
    typefaces: choice('typefaces'),
    size: choice('size'),
    density: choice('density'),
    corners: choice('corners'),
    lines: choice('lines'),
    motion: choice('motion'),
    loader: choice('loader'),
    header: choice('header'),
    brand: choice('brand'),
    markColour: choice('markColour'),
    mark,
    ownDisplay: fontId.catch(''),
    ownText: fontId.catch(''),
  })
  .catch(DEFAULT_THEME);

/** A theme as it is stored: what this release does not know is kept and ignored. */
export type StoredTheme = Readonly<Record<string, unknown>>;

/** The theme that a stored one says; a value that is missing or unknown is the default. */
export const readTheme = (stored: unknown): SiteTheme => siteTheme.parse(stored);

/** What a stored theme says of the mark. */
const MARK_PARTS: ReadonlySet<string> = new Set(['mark', 'brand', 'markColour']);

/** A complete theme in place of a stored one, whose mark stays: what stands for the site is no part of a look to begin with. */
export function withCompleteTheme(stored: StoredTheme, complete: StoredTheme): StoredTheme {
  if (readTheme(stored).mark === '') return complete;
  return {
    ...complete,
    ...Object.fromEntries(Object.entries(stored).filter(([name]) => MARK_PARTS.has(name))),
  };
}

/** A stored theme with another mark, in its own colours until others are chosen: '' for none. */
export function withMark(stored: StoredTheme, mark: string): StoredTheme {
  const { mark: _mark, markColour: _colour, ...others } = stored;
  if (mark !== '') return { ...others, mark };
  const { brand: _brand, ...rest } = others;
  // Without a mark the loader cannot show it.
  return readTheme(stored).loader === 'mark' ? { ...rest, loader: 'picture' } : rest;
}
