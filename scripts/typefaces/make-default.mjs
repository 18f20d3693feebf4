// Makes the site's fonts from the packages of both faces: for pages the letters that a page of these scripts is set in,
// and the weights that the style sheets ask for; for share pictures every letter, as plain
// fonts with their whole axis of weight (docs/decisions/0011-finding.md).
// Run `npm run fonts` after a change of the packages or of what is asked for.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOf, PACKAGES, packageFile, RANGES } from './letters.mjs';

const FOR_PAGES = 'components/layout/fonts';
const FOR_SHARE_PICTURES = 'lib/server/share-pictures/fonts';

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
  for (const script of /** @type {(keyof typeof RANGES)[]} */ (Object.keys(RANGES))) {
    const whole = readFileSync(packageFile(family, script, style));
    const options = /** @type {const} */ ({ targetFormat: 'woff2', variationAxes: { wght: weight } });
    const part = await subsetFont(whole, lettersOf(script), options);
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
