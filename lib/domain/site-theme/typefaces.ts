import facts from './typeface-facts.json' with { type: 'json' };

/** Families that are not those of the default look have files that `npm run fonts` has made. */
export type FamilyName = keyof typeof facts;

interface Family {
  name: string;
  kind: string;
  /** Its weights, as `font-weight` of a font face has them; empty where the default look brings its files. */
  weight: string;
  ascent: number;
  descent: number;
  xHeight: number;
  /** Mean width of a sign in running text, in ems. */
  latin: number;
  /** Digests of the files, by script and style. */
  files: Readonly<Record<string, string>>;
}

export const familyOf = (name: FamilyName): Family => facts[name];

/** A face for names and titles with one for running text. */
export const TYPEFACE_PAIRS = {
  'unbounded-literata': { display: 'unbounded', text: 'literata' },
  'inter-tight-inter': { display: 'inter-tight', text: 'inter' },
  'geologica-golos': { display: 'geologica', text: 'golos-text' },
  'manrope-literata': { display: 'manrope', text: 'literata' },
  'montserrat-lora': { display: 'montserrat', text: 'lora' },
  'raleway-lora': { display: 'raleway', text: 'lora' },
  'oswald-source-sans': { display: 'oswald', text: 'source-sans-3' },
  'mono-source-serif': { display: 'jetbrains-mono', text: 'source-serif-4' },
  'mono-inter': { display: 'jetbrains-mono', text: 'inter' },
  'playfair-source-serif': { display: 'playfair-display', text: 'source-serif-4' },
  'playfair-inter': { display: 'playfair-display', text: 'inter' },
  'noto-display-golos': { display: 'noto-serif-display', text: 'golos-text' },
  'cormorant-garamond': { display: 'cormorant', text: 'eb-garamond' },
  'inter-tight-garamond': { display: 'inter-tight', text: 'eb-garamond' },
} as const satisfies Record<string, { display: FamilyName; text: FamilyName }>;

export type TypefacePair = keyof typeof TYPEFACE_PAIRS;
export const TYPEFACE_PAIR_NAMES = Object.keys(TYPEFACE_PAIRS) as TypefacePair[];

/** What the files of each script hold; scripts/typefaces/letters.mjs has the same. */
export const UNICODE_RANGES = {
  latin:
    'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212',
  accents: 'U+A1-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+152-153',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+2116',
} as const;

export type FontScript = keyof typeof UNICODE_RANGES;
const SCRIPTS = Object.keys(UNICODE_RANGES) as FontScript[];
const STYLES = ['normal', 'italic'] as const;

/** Where a file of a family is; undefined where it has none of its own. */
export function fontAddress(
  name: FamilyName,
  script: FontScript,
  style: (typeof STYLES)[number] = 'normal',
): string | undefined {
  const digest = familyOf(name).files[`${script}-${style}`];
  return digest && `/builds/typefaces/${name}-${script}-${style}.${digest}.woff2`;
}

/** Fonts that machines have, with the mean width of their signs: they stand in until the real ones have come. */
const STAND_INS: Record<string, readonly { name: string; locals: readonly string[]; width: number }[]> = {
  sans: [
    { name: 'Arial', locals: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'], width: 0.4423 },
    { name: 'DejaVu', locals: ['DejaVu Sans'], width: 0.5028 },
  ],
  serif: [
    { name: 'Georgia', locals: ['Georgia', 'Gelasio'], width: 0.4304 },
    { name: 'Noto', locals: ['Noto Serif'], width: 0.4644 },
    { name: 'Times', locals: ['Times New Roman', 'Liberation Serif'], width: 0.3928 },
    { name: 'DejaVu', locals: ['DejaVu Serif'], width: 0.4984 },
  ],
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The stand-ins of a family, stretched to its width and height, so that nothing moves when its files come. */
export function standInFaces({
  name,
  kind,
  ascent,
  descent,
  latin,
}: Pick<Family, 'name' | 'kind' | 'ascent' | 'descent' | 'latin'>): string[] {
  return (STAND_INS[kind] ?? []).map(({ name: standIn, locals, width }) => {
    const stretch = latin / width;
    const sources = locals.map((local) => `local("${local}")`).join(',');
    return `@font-face{font-family:"${name} ${standIn}";src:${sources};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
  });
}

function ownFaces(family: FamilyName): string[] {
  const { name, weight } = familyOf(family);
  return STYLES.flatMap((style) =>
    SCRIPTS.flatMap((script) => {
      const address = fontAddress(family, script, style);
      const weights = style === 'italic' ? '400' : weight;
      return address === undefined
        ? []
        : `@font-face{font-family:"${name}";src:url(${address}) format("woff2");font-style:${style};font-weight:${weights};font-display:swap;unicode-range:${UNICODE_RANGES[script]}}`;
    }),
  );
}

/** Whether a family's files come with the style sheet of every page. */
const isOfDefault = (name: FamilyName) => familyOf(name).weight === '';

/** The font faces of a pair; none of those that every page has. */
export function fontFaces(pair: TypefacePair): string {
  const { display, text } = TYPEFACE_PAIRS[pair];
  return facesOfFamilies([display, text]).join('');
}

/** The font faces of families; none of those that every page has. */
export const facesOfFamilies = (names: readonly FamilyName[]): string[] =>
  names
    .filter((name) => !isOfDefault(name))
    .flatMap((name) => [...ownFaces(name), ...standInFaces(familyOf(name))]);

/** The default faces are called by what next/font has named them. */
const DEFAULT_STACKS: Partial<Record<FamilyName, string>> = {
  unbounded: 'var(--display-latin),var(--display-accents),var(--display-cyrillic)',
  literata: 'var(--text-latin),var(--text-accents),var(--text-cyrillic)',
};

/** What words in a family are drawn in, of the default look or not. */
export const plainStack = (family: FamilyName): string =>
  fontStack(family)?.face ?? DEFAULT_STACKS[family] ?? '';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(',');

/** What a style sheet calls a font and its stand-ins. */
export function stackOf(name: string, kind: string): { face: string; standIns: string } {
  const standIns = (STAND_INS[kind] ?? []).map((standIn) => `${name} ${standIn.name}`);
  return { face: quoted([name]), standIns: quoted(standIns) };
}

/** What a style sheet calls a family and its stand-ins; undefined for one of the default look. */
export function fontStack(family: FamilyName): { face: string; standIns: string } | undefined {
  if (isOfDefault(family)) return undefined;
  const { name, kind } = familyOf(family);
  return stackOf(name, kind);
}
