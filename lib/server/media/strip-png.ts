import 'server-only';

import { crc32 } from 'node:zlib';
import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import type { Written } from './written-facts';

const HEAD_BYTES = 8;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);
const MANIFEST = 'caBX';
const XMP_NAME = 'XML:com.adobe.xmp\0';
/** Neither packed nor in a language. */
const XMP_HEAD = `${XMP_NAME}\0\0\0\0`;

export interface Chunk {
  name: string;
  at: number;
  to: number;
}

/** The chunks of a PNG to its end; ends early where one is broken off. */
export async function* pngChunksOf(reader: FileReader): AsyncGenerator<Chunk> {
  for (let at = HEAD_BYTES; at + 12 <= reader.size; ) {
    const head = await reader.read(at, 8);
    const to = at + 12 + head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    if (to > reader.size) return;
    yield { name, at, to };
    if (name === 'IEND') return;
    at = to;
  }
}

/** A PNG without metadata but what is written; null if its structure cannot be followed. */
export async function stripPng(reader: FileReader, written: Written): Promise<Piece[] | null> {
  const pieces: Piece[] = [];
  addRange(pieces, 0, HEAD_BYTES);
  for await (const chunk of pngChunksOf(reader)) {
    const { name, at, to } = chunk;
    if (written.isStored && name === 'IDAT') {
      addRange(pieces, at, reader.size);
      return pieces;
    }
    if (await stays(reader, chunk, written)) addRange(pieces, at, to);
    if (name === 'IHDR') pieces.push(...writtenChunks(written));
    if (name === 'IEND') return pieces;
  }
  return null;
}

async function stays(reader: FileReader, { name, at }: Chunk, written: Written): Promise<boolean> {
  if (name === MANIFEST) return written.keepsManifest;
  if (name === 'eXIf') return written.keepsFacts;
  if (!TEXTS.has(name)) return true;
  const begin = await reader.read(at + 8, XMP_NAME.length);
  return written.keepsFacts && begin.toString('latin1') === XMP_NAME;
}

function writtenChunks({ exif, xmp }: Written): Buffer[] {
  return [
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp ? [pngChunk('iTXt', Buffer.concat([Buffer.from(XMP_HEAD, 'latin1'), xmp]))] : []),
  ];
}

function pngChunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(checked.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  checked.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(checked), checked.length + 4);
  return chunk;
}
