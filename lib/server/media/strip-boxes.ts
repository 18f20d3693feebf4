import 'server-only';

import { BOX_ID } from './credentials-box';
import { type Box, boxesWithin, readBoxes } from './examine-boxes';
import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { type NumberSizes, sizesOfNumbers } from './item-places';
import type { RawFacts } from './read-rights';
import type { Written } from './written-facts';

const META_BYTES = 4 * 1024 * 1024;
/** An EXIF that says nothing. */
const SILENT = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

interface Range {
  from: number;
  to: number;
}

interface Overwritten extends Range {
  bytes: Buffer;
}

/**
 * An AVIF or HEIC picture with its metadata overwritten in place, so that no offset changes. Null if its structure
 * cannot be followed.
 */
export async function stripBoxes(reader: FileReader, written: Written): Promise<Piece[] | null> {
  const boxes = await readBoxes(reader);
  const meta = boxes?.find(({ type }) => type === 'meta');
  if (!boxes || !meta || meta.to - meta.from > META_BYTES) return null;
  const inside = await readBoxes(reader, meta.from + 4, meta.to);
  const [info, places] = ['iinf', 'iloc'].map((type) => inside?.find((each) => each.type === type));
  if (!info || !places) return null;
  const items = written.keepsFacts ? new Map<number, boolean>() : await tellingItems(reader, info);
  const idat = inside?.find(({ type }) => type === 'idat');
  const table = await reader.read(places.from, places.to - places.from);
  const located = locate(table, items, idat?.from ?? 0);
  if (!located) return null;
  const data = [...boxes.filter(({ type }) => type === 'mdat'), ...(idat ? [idat] : [])];
  // Written over anywhere else, the picture would be another one.
  const isData = ({ from, to }: Range) => data.some((box) => from >= box.from && to <= box.to);
  if (!located.every(isData)) return null;
  const overwritten = [
    ...located.map(({ from, to, isExif }) => ({ from, to, bytes: blank(to - from, isExif, written) })),
    ...(await ownBoxes(reader, boxes, written)),
  ];
  return patched(reader.size, overwritten);
}

/** The metadata of such a picture, which other readers find only in what they can decode. */
export async function factsInBoxes(reader: FileReader): Promise<RawFacts> {
  const meta = await boxesWithin(reader, await readBoxes(reader), 'meta', 4);
  const [info, places] = ['iinf', 'iloc'].map((type) => meta.find((each) => each.type === type));
  if (!info || !places) return {};
  const table = await reader.read(places.from, places.to - places.from);
  const idat = meta.find(({ type }) => type === 'idat')?.from ?? 0;
  const facts: RawFacts = {};
  for (const { from, to, isExif } of locate(table, await tellingItems(reader, info), idat) ?? []) {
    if (to - from > META_BYTES || to > reader.size) continue;
    const bytes = await reader.read(from, to - from);
    if (isExif) facts.exif = bytes.subarray(4 + (bytes.length < 4 ? 0 : bytes.readUInt32BE(0)));
    else facts.xmp = bytes;
  }
  return facts;
}

/** The file with some of its ranges overwritten; null where two of them overlap. */
function patched(size: number, overwritten: Overwritten[]): Piece[] | null {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, bytes } of overwritten.sort((a, b) => a.from - b.from)) {
    if (from < at) return null;
    addRange(pieces, at, from);
    pieces.push(bytes);
    at = to;
  }
  addRange(pieces, at, size);
  return pieces;
}

/** Boxes that programs have added for themselves, emptied; of them only Content Credentials may stay. */
async function ownBoxes(
  reader: FileReader,
  boxes: readonly Box[],
  { keepsManifest }: Written,
): Promise<Overwritten[]> {
  const emptied: Overwritten[] = [];
  for (const { type, at, from, to } of boxes) {
    if (type !== 'uuid') continue;
    if (keepsManifest && (await reader.read(from, BOX_ID.length)).equals(BOX_ID)) continue;
    emptied.push({ from: at + 4, to: at + 8, bytes: Buffer.from('free') });
    if (to > from) emptied.push({ from, to, bytes: Buffer.alloc(to - from) });
  }
  return emptied;
}

/** Bytes of the same length that tell nothing but what is written; EXIF begins with the offset of its header. */
function blank(length: number, isExif: boolean, { exif, xmp }: Written): Buffer {
  const bytes = Buffer.alloc(length, isExif ? 0 : ' ');
  if (!isExif) {
    if (xmp && xmp.length <= length) xmp.copy(bytes);
    return bytes;
  }
  const reported = exif && exif.length + 4 <= length ? exif : SILENT;
  if (reported.length + 4 <= length) reported.copy(bytes, 4);
  return bytes;
}

/** The numbers of the items that tell of the picture, and whether as EXIF. */
async function tellingItems(reader: FileReader, info: Box): Promise<Map<number, boolean>> {
  const items = new Map<number, boolean>();
  const [version] = await reader.read(info.from, 1);
  for (const entry of (await readBoxes(reader, info.from + (version === 0 ? 6 : 8), info.to)) ?? []) {
    const bytes = await reader.read(entry.from, 64);
    const item = readItem(bytes);
    if (item?.type === 'Exif') items.set(item.id, true);
    if (item?.type === 'mime' && /rdf|xml/.test(bytes.toString('latin1'))) items.set(item.id, false);
  }
  return items;
}

/** The number and the type of an item; null for the oldest form of an entry, which tells no type, and for one that breaks off. */
function readItem(bytes: Buffer): { id: number; type: string } | null {
  const version = bytes[0] ?? 0;
  if (version < 2 || bytes.length < 14) return null;
  const isLong = version >= 3;
  return {
    id: isLong ? bytes.readUInt32BE(4) : bytes.readUInt16BE(4),
    type: bytes.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12),
  };
}

/** Bytes that a number in the table of places may have. */
const NUMBER_BYTES = new Set([0, 4, 8]);
/** A picture of tiles has some hundred places. */
const MOST_PLACES = 100_000;

/** The ranges of these items in the file; null for a truncated or malformed table. */
function locate(
  bytes: Buffer,
  items: Map<number, boolean>,
  idat: number,
): (Range & { isExif: boolean })[] | null {
  if (bytes.length < 8) return null;
  const version = bytes[0] ?? 0;
  const sizes = sizesOfNumbers(bytes);
  if (!Object.values(sizes).every((size) => NUMBER_BYTES.has(size))) return null;
  const table = new NumberReader(bytes, 6);
  const idSize = version < 2 ? 2 : 4;
  const count = table.take(idSize);
  const found: (Range & { isExif: boolean })[] = [];
  let places = 0;
  for (let item = 0; item < count; item += 1) {
    const isExif = items.get(table.take(idSize));
    const isWithin = version > 0 && (table.take(2) & 15) === 1;
    table.take(2);
    const base = table.take(sizes.base) + (isWithin ? idat : 0);
    const extents = table.take(2);
    places += extents;
    if (table.isBeyond || places > MOST_PLACES) return null;
    const ranges = takeRanges(table, extents, base, sizes);
    if (isExif !== undefined) found.push(...ranges.map((range) => ({ ...range, isExif })));
  }
  return table.isBeyond ? null : found;
}

function takeRanges(table: NumberReader, count: number, base: number, sizes: NumberSizes): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < count; at += 1) {
    table.take(sizes.index);
    const from = base + table.take(sizes.offset);
    const length = table.take(sizes.length);
    if (length > 0) ranges.push({ from, to: from + length });
  }
  return ranges;
}

/** Reads numbers of different sizes one behind the other; beyond the end each of them is 0. */
class NumberReader {
  private at: number;

  constructor(
    private readonly bytes: Buffer,
    start: number,
  ) {
    this.at = start;
  }

  /** Whether a read went past the end. */
  get isBeyond(): boolean {
    return this.at > this.bytes.length;
  }

  take(size: number): number {
    this.at += size;
    if (size === 0 || this.isBeyond) return 0;
    const from = this.at - size;
    return size === 8 ? Number(this.bytes.readBigUInt64BE(from)) : this.bytes.readUIntBE(from, size);
  }
}
