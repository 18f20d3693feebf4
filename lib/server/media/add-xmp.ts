import 'server-only';

import { type Box, readBoxes } from './examine-boxes';
import type { Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { readNumber, sizesOfNumbers, writeNumber } from './item-places';

const META_BYTES = 4 * 1024 * 1024;
const XMP_TYPE = 'mime\0application/rdf+xml\0';

/**
 * An AVIF or HEIC with an XMP as one more item, behind its end. What is described grows by it, so the places of all that
 * follows are written anew; null where that cannot be done without harm.
 */
export async function addXmp(reader: FileReader, xmp: Buffer): Promise<Piece[] | null> {
  const boxes = (await readBoxes(reader)) ?? [];
  const meta = boxes.find(({ type }) => type === 'meta');
  // A film of pictures has tables of its own that name places.
  if (!meta || meta.to - meta.at > META_BYTES || boxes.some(({ type }) => type === 'moov')) return null;
  const inside = await readBoxes(reader, meta.from + 4, meta.to);
  const find = (type: string) => inside?.find((each) => each.type === type);
  const [info, places, primary] = [find('iinf'), find('iloc'), find('pitm')];
  if (!inside || !info || !places || !primary) return null;
  const parts = new Map<Box, Buffer>();
  for (const box of inside) parts.set(box, await reader.read(box.at, box.to - box.at));
  const items = readItems(parts.get(info));
  const main = readPrimary(parts.get(primary));
  if (items === null || main === null || main > 0xffff || items.next > 0xffff) return null;
  const references = find('iref');
  const grown = (shift: number, at: number): Buffer | null => {
    const table = withPlace(parts.get(places), items.next, { from: meta.to, shift, at, length: xmp.length });
    const links = withReference(references && parts.get(references), items.next, main);
    if (!table || !links) return null;
    const replaced = new Map([
      [info, withItem(parts.get(info), items.next)],
      [places, table],
      ...(references ? [[references, links] as const] : []),
    ]);
    const children = inside.map((box) => replaced.get(box) ?? parts.get(box) ?? Buffer.alloc(0));
    return boxOf('meta', Buffer.concat([Buffer.alloc(4), ...children, ...(references ? [] : [links])]));
  };
  // How much it grows does not depend on the numbers that are written.
  const shift = (grown(0, 0)?.length ?? 0) - (meta.to - meta.at);
  const written = grown(shift, reader.size + shift + 8);
  if (!written) return null;
  return [{ from: 0, to: meta.at }, written, { from: meta.to, to: reader.size }, boxOf('mdat', xmp)];
}

function boxOf(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The next free number of an item; null for a list that cannot be read. */
function readItems(info: Buffer | undefined): { next: number } | null {
  if (!info || info.length < 14) return null;
  let highest = 0;
  for (let at = (info[8] ?? 0) === 0 ? 14 : 16; at + 14 <= info.length; ) {
    const size = info.readUInt32BE(at);
    const version = info[at + 8] ?? 0;
    if (size < 14 || at + size > info.length || version < 2) return null;
    highest = Math.max(highest, version === 2 ? info.readUInt16BE(at + 12) : info.readUInt32BE(at + 12));
    at += size;
  }
  return { next: highest + 1 };
}

function readPrimary(box: Buffer | undefined): number | null {
  if (!box || box.length < 14) return null;
  return box[8] === 0 ? box.readUInt16BE(12) : box.length >= 16 ? box.readUInt32BE(12) : null;
}

/** The list of items with one more, which is not shown. */
function withItem(info: Buffer | undefined, id: number): Buffer {
  const content = Buffer.from(info?.subarray(8) ?? Buffer.alloc(6));
  if (content[0] === 0) content.writeUInt16BE(content.readUInt16BE(4) + 1, 4);
  else content.writeUInt32BE(content.readUInt32BE(4) + 1, 4);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(0x0200_0001, 0);
  head.writeUInt16BE(id, 4);
  return boxOf('iinf', Buffer.concat([content, boxOf('infe', Buffer.concat([head, Buffer.from(XMP_TYPE)]))]));
}

/** The references with one more: that the item describes the picture. */
function withReference(box: Buffer | undefined, id: number, main: number): Buffer | null {
  const content = box ? box.subarray(8) : Buffer.alloc(4);
  const isLong = content[0] === 1;
  const link = Buffer.alloc(isLong ? 10 : 6);
  const size = isLong ? 4 : 2;
  link.writeUIntBE(id, 0, size);
  link.writeUInt16BE(1, size);
  link.writeUIntBE(main, size + 2, size);
  return (content[0] ?? 0) > 1 ? null : boxOf('iref', Buffer.concat([content, boxOf('cdsc', link)]));
}

interface Addition {
  /** Where what moves begins, and how far it does. */
  from: number;
  shift: number;
  /** Where the new item lies. */
  at: number;
  length: number;
}

/** The table of places with those moved that lie behind the description, and one more. */
function withPlace(box: Buffer | undefined, id: number, addition: Addition): Buffer | null {
  if (!box || box.length < 16) return null;
  const content = Buffer.from(box.subarray(8));
  const version = content[0] ?? 0;
  const sizes = sizesOfNumbers(content);
  if (version > 2 || sizes.offset === 0 || sizes.length === 0) return null;
  const idSize = version < 2 ? 2 : 4;
  if (!movePlaces(content, idSize, addition)) return null;
  content.writeUIntBE(content.readUIntBE(6, idSize) + 1, 6, idSize);
  const entry = Buffer.alloc(
    idSize + (version > 0 ? 2 : 0) + 4 + sizes.base + sizes.index + sizes.offset + sizes.length,
  );
  entry.writeUIntBE(id, 0, idSize);
  entry.writeUInt16BE(1, entry.length - sizes.index - sizes.offset - sizes.length - 2);
  writeNumber(entry, entry.length - sizes.offset - sizes.length, sizes.offset, addition.at);
  writeNumber(entry, entry.length - sizes.length, sizes.length, addition.length);
  return boxOf('iloc', Buffer.concat([content, entry]));
}

/** Moves the places in a table; false for one that breaks off. */
function movePlaces(content: Buffer, idSize: number, addition: Addition): boolean {
  const version = content[0] ?? 0;
  const sizes = sizesOfNumbers(content);
  const extentBytes = sizes.index + sizes.offset + sizes.length;
  let at = 6 + idSize;
  for (let left = content.readUIntBE(6, idSize); left > 0; left -= 1) {
    at += idSize;
    const isInFile = version === 0 || (readNumber(content, at, 2) & 15) === 0;
    at += version === 0 ? 2 : 4;
    const count = readNumber(content, at + sizes.base, 2);
    const end = at + sizes.base + 2 + count * extentBytes;
    if (end > content.length) return false;
    if (isInFile) moveItem(content, at, count, addition);
    at = end;
  }
  return at === content.length;
}

/** Moves the places of one item: the offset from which they count, or each of them. */
function moveItem(content: Buffer, baseAt: number, count: number, { from, shift }: Addition): void {
  const sizes = sizesOfNumbers(content);
  const base = readNumber(content, baseAt, sizes.base);
  if (base >= from) {
    writeNumber(content, baseAt, sizes.base, base + shift);
    return;
  }
  const first = baseAt + sizes.base + 2 + sizes.index;
  for (let extent = 0; extent < count; extent += 1) {
    const at = first + extent * (sizes.index + sizes.offset + sizes.length);
    const offset = readNumber(content, at, sizes.offset);
    if (base + offset >= from) writeNumber(content, at, sizes.offset, offset + shift);
  }
}
