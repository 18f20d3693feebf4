import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';

type Family = 'unbounded' | 'literata';

/** Made by `npm run fonts`. */
const FOLDER = 'lib/server/share-pictures/fonts';
const SCRIPTS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'];

export interface SetText {
  /** Outlines as the `d` of an SVG path, from the origin on the base line. */
  d: string;
  /** Pixels, like all that comes from here. */
  width: number;
}

/** One weight of one of the site's faces, as outlines: a picture is drawn the same on every machine. */
export class Typeface {
  private readonly fonts: fontkit.Font[];

  constructor(family: Family, weight: number) {
    this.fonts = SCRIPTS.flatMap((script) => load(family, script, weight));
  }

  /** Height of capital letters. */
  capHeight(size: number): number {
    const [font] = this.fonts;
    return font ? (font.capHeight / font.unitsPerEm) * size : size;
  }

  /** The text at a size; null when a letter of it is missing, rather than a box in its place. */
  set(text: string, size: number, tracking = 0): SetText | null {
    let d = '';
    let width = 0;
    for (const { font, run } of this.runsOf(text)) {
      if (!font) return null;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        const place = positions[index];
        const outline = glyph.path.scale(scale, -scale);
        d += outline.translate(width + (place?.xOffset ?? 0) * scale, -(place?.yOffset ?? 0) * scale).toSVG();
        width += (place?.xAdvance ?? 0) * scale + tracking;
      }
    }
    return { d, width: Math.max(0, width - tracking) };
  }

  /** How wide the text is at the size 1, with a letter's tracking in the same unit; null when a letter is missing. */
  measure(text: string, tracking = 0): number | null {
    let width = 0;
    for (const { font, run } of this.runsOf(text)) {
      if (!font) return null;
      const { advanceWidth, glyphs } = font.layout(run);
      width += advanceWidth / font.unitsPerEm + glyphs.length * tracking;
    }
    return Math.max(0, width - tracking);
  }

  /** Letters one after another that the same font has; spaces and signs stay with what stands before them. */
  private runsOf(text: string): { font: fontkit.Font | undefined; run: string }[] {
    const runs: { font: fontkit.Font | undefined; run: string }[] = [];
    for (const letter of text.normalize('NFC').replaceAll('\u00a0', ' ')) {
      const code = letter.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      if (last?.font?.hasGlyphForCodePoint(code)) last.run += letter;
      else runs.push({ font: this.fonts.find((each) => each.hasGlyphForCodePoint(code)), run: letter });
    }
    return runs;
  }
}

function load(family: Family, script: string, weight: number): fontkit.Font[] {
  const font = fontkit.create(readFileSync(path.resolve(FOLDER, `${family}-${script}.ttf`)));
  return 'getVariation' in font ? [font.getVariation({ wght: weight })] : [];
}
