import 'server-only';

import { addRange, lengthOf, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import type { Written } from './written-facts';

const HEAD_BYTES = 12;
/** With the head of its chunk. */
const VP8X_BYTES = 18;
const HAS_ALPHA = 0b1_0000;
const HAS_EXIF = 0b1000;
const HAS_XMP = 0b0100;
const FACTS = new Set(['EXIF', 'XMP ']);
const MANIFEST = 'C2PA';

export interface WebpChunk {
  name: string;
  at: number;
  to: number;
  /** Its head and what it begins with. */
  begin: Buffer;
}

/** The chunks of a WebP as far as its head says that it goes. */
export async function* webpChunksOf(reader: FileReader): AsyncGenerator<WebpChunk> {
  const head = await reader.read(0, HEAD_BYTES);
  const end = Math.min(reader.size, 8 + head.readUInt32LE(4));
  for (let at = HEAD_BYTES; at + 8 <= end; ) {
    const begin = await reader.read(at, VP8X_BYTES);
    const length = begin.readUInt32LE(4);
    const to = Math.min(end, at + 8 + length + (length % 2));
    yield { name: begin.toString('latin1', 0, 4), at, to, begin };
    at = to;
  }
}

/** A WebP without metadata but what is written; null if its structure cannot be followed. */
export async function stripWebp(reader: FileReader, written: Written): Promise<Piece[] | null> {
  const pieces: Piece[] = [];
  let isExtended = false;
  for await (const chunk of webpChunksOf(reader)) {
    const { name, at, to } = chunk;
    const canvas = isExtended ? null : canvasOf(chunk, written);
    if (canvas) {
      isExtended = true;
      pieces.push(withFlags(canvas, written));
    }
    // The chunk may be longer than the known part.
    const from = name === 'VP8X' ? at + VP8X_BYTES : at;
    if (from > to) return null;
    if (stays(name, written)) addRange(pieces, from, to);
  }
  if (isExtended) pieces.push(...writtenChunks(written));
  const size = lengthOf(pieces);
  // Where nothing is written, it is the file itself.
  if (written.keepsFacts) return [{ from: 0, to: HEAD_BYTES + size }];
  const head = await reader.read(0, HEAD_BYTES);
  head.writeUInt32LE(4 + size, 4);
  return [head, ...pieces];
}

function writtenChunks({ exif, xmp }: Written): Buffer[] {
  return [...(exif ? [webpChunk('EXIF', exif)] : []), ...(xmp ? [webpChunk('XMP ', xmp)] : [])];
}

function stays(name: string, { keepsFacts, keepsManifest }: Written): boolean {
  if (name === MANIFEST) return keepsManifest;
  return keepsFacts || !FACTS.has(name);
}

/** The head of an extended picture, which tells what metadata there is. */
function withFlags(head: Buffer, { exif, xmp, keepsFacts }: Written): Buffer {
  if (keepsFacts) return head;
  head[8] = ((head[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (exif ? HAS_EXIF : 0) | (xmp ? HAS_XMP : 0);
  return head;
}

/**
 * The head of an extended picture: its own, or one for a plain picture that is given metadata, for which that has no room.
 * Null where the first chunk is neither.
 */
function canvasOf({ name, at, begin }: WebpChunk, { xmp }: Written): Buffer | null {
  if (name === 'VP8X') return begin;
  const size = at === HEAD_BYTES && xmp && begin.length === VP8X_BYTES ? sizeOf(name, begin) : null;
  if (!size) return null;
  const chunk = Buffer.alloc(VP8X_BYTES);
  chunk.write('VP8X', 'latin1');
  chunk.writeUInt32LE(VP8X_BYTES - 8, 4);
  chunk[8] = size.hasAlpha ? HAS_ALPHA : 0;
  chunk.writeUIntLE(size.width - 1, 12, 3);
  chunk.writeUIntLE(size.height - 1, 15, 3);
  return chunk;
}

/** RFC 9649 §2.5 and §2.6, RFC 6386 §9.1. */
function sizeOf(name: string, begin: Buffer): { width: number; height: number; hasAlpha: boolean } | null {
  if (name === 'VP8 ') {
    const side = (at: number) => begin.readUInt16LE(at) & 0x3fff;
    return { width: side(14), height: side(16), hasAlpha: false };
  }
  if (name !== 'VP8L' || begin[8] !== 0x2f) return null;
  const bits = begin.readUInt32LE(9);
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >> 14) & 0x3fff) + 1,
    hasAlpha: (bits & (1 << 28)) !== 0,
  };
}

function webpChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(name, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, 8);
  return chunk;
}
