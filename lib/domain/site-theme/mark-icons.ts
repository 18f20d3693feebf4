import { contrast, type Hex } from './colour';
import type { MarkColour } from './mark-colour';
import { SECTION_THEMES, type SectionTheme, type SiteTheme } from './model';

/** The site's icons by the name of their address, with their sides in pixels. Only `favicon.ico` is there without a mark. */
export const MARK_ICONS: Readonly<Record<string, number>> = {
  'favicon.ico': 48,
  'icon-32.png': 32,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
  'apple-touch-icon.png': 180,
};

/** An icon as the head of a page names it. */
interface IconLink {
  url: string;
  sizes: string;
  type: string;
}

/** The share of a side that stays free around a mark without a ground of its own. */
export const ICON_MARGIN = 0.1;

/** The icon that systems cut into a shape of their own. */
export const MASKABLE_ICON = 'icon-maskable-512.png';

/** An icon as the app manifest names it. */
export interface AppIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

export interface IconLinks {
  icon: IconLink[];
  apple?: IconLink[];
}

/** What a page says of the icons where no mark is chosen: those in `public/`. */
export const DEFAULT_ICONS: IconLinks = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** The address of an icon that is made from the mark; another one with each change, since browsers keep icons for long. */
export const iconAddress = (name: string, version: string): string => `/${name}?v=${version}`;

const sizesOf = (name: string) => `${MARK_ICONS[name]}x${MARK_ICONS[name]}`;

/** What the app manifest says of the icons: those made from the mark, or, without one, those in `public/`. */
export function appIcons(version: string | null): AppIcon[] {
  if (version === null)
    return DEFAULT_ICONS.icon.map(({ url, sizes, type }) => ({ src: url, sizes, type, purpose: 'any' }));
  return ['icon-192.png', 'icon-512.png', MASKABLE_ICON].map((name) => ({
    src: iconAddress(name, version),
    sizes: sizesOf(name),
    type: 'image/png',
    purpose: name === MASKABLE_ICON ? 'maskable' : 'any',
  }));
}

/** What a page says of the icons that are made from the mark; browsers draw a drawing as sharp as they need it. */
export function markIconLinks(mark: string, isDrawing: boolean, version: string): IconLinks {
  const link = (name: string, type: string): IconLink => ({
    url: iconAddress(name, version),
    sizes: sizesOf(name),
    type,
  });
  const drawing = { url: mark, sizes: 'any', type: 'image/svg+xml' };
  return {
    icon: [
      link('favicon.ico', 'image/x-icon'),
      link('icon-32.png', 'image/png'),
      link('icon-192.png', 'image/png'),
      ...(isDrawing ? [drawing] : []),
    ],
    apple: [link('apple-touch-icon.png', 'image/png')],
  };
}

/** The ground, of both kinds of sections, on which a mark of a colour is seen better. */
export function markGround(colour: Hex, { paper, dark }: Pick<SiteTheme, 'paper' | 'dark'>): Hex {
  return contrast(colour, paper.ground) >= contrast(colour, dark.ground) ? paper.ground : dark.ground;
}

/** What a mark needs to be seen on a ground, as other things that are no text (WCAG 1.4.11). */
const MARK_CONTRAST = 3;

/** The kinds of sections on whose ground a mark is hard to see; none where it brings its own. */
export const faintOn = (
  { colour, isSeenThrough }: MarkColour,
  theme: Pick<SiteTheme, 'paper' | 'dark'>,
): SectionTheme[] =>
  SECTION_THEMES.filter((name) => isSeenThrough && contrast(colour, theme[name].ground) < MARK_CONTRAST);
