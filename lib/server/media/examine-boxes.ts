import 'server-only';

import type { FileReader } from './file-reader';

export interface Box {
  type: string;
  /** Offset of the box in the file, including its head. */
  at: number;
  /** Offset of its content. */
  from: number;
  /** Offset of its end. */
  to: number;
}

const MAX_BOXES = 10_000;

/**
 * The boxes of a file of the ISO family between two offsets, in their order; null if one of them ends beyond the
 * range, as in a truncated file.
 */
export async function readBoxes(reader: FileReader, from = 0, to = reader.size): Promise<Box[] | null> {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const head = await reader.read(at, 16);
    const size = head.readUInt32BE(0);
    const isLong = size === 1 && head.length === 16;
    const length = size === 0 ? to - at : isLong ? Number(head.readBigUInt64BE(8)) : size;
    const contentAt = at + (isLong ? 16 : 8);
    if (at + length > to || contentAt > at + length || boxes.length >= MAX_BOXES) return null;
    boxes.push({ type: head.toString('latin1', 4, 8), at, from: contentAt, to: at + length });
    at += length;
  }
  return boxes;
}

/** The first of these boxes with a type, and its children; empty if there is none. */
export async function boxesWithin(
  reader: FileReader,
  boxes: Box[] | null,
  type: string,
  skip = 0,
): Promise<Box[]> {
  const box = boxes?.find((each) => each.type === type);
  return (box && (await readBoxes(reader, box.from + skip, box.to))) ?? [];
}
