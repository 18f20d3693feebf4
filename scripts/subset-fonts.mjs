// Makes components/layout/fonts from the packages of both faces: the letters that a page of these scripts is set in, and
// the weights that the style sheets ask for. Run `npm run fonts` after a change of the packages or of what is asked for.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const TARGET = 'components/layout/fonts';

/**
 * The same ranges as in components/layout/fonts.ts.
 * @type {Record<string, [from: number, to: number][]>}
 */
const RANGES = {
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

/** Italics carry names inside a text and nothing bolder, so one weight will do. */
const FACES = [
  { family: 'unbounded', style: 'normal', weight: { min: 250, max: 500 } },
  { family: 'literata', style: 'normal', weight: { min: 400, max: 700 } },
  { family: 'literata', style: 'italic', weight: 400 },
];

for (const { family, style, weight } of FACES) {
  for (const [script, ranges] of Object.entries(RANGES)) {
    const source = `${family}-${script === 'accents' ? 'latin' : script}-wght-${style}.woff2`;
    const name = `${family}-${script}-${style}.woff2`;
    const letters = ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .map((point) => String.fromCodePoint(point))
      .join('');
    const whole = readFileSync(`${PACKAGES}/${family}/files/${source}`);
    const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
    writeFileSync(`${TARGET}/${name}`, part);
    process.stdout.write(`${name}: ${whole.length} to ${part.length} bytes\n`);
  }
}
