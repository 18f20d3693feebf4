import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sent } from './library-client';

const PIECE = 65_536;
const WAV_HEAD = 44;

/** A sound of so many bytes that no other one is like: as large as one likes without being made first. */
export function madeSound(name: string, size: number, seed: number): Sent {
  const head = Buffer.alloc(WAV_HEAD);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(size - 8, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(176_400, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(size - WAV_HEAD, 40);
  const piece = Buffer.alloc(PIECE, `${seed} `);
  const pieces = function* () {
    yield head;
    for (let left = size - WAV_HEAD; left > 0; left -= PIECE) yield piece.subarray(0, Math.min(PIECE, left));
  };
  return { name, size, pieces: pieces() };
}

/** A picture of 24 megapixels that no other one is like, written into a folder; gives its path. */
export async function madePicture(folder: string, number: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 100 + (number % 50), sigma: 40 };
  const small = await sharp({
    create: { width: 1500, height: 1000, channels: 3, noise, background: '#000' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp(small).resize(6000, 4000, { kernel: 'linear' }).jpeg({ quality: 85 }).toBuffer();
  const path = join(folder, `${number}.jpg`);
  await writeFile(path, bytes);
  return path;
}
