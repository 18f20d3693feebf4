// The letters that pages are set in, by script: of English, Russian, Ukrainian and western Europe.

/**
 * The same ranges as in components/layout/fonts.ts and lib/domain/site-theme/typefaces.ts.
 * @type {Record<'latin' | 'accents' | 'cyrillic', [from: number, to: number][]>}
 */
export const RANGES = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xab, 0xab],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd7, 0xd7],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  accents: [
    [0xa1, 0xa8],
    [0xaa, 0xaa],
    [0xac, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd6],
    [0xd8, 0xff],
    [0x152, 0x153],
  ],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
};

/** @param {keyof typeof RANGES} script */
export const lettersOf = (script) =>
  RANGES[script]
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((point) => String.fromCodePoint(point))
    .join('');

export const PACKAGES = 'node_modules/@fontsource-variable';

/**
 * The file of a package that has the letters of a script.
 * @param {string} family @param {keyof typeof RANGES} script @param {string} style
 */
export const packageFile = (family, script, style) =>
  `${PACKAGES}/${family}/files/${family}-${script === 'accents' ? 'latin' : script}-wght-${style}.woff2`;
