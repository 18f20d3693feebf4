import 'server-only';

import type { FileReader } from './file-reader';
import type { RawFacts } from './read-rights';

export const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

/** The marker of a kind of application data, and what it begins with. */
export type SegmentName = readonly [marker: number, start: string];
export const EXIF: SegmentName = [0xe1, 'Exif\0\0'];
export const XMP: SegmentName = [0xe1, 'http://ns.adobe.com/xap/1.0/\0'];
/** Where the further pictures of the file are (Multi-Picture Format, CIPA DC-007). */
export const MPF: SegmentName = [0xe2, 'MPF\0'];
/** How a gain map is applied. */
export const ISO_GAIN_MAP: SegmentName = [0xe2, 'urn:iso:std:iso:ts:21496:-1\0'];
const IPTC: SegmentName = [0xed, 'Photoshop 3.0\0'];

/** The marker of a segment and its length. */
const SEGMENT_HEAD = 4;
const CHUNK_BYTES = 1 << 20;
const READ_BYTES = 40;

export interface Segment {
  marker: number;
  at: number;
  to: number;
  /** What it begins with, in Latin-1: application data has a name there. */
  name: string;
}

interface Range {
  /** Where the JPEG begins in the file. */
  from?: number;
  /** Where it ends at the latest. */
  to?: number;
  /** Whether it is read up to its first scan alone, which is then said to reach to the end. */
  isHeadOnly?: boolean;
}

/** The segments of a JPEG, the data of its scans with their heads; ends early where the structure breaks off. */
export async function* segmentsOf(
  reader: FileReader,
  { from = 0, to = reader.size, isHeadOnly = false }: Range = {},
): AsyncGenerator<Segment> {
  for (let at = from + 2; at < to; ) {
    const head = await reader.read(at, READ_BYTES);
    if (head.length < 2 || head[0] !== 0xff) return;
    const marker = head[1] ?? 0;
    if (marker === END_OF_IMAGE) {
      yield { marker, at, to: at + 2, name: '' };
      return;
    }
    if (head.length < SEGMENT_HEAD) return;
    const isScan = marker === START_OF_SCAN;
    const reported = isScan && isHeadOnly ? to : at + 2 + head.readUInt16BE(2);
    const end = isScan ? await endOfScan(reader, reported, to) : reported;
    yield { marker, at, to: Math.min(end, to), name: head.toString('latin1', SEGMENT_HEAD) };
    at = end;
  }
}

/** Whether a segment is application data of this kind. */
export function isNamed({ marker, name }: Segment, [kind, start]: SegmentName): boolean {
  return marker === kind && name.startsWith(start);
}

/** Whether decoding needs a segment, or it tells how the colours are meant. */
export function isPictureData({ marker, name }: Segment): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker !== COMMENT && !(marker > 0xe0 && marker <= 0xef);
}

/** What a segment holds behind its name. */
export async function contentOf(
  reader: FileReader,
  { at, to }: Segment,
  [, name]: SegmentName,
): Promise<Buffer> {
  const from = at + SEGMENT_HEAD + name.length;
  return reader.read(from, Math.max(0, to - from));
}

/** An application segment; its content may have 65,533 bytes with the name. */
export function segmentOf([marker, name]: SegmentName, content: Buffer): Buffer {
  const head = Buffer.alloc(SEGMENT_HEAD);
  head.writeUInt16BE(0xff00 | marker, 0);
  head.writeUInt16BE(name.length + content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content]);
}

/** The metadata in the head of a JPEG. */
export async function factsInJpeg(reader: FileReader): Promise<RawFacts> {
  const facts: RawFacts = {};
  for await (const segment of segmentsOf(reader, { isHeadOnly: true })) {
    if (isNamed(segment, EXIF)) facts.exif ??= await contentOf(reader, segment, EXIF);
    if (isNamed(segment, XMP)) facts.xmp ??= await contentOf(reader, segment, XMP);
    if (isNamed(segment, IPTC)) facts.iptc ??= await contentOf(reader, segment, IPTC);
  }
  return facts;
}

/** Where the next marker stands behind the data of a scan, whose length its head does not give. */
async function endOfScan(reader: FileReader, from: number, to: number): Promise<number> {
  for (let at = from; at < to; at += CHUNK_BYTES - 1) {
    const chunk = await reader.read(at, Math.min(CHUNK_BYTES, to - at));
    for (let found = chunk.indexOf(0xff); found !== -1; found = chunk.indexOf(0xff, found + 1)) {
      const next = chunk[found + 1];
      const isData = next === undefined || next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
      if (!isData) return at + found;
    }
  }
  return to;
}
