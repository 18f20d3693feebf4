import 'server-only';

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { whileRoom } from '@/lib/server/storage/disk-space';

/** A range of the source file, or literal bytes. */
export type Piece = Buffer | { from: number; to: number };

/** Adds a part of the file; one that follows the last becomes one with it. */
export function addRange(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && !Buffer.isBuffer(last) && last.to === from) last.to = to;
  else if (to > from) pieces.push({ from, to });
}

/** Whether the pieces are the file itself. */
export function isWhole(pieces: Piece[], size: number): boolean {
  const [first, ...others] = pieces;
  return others.length === 0 && !Buffer.isBuffer(first) && first?.from === 0 && first.to === size;
}

/** Bytes of all pieces together. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece.to - piece.from),
    0,
  );
}

/** The part between two offsets of the file that the pieces make. */
export function cutPieces(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let at = 0;
  return pieces.flatMap((piece): Piece[] => {
    const [first, last] = [Math.max(0, from - at), to - at];
    at += lengthOf([piece]);
    if (Buffer.isBuffer(piece)) {
      const part = last > first ? piece.subarray(first, last) : piece.subarray(0, 0);
      return part.length > 0 ? [part] : [];
    }
    const range = { from: piece.from + first, to: Math.min(piece.to, piece.from + last) };
    return range.to > range.from ? [range] : [];
  });
}

/** Writes a file of pieces of another one. */
export async function writePieces(
  file: string,
  pieces: Piece[],
  target: string,
): Promise<{ size: number; hash: string }> {
  const sum = createHash('sha256');
  let size = 0;
  const all = async function* () {
    for (const piece of pieces) {
      if (Buffer.isBuffer(piece)) yield piece;
      else yield* createReadStream(file, { start: piece.from, end: piece.to - 1, highWaterMark: 1 << 18 });
    }
  };
  const counted = async function* () {
    for await (const chunk of all()) {
      sum.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(whileRoom(counted(), path.dirname(target)), createWriteStream(target));
  return { size, hash: sum.digest('hex') };
}
