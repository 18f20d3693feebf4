import 'server-only';

import { crc32 } from 'node:zlib';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { type Credit, writeExif } from './picture-credit';
import { stripBoxes } from './strip-boxes';
import { stripTiff } from './strip-tiff';

/**
 * The pieces of a picture's file without metadata on place, time and camera (security U-8) and without data after
 * its end. Pixels, colour profile, credit and orientation stay. Null if its structure cannot be followed.
 */
export async function stripPicture(
  reader: FileReader,
  type: UploadType,
  credit: Credit,
  orientation = 1,
): Promise<Piece[] | null> {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(reader, writeExif(credit, orientation));
    case 'image/png':
      return stripPng(reader, writeExif(credit));
    case 'image/webp':
      return stripWebp(reader, writeExif(credit));
    case 'image/avif':
    case 'image/heic':
      return stripBoxes(reader, writeExif(credit));
    case 'image/tiff':
      return stripTiff(reader);
    default:
      return [{ from: 0, to: reader.size }];
  }
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF_MARKER = 0xffe1;
const CHUNK_BYTES = 1 << 20;

async function stripJpeg(reader: FileReader, exif: Buffer | null): Promise<Piece[] | null> {
  const pieces: Piece[] = [{ from: 0, to: 2 }];
  let at = 2;
  let rest = exif && segment(exif);
  while (at < reader.size) {
    const head = await reader.read(at, 18);
    if (head.length < 2 || head[0] !== 0xff) return null;
    const marker = head[1] ?? 0;
    // It belongs behind the very first segment of all.
    if (rest && marker !== 0xe0) {
      pieces.push(rest);
      rest = null;
    }
    if (marker === END_OF_IMAGE) {
      addRange(pieces, at, at + 2);
      return pieces;
    }
    if (head.length < 4) return null;
    const end = await endOfSegment(reader, marker, at + 2 + head.readUInt16BE(2));
    if (isNeeded(marker, head.toString('latin1', 4))) addRange(pieces, at, Math.min(end, reader.size));
    at = end;
  }
  // Decoders that have all pixels do not look for the end; those that find no more bytes complain.
  pieces.push(Buffer.of(0xff, END_OF_IMAGE));
  return pieces;
}

/** Whether decoding needs a segment; of comments and application data only some. */
function isNeeded(marker: number, name: string): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker !== 0xfe && !(marker > 0xe0 && marker <= 0xef);
}

/** A scan is followed by data whose length its head does not give. */
async function endOfSegment(reader: FileReader, marker: number, reported: number): Promise<number> {
  return marker === START_OF_SCAN ? endOfScan(reader, reported) : reported;
}

/** Where the next marker stands behind the data of a scan. */
async function endOfScan(reader: FileReader, from: number): Promise<number> {
  for (let at = from; at < reader.size; at += CHUNK_BYTES - 1) {
    const chunk = await reader.read(at, CHUNK_BYTES);
    for (let found = chunk.indexOf(0xff); found !== -1; found = chunk.indexOf(0xff, found + 1)) {
      const next = chunk[found + 1];
      const isData = next === undefined || next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
      if (!isData) return at + found;
    }
  }
  return reader.size;
}

function segment(exif: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(EXIF_MARKER, 0);
  head.writeUInt16BE(exif.length + 8, 2);
  head.write('Exif\0\0', 4, 'latin1');
  return Buffer.concat([head, exif]);
}

const PNG_HEAD = 8;
const PNG_TELLING = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

async function stripPng(reader: FileReader, exif: Buffer | null): Promise<Piece[] | null> {
  const pieces: Piece[] = [];
  addRange(pieces, 0, PNG_HEAD);
  let at = PNG_HEAD;
  while (at + 12 <= reader.size) {
    const head = await reader.read(at, 8);
    const end = at + 12 + head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    if (end > reader.size) return null;
    if (!PNG_TELLING.has(name)) addRange(pieces, at, end);
    if (name === 'IHDR' && exif) pieces.push(pngChunk('eXIf', exif));
    if (name === 'IEND') return pieces;
    at = end;
  }
  return null;
}

function pngChunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(checked.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  checked.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(checked), checked.length + 4);
  return chunk;
}

const WEBP_HEAD = 12;
/** With the head of its chunk. */
const VP8X_BYTES = 18;
const WEBP_EXIF = 0b1000;
const WEBP_XMP = 0b0100;
const WEBP_TELLING = new Set(['EXIF', 'XMP ']);

async function stripWebp(reader: FileReader, exif: Buffer | null): Promise<Piece[] | null> {
  const head = await reader.read(0, WEBP_HEAD);
  const to = Math.min(reader.size, 8 + head.readUInt32LE(4));
  const pieces: Piece[] = [];
  let size = 4;
  let isExtended = false;
  for (let at = WEBP_HEAD; at + 8 <= to; ) {
    const part = await reader.read(at, VP8X_BYTES);
    const name = part.toString('latin1', 0, 4);
    const length = part.readUInt32LE(4);
    const end = Math.min(to, at + 8 + length + (length % 2));
    const isTelling = WEBP_TELLING.has(name);
    if (name === 'VP8X') {
      if (end < at + VP8X_BYTES) return null;
      isExtended = true;
      pieces.push(withFlags(part, exif !== null));
      // The chunk may be longer than the known part.
      addRange(pieces, at + VP8X_BYTES, end);
    } else if (!isTelling) addRange(pieces, at, end);
    if (!isTelling) size += end - at;
    at = end;
  }
  if (exif && isExtended) {
    const chunk = webpChunk('EXIF', exif);
    pieces.push(chunk);
    size += chunk.length;
  }
  head.writeUInt32LE(size, 4);
  return [head, ...pieces];
}

/** The head of an extended picture, which tells whether there is an EXIF. */
function withFlags(head: Buffer, hasExif: boolean): Buffer {
  head[8] = ((head[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)) | (hasExif ? WEBP_EXIF : 0);
  return head;
}

function webpChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(name, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, 8);
  return chunk;
}
