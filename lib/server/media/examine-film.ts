import 'server-only';

import { type Box, boxesWithin, readBoxes } from './examine-boxes';
import type { FileReader } from './file-reader';

export interface FilmFacts {
  /** Pixels, upright; null where there is no picture. */
  width: number | null;
  height: number | null;
  /** Seconds; null where it is not told. */
  duration: number | null;
}

const FIXED_POINT = 65_536;

/** Facts from the headers of an MP4 or QuickTime file; null if it is truncated or could never be played. */
export async function examineMp4(reader: FileReader): Promise<FilmFacts | null> {
  const boxes = await readBoxes(reader);
  const movie = await boxesWithin(reader, boxes, 'moov');
  const head = movie.find(({ type }) => type === 'mvhd');
  if (!head) return null;
  const size = await pictureSize(reader, movie);
  return { ...size, duration: durationOf(await reader.read(head.from, 32)) };
}

function durationOf(head: Buffer): number | null {
  const isLong = head[0] === 1;
  if (head.length < 32) return null;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const isUnknown = scale === 0 || length === 0 || length === 0xffff_ffff;
  return isUnknown ? null : Math.round((length / scale) * 1000) / 1000;
}

/** The size of the first video track; its matrix may turn the picture by a quarter. */
async function pictureSize(
  reader: FileReader,
  movie: Box[],
): Promise<{ width: number | null; height: number | null }> {
  for (const track of movie.filter(({ type }) => type === 'trak')) {
    const head = (await readBoxes(reader, track.from, track.to))?.find(({ type }) => type === 'tkhd');
    const bytes = head && (await reader.read(head.from, 96));
    const at = bytes?.[0] === 1 ? 52 : 40;
    if (!bytes || bytes.length < at + 44) continue;
    const [across, down] = [bytes.readUInt32BE(at + 36), bytes.readUInt32BE(at + 40)];
    const [width, height] = [Math.round(across / FIXED_POINT), Math.round(down / FIXED_POINT)];
    if (width === 0 || height === 0) continue;
    const isTurned = bytes.readInt32BE(at) === 0 && bytes.readInt32BE(at + 4) !== 0;
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return { width: null, height: null };
}

const AVI_HEAD_BYTES = 72;

/** Facts from the headers of an AVI file; null if it is truncated. */
export async function examineAvi(reader: FileReader): Promise<FilmFacts | null> {
  const head = await reader.read(0, AVI_HEAD_BYTES);
  if (head.length < AVI_HEAD_BYTES || head.toString('latin1', 24, 28) !== 'avih') return null;
  if (head.readUInt32LE(4) + 8 > reader.size) return null;
  const duration = (head.readUInt32LE(32) * head.readUInt32LE(48)) / 1_000_000;
  const [width, height] = [head.readUInt32LE(64), head.readUInt32LE(68)];
  return {
    width: width > 0 ? width : null,
    height: height > 0 ? height : null,
    duration: duration > 0 ? Math.round(duration * 1000) / 1000 : null,
  };
}
