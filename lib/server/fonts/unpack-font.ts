import 'server-only';

import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';

/** Why a font file is refused; the interface says it in its own language. */
const TEXTS = {
  noFont: 'This is no font file. WOFF2, WOFF, TTF and OTF are taken.',
  collection: 'This file holds several fonts. Please send each as a file of its own.',
  broken: 'This font file is damaged, or lacks parts that browsers need.',
  tooLarge: `Unpacked, this font has more than ${FONTS.unpackedBytes / 2 ** 20} MiB.`,
} as const;

/** @throws {AppError} always */
export function refuseFont(problem: keyof typeof TEXTS, cause?: unknown): never {
  throw new AppError('validation_failed', TEXTS[problem], { extra: { problem }, cause });
}

const MOST_TABLES = 128;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const WOFF2_HEADER = 48;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The bytes of a font as TTF, OTF or WOFF2, found to unpack to no more than they may: what a header says is not believed.
 * @throws {AppError} `validation_failed`
 */
export function unpackFont(bytes: Buffer): Buffer {
  const signature = bytes.toString('latin1', 0, 4);
  if (signature === 'ttcf') return refuseFont('collection');
  if (signature === 'wOFF') return withinBounds(() => unpackWoff(bytes));
  if (signature === 'wOF2') return withinBounds(() => checkWoff2(bytes));
  if (!['\0\x01\0\0', 'true', 'OTTO'].includes(signature)) return refuseFont('noFont');
  return bytes;
}

/** Reading behind the end of a file, and unpacking more than was said, both throw. */
function withinBounds(read: () => Buffer): Buffer {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuseFont('broken', error);
  }
}

interface WoffTable {
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

function unpackWoff(bytes: Buffer): Buffer {
  const count = bytes.readUInt16BE(12);
  if (count > MOST_TABLES) return refuseFont('broken');
  const entries = Array.from({ length: count }, (_, table) => {
    const at = WOFF_HEADER + table * WOFF_ENTRY;
    return {
      tag: bytes.subarray(at, at + 4),
      offset: bytes.readUInt32BE(at + 4),
      packed: bytes.readUInt32BE(at + 8),
      size: bytes.readUInt32BE(at + 12),
      checksum: bytes.readUInt32BE(at + 16),
    };
  });
  refuseLarge(sum(entries.map(({ size }) => size)));
  const tables = entries.map(({ tag, offset, packed, size, checksum }) => {
    const given = bytes.subarray(offset, offset + packed);
    const unpacked = packed < size ? inflateSync(given, { maxOutputLength: size }) : given;
    if (given.length !== packed || unpacked.length !== size) return refuseFont('broken');
    return { tag, checksum, bytes: unpacked };
  });
  return sfntOf(bytes.subarray(4, 8), tables);
}

function sfntOf(flavour: Buffer, tables: readonly WoffTable[]): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  flavour.copy(header);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  const parts: Buffer[] = [header];
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Tables that WOFF2 stores in another form unless it says otherwise, by their numbers in it. */
const GLYF = 10;
const LOCA = 11;
const OWN_TAG = 63;

function checkWoff2(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 4, 8) === 'ttcf') return refuseFont('collection');
  const count = bytes.readUInt16BE(12);
  if (count > MOST_TABLES) return refuseFont('broken');
  const reader = { bytes, at: WOFF2_HEADER };
  const sizes: number[] = [];
  let packedSize = 0;
  for (let table = 0; table < count; table += 1) {
    const flags = reader.bytes.readUInt8(reader.at);
    const known = flags & OWN_TAG;
    reader.at += known === OWN_TAG ? 5 : 1;
    const size = readBase128(reader);
    const version = flags >> 6;
    const isTransformed = known === GLYF || known === LOCA ? version !== 3 : version !== 0;
    sizes.push(size);
    packedSize += isTransformed ? readBase128(reader) : size;
  }
  for (const size of [sum(sizes), packedSize, bytes.readUInt32BE(16)]) refuseLarge(size);
  const packed = bytes.subarray(reader.at, reader.at + bytes.readUInt32BE(20));
  if (brotliDecompressSync(packed, { maxOutputLength: Math.max(1, packedSize) }).length !== packedSize)
    return refuseFont('broken');
  return bytes;
}

/** A number of up to five groups of seven bits (WOFF2, UIntBase128). */
function readBase128(reader: { bytes: Buffer; at: number }): number {
  let value = 0;
  for (let group = 0; group < 5; group += 1) {
    const byte = reader.bytes.readUInt8(reader.at);
    reader.at += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  return refuseFont('broken');
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function refuseLarge(size: number): void {
  if (size > FONTS.unpackedBytes) refuseFont('tooLarge');
}

const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const OUTLINES = ['glyf', 'CFF ', 'CFF2'];

/**
 * Whether a font has what browsers ask of one.
 * @throws {AppError} `validation_failed` where it does not
 */
export function requireTables(sfnt: Buffer): void {
  const count = sfnt.length < SFNT_HEADER ? 0 : sfnt.readUInt16BE(4);
  const tags = new Set<string>();
  for (
    let at = SFNT_HEADER;
    at < SFNT_HEADER + count * SFNT_ENTRY && at + SFNT_ENTRY <= sfnt.length;
    at += SFNT_ENTRY
  )
    tags.add(sfnt.toString('latin1', at, at + 4));
  const isWhole = NEEDED.every((tag) => tags.has(tag)) && OUTLINES.some((tag) => tags.has(tag));
  if (!isWhole) refuseFont('broken');
}
