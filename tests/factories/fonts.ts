import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';

/** A part of Lora, variable from 400 to 700, as its package has it. */
export const lora = (script: 'latin' | 'cyrillic', style: 'normal' | 'italic' = 'normal'): Buffer =>
  readFileSync(`${PACKAGES}/lora/files/lora-${script}-wght-${style}.woff2`);

/** A font with outlines of PostScript: some letters of Cantarell, Latin and Cyrillic. */
export const cantarell = (): Buffer => readFileSync('tests/factories/cantarell.otf');

/** A face of one of the packages, Latin. */
export const latinOf = (name: string): Buffer =>
  readFileSync(`${PACKAGES}/${name}/files/${name}-latin-wght-normal.woff2`);

/** A TTF that puts itself into no class. */
export function withoutClass(ttf: Buffer): Buffer {
  const bytes = Buffer.from(ttf);
  const entry = bytes.indexOf('OS/2', 0, 'latin1');
  const table = bytes.readUInt32BE(entry + 8);
  // sFamilyClass and panose.
  return bytes.fill(0, table + 30, table + 42);
}

/** The whole of a font as TTF. */
export const asTtf = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });

/** A font of some letters alone, at one weight. */
export const cutOut = (font: Buffer, letters: string, wght = 400): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght } });

/** Some letters of a variable font, which stays one. */
export const variable = (font: Buffer, letters: string): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'truetype' });

export const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?';

const HEADER = 44;
const ENTRY = 20;

/** A TTF as WOFF. @param said how large a table is said to be when it is unpacked */
export function asWoff(ttf: Buffer, said = (size: number) => size): Buffer {
  const count = ttf.readUInt16BE(4);
  const head = Buffer.alloc(HEADER + count * ENTRY);
  head.write('wOFF', 'latin1');
  ttf.copy(head, 4, 0, 4);
  head.writeUInt16BE(count, 12);
  head.writeUInt32BE(ttf.length, 16);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = 12 + table * 16;
    const start = ttf.readUInt32BE(from + 8);
    const size = ttf.readUInt32BE(from + 12);
    const bytes = ttf.subarray(start, start + size);
    const deflated = deflateSync(bytes);
    const packed = deflated.length < size ? deflated : bytes;
    const at = HEADER + table * ENTRY;
    ttf.copy(head, at, from, from + 4);
    head.writeUInt32BE(offset, at + 4);
    head.writeUInt32BE(packed.length, at + 8);
    head.writeUInt32BE(said(size), at + 12);
    ttf.copy(head, at + 16, from + 4, from + 8);
    const padding = Buffer.alloc(-packed.length & 3);
    parts.push(packed, padding);
    offset += packed.length + padding.length;
  }
  const woff = Buffer.concat(parts);
  woff.writeUInt32BE(woff.length, 8);
  return woff;
}
