import 'server-only';

import { type Box, readBoxes } from './examine-boxes';
import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';

const DEPTH = 4;
const HOLDING = new Set(['moov', 'trak', 'udta', 'meta']);
/** Places under the names that cameras and telephones give them. */
const PLACES = new Set(['\u00a9xyz', 'loci']);
const KEYS_BYTES = 1 << 16;

/** The pieces of an MP4 or QuickTime film, with its location overwritten in place. */
export async function stripFilm(reader: FileReader): Promise<Piece[]> {
  const reported: Box[] = [];
  await collect(reader, (await readBoxes(reader)) ?? [], reported, 0);
  const pieces: Piece[] = [];
  let at = 0;
  for (const box of reported.sort((a, b) => a.at - b.at)) {
    addRange(pieces, at, box.from);
    pieces.push(Buffer.alloc(box.to - box.from));
    at = box.to;
  }
  addRange(pieces, at, reader.size);
  return pieces;
}

async function collect(reader: FileReader, boxes: Box[], reported: Box[], depth: number): Promise<void> {
  const places = await placesByKey(reader, boxes);
  for (const box of boxes) {
    if (PLACES.has(box.type)) reported.push(box);
    if (box.type === 'ilst') reported.push(...(await valuesOf(reader, box, places)));
    if (HOLDING.has(box.type) && depth < DEPTH) {
      await collect(reader, await childrenOf(reader, box), reported, depth + 1);
    }
  }
}

/** In MP4 the box of facts begins with four bytes of its own, in QuickTime it does not. */
async function childrenOf(reader: FileReader, box: Box): Promise<Box[]> {
  const isPlain = box.type !== 'meta' || (await reader.read(box.from + 4, 4)).toString('latin1') === 'hdlr';
  return (await readBoxes(reader, box.from + (isPlain ? 0 : 4), box.to)) ?? [];
}

/** Numbers of the metadata keys that hold a location. */
async function placesByKey(reader: FileReader, boxes: Box[]): Promise<Set<number>> {
  const places = new Set<number>();
  const list = boxes.find(({ type }) => type === 'keys');
  if (!list) return places;
  const bytes = await reader.read(list.from, Math.min(KEYS_BYTES, list.to - list.from));
  for (let at = 8, number = 1; at + 8 <= bytes.length; number += 1) {
    const size = Math.max(8, bytes.readUInt32BE(at));
    if (/location/i.test(bytes.toString('latin1', at + 8, at + size))) places.add(number);
    at += size;
  }
  return places;
}

async function valuesOf(reader: FileReader, list: Box, places: Set<number>): Promise<Box[]> {
  const values = (await readBoxes(reader, list.from, list.to)) ?? [];
  const reported = values.filter(({ type }) => places.has(Buffer.from(type, 'latin1').readUInt32BE()));
  // Behind the head of the value itself, so that it can still be read.
  return reported.map((box) => ({ ...box, from: Math.min(box.to, box.from + 16) }));
}
