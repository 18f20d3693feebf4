import 'server-only';

import type { FileReader } from './file-reader';

const HEAD_BYTES = 54;
/** Sizes of the second head in the versions of the format. */
const HEADS = new Set([12, 40, 52, 56, 64, 108, 124]);
const DEPTHS = new Set([1, 4, 8, 16, 24, 32]);
/** Pixels that are stored as they are, with or without masks for their colours. */
const PLAIN = new Set([0, 3, 6]);

/**
 * The size in pixels of a BMP picture, which nothing here can decode: judged by its heads and by how much there has to be
 * (security U-6, U-6). Null for a broken one.
 */
export async function examineBmp(reader: FileReader): Promise<{ width: number; height: number } | null> {
  const head = await reader.read(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES || !HEADS.has(head.readUInt32LE(14))) return null;
  const isOld = head.readUInt32LE(14) === 12;
  const width = isOld ? head.readUInt16LE(18) : head.readInt32LE(18);
  const height = Math.abs(isOld ? head.readInt16LE(20) : head.readInt32LE(22));
  const depth = head.readUInt16LE(isOld ? 24 : 28);
  const compression = isOld ? 0 : head.readUInt32LE(30);
  const pixelsAt = head.readUInt32LE(10);
  if (width <= 0 || height === 0 || !DEPTHS.has(depth) || pixelsAt > reader.size) return null;
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (PLAIN.has(compression) && pixelsAt + rowBytes * height > reader.size) return null;
  return { width, height };
}
