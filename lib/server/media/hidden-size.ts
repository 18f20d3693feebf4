import 'server-only';

import { inflateSync } from 'node:zlib';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { boxesWithin, readBoxes } from './examine-boxes';
import type { FileReader } from './file-reader';

/** What displaying a picture requires, where this decoder reads less of it than a browser does. */
export interface HiddenSize {
  width: number;
  height: number;
  pages: number;
}

/**
 * The size of the picture that a browser makes room for, and how many of them follow each other: the screen of a GIF, the frames of
 * an animated PNG, the film of an AVIF. Null where there is no more than the decoder tells.
 * @throws {AppError} `payload_too_large` for a colour profile that unpacks to more than any is
 */
export async function hiddenSize(reader: FileReader, type: UploadType): Promise<HiddenSize | null> {
  if (type === 'image/gif') return screenOfGif(reader);
  if (type === 'image/png') return framesOfPng(reader);
  return type === 'image/avif' ? filmOfAvif(reader) : null;
}

async function screenOfGif(reader: FileReader): Promise<HiddenSize | null> {
  const head = await reader.read(0, 10);
  if (head.length < 10) return null;
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8), pages: 1 };
}

const PNG_HEAD = 8;
/** The longest name of a profile, its end, and the way in which it is packed. */
const PROFILE_HEAD = 82;

async function framesOfPng(reader: FileReader): Promise<HiddenSize | null> {
  let size: HiddenSize | null = null;
  let hasProfile = false;
  for (let at = PNG_HEAD; at + 12 <= reader.size; ) {
    const head = await reader.read(at, 16);
    const length = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    if (name === 'IDAT') break;
    // Decoders use the first profile.
    if (name === 'iCCP' && !hasProfile) {
      hasProfile = true;
      await refuseLargeProfile(reader, at + 8, length);
    }
    if (name === 'IHDR' && head.length === 16) {
      size = { width: head.readUInt32BE(8), height: head.readUInt32BE(12), pages: 1 };
    }
    if (name === 'acTL' && size && head.length === 16) size.pages = Math.max(1, head.readUInt32BE(8));
    at += 12 + length;
  }
  return size;
}

/** Data that cannot be decompressed is no profile, and browsers ignore it. */
async function refuseLargeProfile(reader: FileReader, at: number, length: number): Promise<void> {
  const bytes = await reader.read(at, Math.min(length, PROFILE_HEAD + MEDIA.uploadProfileBytes));
  const end = bytes.subarray(0, PROFILE_HEAD).indexOf(0);
  try {
    inflateSync(bytes.subarray(end + 2), { maxOutputLength: MEDIA.uploadProfileBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return;
    throw new AppError('payload_too_large', 'The colour profile of this picture is too large.');
  }
}

/** Where the film of an animated AVIF tells how many samples it has. */
const WAY_TO_SAMPLES = ['mdia', 'minf', 'stbl'];

async function filmOfAvif(reader: FileReader): Promise<HiddenSize | null> {
  let largest: HiddenSize | null = null;
  const movie = await boxesWithin(reader, await readBoxes(reader), 'moov');
  for (const track of movie.filter(({ type }) => type === 'trak')) {
    const parts = (await readBoxes(reader, track.from, track.to)) ?? [];
    const head = parts.find(({ type }) => type === 'tkhd');
    const reported = head && (await reader.read(head.to - 8, 8));
    let inner = parts;
    for (const name of WAY_TO_SAMPLES) inner = await boxesWithin(reader, inner, name);
    const samples = inner.find(({ type }) => type === 'stsz');
    const counted = samples && (await reader.read(samples.from + 8, 4));
    if (reported?.length !== 8 || counted?.length !== 4) continue;
    // Sizes have sixteen bits behind the point.
    const size = {
      width: reported.readUInt32BE(0) / 65_536,
      height: reported.readUInt32BE(4) / 65_536,
      pages: Math.max(1, counted.readUInt32BE(0)),
    };
    const isLarger =
      !largest || size.width * size.height * size.pages > largest.width * largest.height * largest.pages;
    if (isLarger) largest = size;
  }
  return largest;
}
