// Makes the typefaces that owners can choose from those of the packages: files with the letters and weights that pages
// need, and what is measured in them, so that nothing moves when they arrive (docs/decisions/0052-the-look-is-content.md).
// Run `npm run fonts` after a change of the packages or of what is chosen from.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { lettersOf, PACKAGES, packageFile, RANGES } from './letters.mjs';

const FOLDER = 'public/builds/typefaces';
const FACTS = 'lib/domain/site-theme/typeface-facts.json';

/** For names and titles no more than these weights; for running text what bold words need. */
const WEIGHTS = { display: { min: 250, max: 500 }, text: { min: 400, max: 700 } };

/** @type {Record<string, { name: string, kind: 'sans' | 'serif', uses: ('display' | 'text')[], hasItalic?: boolean }>} */
const FAMILIES = {
  'inter-tight': { name: 'Inter Tight', kind: 'sans', uses: ['display'] },
  inter: { name: 'Inter', kind: 'sans', uses: ['text'], hasItalic: true },
  'playfair-display': { name: 'Playfair Display', kind: 'serif', uses: ['display'] },
  'source-serif-4': { name: 'Source Serif', kind: 'serif', uses: ['text'], hasItalic: true },
  geologica: { name: 'Geologica', kind: 'sans', uses: ['display'] },
  'golos-text': { name: 'Golos Text', kind: 'sans', uses: ['text'] },
  'jetbrains-mono': { name: 'JetBrains Mono', kind: 'sans', uses: ['display'] },
  cormorant: { name: 'Cormorant', kind: 'serif', uses: ['display'] },
  'eb-garamond': { name: 'EB Garamond', kind: 'serif', uses: ['text'], hasItalic: true },
  montserrat: { name: 'Montserrat', kind: 'sans', uses: ['display'] },
  lora: { name: 'Lora', kind: 'serif', uses: ['text'], hasItalic: true },
  oswald: { name: 'Oswald', kind: 'sans', uses: ['display'] },
  'source-sans-3': { name: 'Source Sans', kind: 'sans', uses: ['text'], hasItalic: true },
  'noto-serif-display': { name: 'Noto Serif Display', kind: 'serif', uses: ['display'] },
  manrope: { name: 'Manrope', kind: 'sans', uses: ['display'] },
  raleway: { name: 'Raleway', kind: 'sans', uses: ['display'] },
};

/** @type {{ latin: string, cyrillic: string }} */
const SAMPLES = JSON.parse(readFileSync('lib/domain/site-theme/sample-texts.json', 'utf8'));

/** @typedef {import('fontkit').Font} Font */

/** @param {Buffer} bytes @returns {Font} */
function opened(bytes) {
  const font = fontkit.create(bytes);
  if (!('getVariation' in font)) throw new Error('This is no single font.');
  return font;
}

/**
 * The mean width of a sign in a text, in ems; each from the first font that has it.
 * @param {readonly Font[]} fonts @param {string} text
 */
function meanWidth(fonts, text) {
  const widths = [...text].map((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(point));
    if (!font) throw new Error(`No font has ${sign}.`);
    return font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 10_000) / 10_000;

/** @param {Buffer} whole @param {keyof typeof RANGES} script */
async function regular(whole, script) {
  const options = /** @type {const} */ ({ targetFormat: 'truetype', variationAxes: { wght: 400 } });
  return opened(await subsetFont(whole, lettersOf(script), options));
}

/** @param {string} family */
async function factsOf(family) {
  const read = (/** @type {keyof typeof RANGES} */ script) =>
    readFileSync(packageFile(family, script, 'normal'));
  const axis = opened(read('latin')).variationAxes.wght;
  if (!axis) throw new Error(`${family} has no axis of weight.`);
  const latin = await regular(read('latin'), 'latin');
  const cyrillic = await regular(read('cyrillic'), 'cyrillic');
  const inEms = (/** @type {number} */ units) => rounded(units / latin.unitsPerEm);
  return {
    axis,
    ascent: inEms(latin.ascent),
    descent: inEms(-latin.descent),
    lineGap: inEms(latin.lineGap),
    xHeight: inEms(latin.xHeight),
    latin: rounded(meanWidth([latin], SAMPLES.latin)),
    cyrillic: rounded(meanWidth([cyrillic, latin], SAMPLES.cyrillic)),
  };
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
/** @type {Record<string, unknown>} */
const facts = {};
for (const [family, { name, kind, uses, hasItalic = false }] of Object.entries(FAMILIES)) {
  const { axis, ...measures } = await factsOf(family);
  const wanted = uses.map((use) => WEIGHTS[use]);
  const weight = {
    min: Math.max(axis.min, Math.min(...wanted.map(({ min }) => min))),
    max: Math.min(axis.max, Math.max(...wanted.map(({ max }) => max))),
  };
  /** @type {Record<string, string>} */
  const files = {};
  for (const style of hasItalic ? ['normal', 'italic'] : ['normal']) {
    for (const script of /** @type {(keyof typeof RANGES)[]} */ (Object.keys(RANGES))) {
      const part = await subsetFont(readFileSync(packageFile(family, script, style)), lettersOf(script), {
        targetFormat: 'woff2',
        variationAxes: { wght: style === 'italic' ? 400 : weight },
      });
      const digest = createHash('sha256').update(part).digest('hex').slice(0, 8);
      files[`${script}-${style}`] = digest;
      writeFileSync(`${FOLDER}/${family}-${script}-${style}.${digest}.woff2`, part);
    }
  }
  copyFileSync(`${PACKAGES}/${family}/LICENSE`, `${FOLDER}/${family}-licence.txt`);
  facts[family] = { name, kind, weight: `${weight.min} ${weight.max}`, ...measures, files };
  process.stdout.write(`${family}\n`);
}
// The default faces have files of their own (components/layout/fonts.ts).
for (const [family, kind] of [
  ['unbounded', 'sans'],
  ['literata', 'serif'],
]) {
  const { axis: _, ...measures } = await factsOf(String(family));
  const name = family === 'unbounded' ? 'Unbounded' : 'Literata';
  facts[String(family)] = { name, kind, weight: '', ...measures, files: {} };
}
writeFileSync(FACTS, `${JSON.stringify(facts, null, 2)}\n`);
