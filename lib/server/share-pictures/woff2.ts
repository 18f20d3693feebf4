import 'server-only';

import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader';
import { restoreGlyphs } from './woff2-glyphs';

// Table tags by their number in a WOFF2 directory (W3C "WOFF File Format 2.0" §4.1).
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt~ fpgm glyf loca prep CFF~ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG~ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('~', ' '));

const HEADER_BYTES = 48;
const ANY_TAG = 63;
const INDEX_FORMAT_AT = 50;

interface Entry {
  tag: string;
  bytes: number;
  isTransformed: boolean;
}

/**
 * The plain font in a WOFF2 file. Needed because the font reader knows the axes of a plain variable font, but not those
 * of a packed one (docs/decisions/0011).
 */
export function unpackWoff2(file: Buffer): Buffer {
  const header = new ByteReader(file);
  if (header.text(4) !== 'wOF2') throw new Error('Not a WOFF2 file.');
  const flavour = header.take(4);
  header.skip(4);
  const count = header.u16();
  header.skip(6);
  const packedBytes = header.u32();
  header.at = HEADER_BYTES;
  const entries = Array.from({ length: count }, () => readEntry(header));
  const body = new ByteReader(brotliDecompressSync(file.subarray(header.at, header.at + packedBytes)));
  const tables = new Map<string, Buffer>();
  for (const { tag, bytes, isTransformed } of entries) {
    const table = Buffer.from(body.take(bytes));
    if (!isTransformed) tables.set(tag, table);
    else if (tag === 'glyf') {
      const { glyf, loca } = restoreGlyphs(table);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca') throw new Error(`The table ${tag} is packed in a way that is not read here.`);
  }
  // Restored glyphs are found by long offsets.
  tables.get('head')?.writeInt16BE(1, INDEX_FORMAT_AT);
  return assemble(flavour, tables);
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const tag = (flags & 63) === ANY_TAG ? reader.text(4) : (TAGS[flags & 63] ?? '');
  const version = flags >> 6;
  // Of these two the version 0 is a transformation, of all others any other.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const plain = reader.base128();
  return { tag, isTransformed, bytes: isTransformed ? reader.base128() : plain };
}

function assemble(flavour: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  flavour.copy(head);
  head.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const record = 12 + index * 16;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
