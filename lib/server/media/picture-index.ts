import 'server-only';

import type { FileReader } from './file-reader';
import { contentOf, MPF, type Segment, segmentOf } from './jpeg-segments';

/** A further picture in the file of a JPEG. */
export interface PicturePlace {
  from: number;
  to: number;
}

const LIST = 0xb002;
const ENTRY_BYTES = 16;
/** Pictures in one file that are looked at. */
const MOST_PICTURES = 4;

/** Where the pictures behind the first are, by the index of them (Multi-Picture Format); those that reach beyond the file are left out. */
export async function picturesIn(reader: FileReader, index: Segment | null): Promise<PicturePlace[]> {
  if (!index) return [];
  const tiff = await contentOf(reader, index, MPF);
  const isBig = tiff.toString('latin1', 0, 2) === 'MM';
  const short = (at: number) => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const long = (at: number) => (isBig ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at));
  try {
    const directory = long(4);
    const fields = Array.from({ length: short(directory) }, (_, field) => directory + 2 + 12 * field);
    const list = fields.find((at) => short(at) === LIST);
    if (list === undefined) return [];
    const count = Math.min(Math.floor(long(list + 4) / ENTRY_BYTES), MOST_PICTURES);
    const entries = Array.from({ length: count }, (_, entry) => long(list + 8) + ENTRY_BYTES * entry);
    // Places count from the head of the index, behind its name.
    const start = index.to - tiff.length;
    const places = entries.slice(1).map((at) => ({ from: start + long(at + 8), size: long(at + 4) }));
    return places
      .map(({ from, size }) => ({ from, to: from + size }))
      .filter(({ from, to }) => from > start && to <= reader.size);
  } catch {
    // It breaks off, or names a place that it does not have.
    return [];
  }
}

/** What stands before the entries: version, number of pictures, and where the entries are. */
const HEAD = Buffer.from(
  '4d4d002a000000080003b00000070000000430313030b00100040000000100000002b0020007000000200000003200000000',
  'hex',
);
const BEFORE_HEAD = 8;
const PRIMARY = 0x0003_0000;

/** The bytes of an index of two pictures. */
export const INDEX_BYTES = BEFORE_HEAD + HEAD.length + 2 * ENTRY_BYTES;

/**
 * The index of two pictures that follow each other.
 * @param at where it stands in the first of them
 */
export function writeIndex(at: number, sizes: { first: number; second: number }): Buffer {
  const entries = Buffer.alloc(2 * ENTRY_BYTES);
  entries.writeUInt32BE(PRIMARY, 0);
  entries.writeUInt32BE(sizes.first, 4);
  entries.writeUInt32BE(sizes.second, ENTRY_BYTES + 4);
  entries.writeUInt32BE(sizes.first - at - BEFORE_HEAD, ENTRY_BYTES + 8);
  return segmentOf(MPF, Buffer.concat([HEAD, entries]));
}
