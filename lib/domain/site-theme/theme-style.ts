import { HEADER_RULES, loaderRules, MOTION_RULES, packed } from './choice-rules';
import { type Faces, faceStack, facesOf, facesSheet } from './faces';
import { DEFAULT_THEME, SECTION_THEMES, type SectionTheme, type SiteTheme } from './model';
import { scaleProperties } from './scales';
import { type ColourScheme, colourScheme, strongColourScheme } from './section-colours';

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

function typefaceProperties({ display, text }: Faces): Properties {
  return {
    '--typeface-display': faceStack(display)?.face ?? NOTHING,
    '--stand-in-display': faceStack(display)?.standIns ?? NOTHING,
    '--typeface-text': faceStack(text)?.face ?? NOTHING,
    '--stand-in-text': faceStack(text)?.standIns ?? NOTHING,
  };
}

const CORNERS: Record<SiteTheme['corners'], { button: string; picture: string }> = {
  square: { button: '0', picture: '0' },
  buttons: { button: '10rem', picture: '0' },
  soft: { button: '0.5rem', picture: '0.375rem' },
  round: { button: '10rem', picture: '1.25rem' },
};

function cornerProperties({ corners }: SiteTheme): Properties {
  const { button, picture } = CORNERS[corners];
  return { '--corner-button': button, '--corner-picture': picture };
}

/** The edge of the menu's button, which has the colours of sections for works, has to be seen where these are light. */
function menuProperties(theme: SiteTheme): Properties {
  const { scheme, muted } = colourScheme(theme, 'dark');
  return { '--menu-edge': scheme === 'light' ? muted : 'var(--white-45)' };
}

const properties = (theme: SiteTheme, faces: Faces): Properties =>
  merged([
    ...SECTION_THEMES.map((name) => schemeProperties(name, colourScheme(theme, name))),
    typefaceProperties(faces),
    scaleProperties(theme, faces),
    cornerProperties(theme),
    menuProperties(theme),
  ]);

const strongProperties = (theme: SiteTheme): Properties =>
  merged(SECTION_THEMES.map((name) => schemeProperties(name, strongColourScheme(theme, name))));

const differing = (given: Properties, byDefault: Properties): string[] =>
  Object.keys(given).filter((name) => given[name] !== byDefault[name]);

/** Every page but those for owners alone: tools look the same on all sites. */
const ROOT = 'html:not(:has(>body>.site[data-bare]))';

function rules(properties: Properties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `${ROOT}{${declarations.join(';')}}`;
}

function styleOf(theme: SiteTheme, faces: Faces, given: Properties, strong: Properties): string {
  const strongRules = rules(strong) && `@media (prefers-contrast:more){${rules(strong)}}`;
  return facesSheet(faces) + rules(given) + strongRules + choiceRules(theme);
}

/** What tokens cannot say: rules that only sites which have chosen them load. */
const choiceRules = (theme: SiteTheme) =>
  packed(MOTION_RULES[theme.motion] + HEADER_RULES[theme.header] + loaderRules(theme));

const only = (given: Properties, names: ReadonlySet<string>): Properties =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));

/**
 * The style sheet of a theme: what differs from the default, so nothing for that. It stands outside all layers and
 * therefore comes before the tokens, but not before what the sheets make of them, such as print.
 */
export function themeStyle(theme: SiteTheme, faces = facesOf(theme)): string {
  const given = properties(theme, faces);
  const strong = strongProperties(theme);
  const names = differing(given, properties(DEFAULT_THEME, facesOf(DEFAULT_THEME)));
  const strongNames = differing(strong, strongProperties(DEFAULT_THEME));
  if (names.length === 0 && strongNames.length === 0 && choiceRules(theme) === '') return '';
  // What the first rule says would otherwise hold for whoever wishes for more contrast, too.
  return styleOf(
    theme,
    faces,
    only(given, new Set(names)),
    only(strong, new Set([...names, ...strongNames])),
  );
}

/** What the root element of a page tells scripts of a theme; nothing for the default. */
export const themeAttributes = ({ motion }: SiteTheme): { 'data-motion'?: string } =>
  motion === DEFAULT_THEME.motion ? {} : { 'data-motion': motion };

/** The whole style sheet of a theme, for a page that has another one: the default values, too. */
export function wholeThemeStyle(theme: SiteTheme, faces = facesOf(theme)): string {
  return styleOf(theme, faces, properties(theme, faces), strongProperties(theme));
}
