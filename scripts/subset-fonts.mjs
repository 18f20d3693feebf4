// Makes the site's fonts from the packages of both faces: for pages the letters that a page of these scripts is set in,
// and the weights that the style sheets ask for; for share pictures every letter, as plain
// fonts with their whole axis of weight (docs/decisions/0011-finding.md).
// Run `npm run fonts` after a change of the packages or of what is asked for.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const FOR_PAGES = 'components/layout/fonts';
const FOR_SHARE_PICTURES = 'lib/server/share-pictures/fonts';

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

/** Keep equal to lib/server/share-pictures/typeface.ts. */
const SHARE_PICTURE_SCRIPTS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'];

/** @param {string} file */
const read = (file) => readFileSync(`${PACKAGES}/${file}`);

/** @param {string} file @param {Buffer} font */
function write(file, font) {
  writeFileSync(file, font);
  process.stdout.write(`${file}: ${font.length} bytes\n`);
}

for (const { family, style, weight } of FACES) {
  for (const [script, ranges] of Object.entries(RANGES)) {
    const letters = ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .map((point) => String.fromCodePoint(point))
      .join('');
    const whole = read(
      `${family}/files/${family}-${script === 'accents' ? 'latin' : script}-wght-${style}.woff2`,
    );
    const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
    write(`${FOR_PAGES}/${family}-${script}-${style}.woff2`, part);
  }
}

for (const family of ['unbounded', 'literata']) {
  for (const script of SHARE_PICTURE_SCRIPTS) {
    const whole = read(`${family}/files/${family}-${script}-wght-normal.woff2`);
    const font = await subsetFont(whole, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
    write(`${FOR_SHARE_PICTURES}/${family}-${script}.ttf`, font);
  }
  for (const folder of [FOR_PAGES, FOR_SHARE_PICTURES])
    copyFileSync(`${PACKAGES}/${family}/LICENSE`, `${folder}/${family}-licence.txt`);
}
