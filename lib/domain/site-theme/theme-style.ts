import { DEFAULT_THEME, SECTION_THEMES, type SectionTheme, type SiteTheme } from './model';
import { scaleProperties } from './scales';
import { type ColourScheme, colourScheme, strongColourScheme } from './section-colours';
import { fontFaces, fontStack, TYPEFACE_PAIRS } from './typefaces';

/** The element that holds it in a page. */
export const THEME_STYLE_ID = 'site-theme';

/** Custom properties by name, as app/theme.css has them by default. */
type Properties = Record<string, string>;

function schemeProperties(name: SectionTheme, colours: ColourScheme): Properties {
  const { ground, ink, accent, raised, muted, line, scheme } = colours;
  return {
    [`--color-${name}`]: ground,
    [`--color-${name}-ink`]: ink,
    [`--color-${name}-accent`]: accent,
    [`--color-${name}-raised`]: raised,
    [`--color-${name}-muted`]: muted,
    [`--color-${name}-line`]: line,
    [`--scheme-${name}`]: scheme,
  };
}

const merged = (all: readonly Properties[]): Properties => Object.assign({}, ...all);

/** Where nothing is said, the tokens go on with the default faces. */
const NOTHING = 'initial';

function typefaceProperties({ typefaces }: SiteTheme): Properties {
  const { display, text } = TYPEFACE_PAIRS[typefaces];
  return {
    '--typeface-display': fontStack(display)?.face ?? NOTHING,
    '--stand-in-display': fontStack(display)?.standIns ?? NOTHING,
    '--typeface-text': fontStack(text)?.face ?? NOTHING,
    '--stand-in-text': fontStack(text)?.standIns ?? NOTHING,
  };
}

const properties = (theme: SiteTheme): Properties =>
  merged([
    ...SECTION_THEMES.map((name) => schemeProperties(name, colourScheme(theme, name))),
    typefaceProperties(theme),
    scaleProperties(theme),
  ]);

const strongProperties = (theme: SiteTheme): Properties =>
  merged(SECTION_THEMES.map((name) => schemeProperties(name, strongColourScheme(theme, name))));

const differing = (given: Properties, byDefault: Properties): string[] =>
  Object.keys(given).filter((name) => given[name] !== byDefault[name]);

const rules = (properties: Properties): string =>
  `html:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

function styleOf(theme: SiteTheme, given: Properties, strong: Properties): string {
  const strongRules =
    Object.keys(strong).length === 0 ? '' : `@media (prefers-contrast:more){${rules(strong)}}`;
  return fontFaces(theme.typefaces) + rules(given) + strongRules;
}

const only = (given: Properties, names: ReadonlySet<string>): Properties =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));

/**
 * The style sheet of a theme: what differs from the default, so nothing for that. It stands outside all layers and
 * therefore comes before the tokens, but not before what the sheets make of them, such as print.
 */
export function themeStyle(theme: SiteTheme): string {
  const given = properties(theme);
  const strong = strongProperties(theme);
  const names = differing(given, properties(DEFAULT_THEME));
  const strongNames = differing(strong, strongProperties(DEFAULT_THEME));
  if (names.length === 0 && strongNames.length === 0) return '';
  // What the first rule says would otherwise hold for whoever wishes for more contrast, too.
  return styleOf(theme, only(given, new Set(names)), only(strong, new Set([...names, ...strongNames])));
}

/** The whole style sheet of a theme, for a page that has another one: the default values, too. */
export function wholeThemeStyle(theme: SiteTheme): string {
  return styleOf(theme, properties(theme), strongProperties(theme));
}
