import 'server-only';

import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import type { Written } from './written-facts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const CHUNK_BYTES = 1 << 20;
const HEAD_BYTES = 40;
const EXIF_NAME = 'Exif\0\0';
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';

export interface Segment {
  marker: number;
  at: number;
  to: number;
  /** What it begins with, in Latin-1: application data has a name there. */
  name: string;
}

/** The segments of a JPEG, the data of its scans with their heads; ends early where the structure breaks off. */
export async function* segmentsOf(reader: FileReader): AsyncGenerator<Segment> {
  for (let at = 2; at < reader.size; ) {
    const head = await reader.read(at, HEAD_BYTES);
    if (head.length < 2 || head[0] !== 0xff) return;
    const marker = head[1] ?? 0;
    if (marker === END_OF_IMAGE) {
      yield { marker, at, to: at + 2, name: '' };
      return;
    }
    if (head.length < 4) return;
    const reported = at + 2 + head.readUInt16BE(2);
    const end = marker === START_OF_SCAN ? await endOfScan(reader, reported) : reported;
    yield { marker, at, to: Math.min(end, reader.size), name: head.toString('latin1', 4) };
    at = end;
  }
}

/** A JPEG without metadata but what is written; null if its structure cannot be followed. */
export async function stripJpeg(reader: FileReader, written: Written): Promise<Piece[] | null> {
  const pieces: Piece[] = [{ from: 0, to: 2 }];
  let rest = writtenSegments(written);
  let end = 2;
  for await (const segment of segmentsOf(reader)) {
    // They belong behind the very first segment of all.
    if (rest.length > 0 && segment.marker !== 0xe0) {
      pieces.push(...rest);
      rest = [];
    }
    if (written.isStored && segment.marker === START_OF_SCAN) {
      addRange(pieces, segment.at, reader.size);
      return pieces;
    }
    if (isNeeded(segment, written)) addRange(pieces, segment.at, segment.to);
    end = segment.to;
    if (segment.marker === END_OF_IMAGE) return pieces;
  }
  if (end < reader.size) return null;
  // Decoders that have all pixels do not look for the end; those that find no more bytes complain.
  pieces.push(Buffer.of(0xff, END_OF_IMAGE));
  return pieces;
}

/** Whether decoding needs a segment, or it is to stay; of comments and application data only some. */
function isNeeded({ marker, name }: Segment, { keepsFacts, keepsManifest }: Written): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe1) return keepsFacts && (name.startsWith(EXIF_NAME) || name.startsWith(XMP_NAME));
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xeb) return keepsManifest && name.startsWith('JP');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker !== 0xfe && !(marker > 0xe0 && marker <= 0xef);
}

function writtenSegments({ exif, xmp }: Written): Buffer[] {
  return [...(exif ? [segment(EXIF_NAME, exif)] : []), ...(xmp ? [segment(XMP_NAME, xmp)] : [])];
}

function segment(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(name.length + content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content]);
}

/** Where the next marker stands behind the data of a scan, whose length its head does not give. */
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
