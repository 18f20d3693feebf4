import 'server-only';

import { boxesWithin, readBoxes } from './examine-boxes';
import type { FileReader } from './file-reader';

/** The size in pixels of the largest picture of a HEIC file, which nothing here can decode; null for a broken one. */
export async function examineHeic(reader: FileReader): Promise<{ width: number; height: number } | null> {
  const boxes = await readBoxes(reader);
  const meta = await boxesWithin(reader, boxes, 'meta', 4);
  const properties = await boxesWithin(reader, await boxesWithin(reader, meta, 'iprp'), 'ipco');
  let largest: { width: number; height: number } | null = null;
  let isTurned = false;
  for (const { type, from } of properties) {
    const bytes = await reader.read(from, 12);
    if (type === 'irot') isTurned = ((bytes[0] ?? 0) & 1) === 1;
    if (type !== 'ispe' || bytes.length < 12) continue;
    const [width, height] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
    if (width > 0 && height > 0 && width * height > (largest ? largest.width * largest.height : 0)) {
      largest = { width, height };
    }
  }
  return largest && isTurned ? { width: largest.height, height: largest.width } : largest;
}
