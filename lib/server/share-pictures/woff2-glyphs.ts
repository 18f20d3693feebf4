import 'server-only';

import { ByteReader } from './byte-reader';

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;

/** The tables `glyf` and `loca` (of long offsets) out of a transformed `glyf` (WOFF2 §5.1). */
export function restoreGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(table);
  reader.skip(4);
  const count = reader.u16();
  reader.skip(2);
  const sizes = STREAMS.map(() => reader.u32());
  const streams = Object.fromEntries(
    STREAMS.map((name, index) => [name, new ByteReader(reader.take(sizes[index] ?? 0))]),
  ) as unknown as Streams;
  const hasBox = streams.boxes.take(((count + 31) >> 5) << 2);
  const parts: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const isBoxed = ((hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const glyph = restoreGlyph(streams, isBoxed);
    const padding = Buffer.alloc(-glyph.length & 3);
    parts.push(glyph, padding);
    at += glyph.length + padding.length;
    loca.writeUInt32BE(at, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca };
}

function restoreGlyph(streams: Streams, isBoxed: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) {
    const { bytes, hasInstructions } = readComponents(streams.composites);
    const length = hasInstructions ? streams.glyphs.short255() : 0;
    const box = streams.boxes.take(8);
    const tail = hasInstructions ? [shorts([length]), streams.instructions.take(length)] : [];
    return Buffer.concat([shorts([-1]), box, bytes, ...tail]);
  }
  let last = -1;
  const ends = Array.from({ length: contours }, () => {
    last += streams.points.short255();
    return last;
  });
  const points = readPoints(streams, last + 1);
  const instructions = streams.instructions.take(streams.glyphs.short255());
  const box = isBoxed ? streams.boxes.take(8) : boxOf(points);
  return Buffer.concat([
    shorts([contours]),
    box,
    shorts(ends),
    shorts([instructions.length]),
    instructions,
    Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0))),
    shorts(points.map(({ x }, index) => x - (points[index - 1]?.x ?? 0))),
    shorts(points.map(({ y }, index) => y - (points[index - 1]?.y ?? 0))),
  ]);
}

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

/** The glyphs that a glyph is put together of: stored as they stand in a plain font. */
function readComponents(reader: ByteReader): { bytes: Buffer; hasInstructions: boolean } {
  const parts: Buffer[] = [];
  for (let flags = MORE, hasInstructions = false; ; ) {
    const head = reader.take(4);
    flags = head.readUInt16BE(0);
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
    const place = flags & WORDS ? 4 : 2;
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    parts.push(head, reader.take(place + scale));
    if ((flags & MORE) === 0) return { bytes: Buffer.concat(parts), hasInstructions };
  }
}

function readPoints({ flags, glyphs }: Streams, count: number): Point[] {
  let x = 0;
  let y = 0;
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const [dx, dy] = readStep(flag & 127, glyphs);
    x += dx;
    y += dy;
    return { x, y, isOn: flag < 128 };
  });
}

/** One step of an outline: between one and four bytes, as the flag says (WOFF2 §5.2). */
function readStep(flag: number, data: ByteReader): [number, number] {
  const first = (value: number) => (flag & 1 ? value : -value);
  const second = (value: number) => (flag & 2 ? value : -value);
  if (flag < 10) return [0, first(((flag & 14) << 7) + data.u8())];
  if (flag < 20) return [first((((flag - 10) & 14) << 7) + data.u8()), 0];
  if (flag < 84) {
    const base = flag - 20;
    const byte = data.u8();
    return [first(1 + (base & 0x30) + (byte >> 4)), second(1 + ((base & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + data.u8();
    return [first(dx), second(1 + (((base % 12) >> 2) << 8) + data.u8())];
  }
  if (flag < 124) {
    const high = data.u8();
    const middle = data.u8();
    return [first((high << 4) + (middle >> 4)), second(((middle & 15) << 8) + data.u8())];
  }
  return [first(data.u16()), second(data.u16())];
}

function boxOf(points: readonly Point[]): Buffer {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return shorts([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
}

function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, index * 2);
  return bytes;
}
