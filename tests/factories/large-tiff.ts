import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';

const CHANNELS = 3;
const LINES = 64;

type ColourAt = (x: number, y: number) => readonly [red: number, green: number, blue: number];

/** The colour that `writeLargeTiff` gives a place: smooth, and another one everywhere. */
export function colourAt(x: number, y: number): [red: number, green: number, blue: number] {
  return [(x >> 6) & 255, (y >> 6) & 255, ((x + y) >> 7) & 255];
}

/** Writes a TIFF of any size, some lines at a time: it is never in memory as a whole. */
export async function writeLargeTiff(
  file: string,
  width: number,
  height: number,
  colour: ColourAt = colourAt,
): Promise<void> {
  const stream = createWriteStream(file);
  const write = async (bytes: Buffer) => {
    if (!stream.write(bytes)) await once(stream, 'drain');
    return bytes.length;
  };
  const strips: { at: number; size: number }[] = [];
  let at = await write(Buffer.from('II*\0\0\0\0\0', 'latin1'));
  for (let top = 0; top < height; top += LINES) {
    const strip = deflateSync(linesOf(width, top, Math.min(LINES, height - top), colour), { level: 1 });
    strips.push({ at, size: strip.length });
    at += await write(strip);
  }
  const directory = directoryAt(at, width, height, strips);
  await write(directory.bytes);
  stream.end();
  await once(stream, 'close');
  await pointTo(file, directory.at);
}

function linesOf(width: number, top: number, count: number, colour: ColourAt): Buffer {
  const lines = Buffer.alloc(width * CHANNELS * count);
  for (let line = 0; line < count; line += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colour(x, top + line);
      const to = (line * width + x) * CHANNELS;
      lines[to] = red;
      lines[to + 1] = green;
      lines[to + 2] = blue;
    }
  }
  return lines;
}

async function pointTo(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(at);
  await handle.write(bytes, 0, 4, 4);
  await handle.close();
}

const SHORT = 3;
const LONG = 4;

function directoryAt(
  from: number,
  width: number,
  height: number,
  strips: { at: number; size: number }[],
): { at: number; bytes: Buffer } {
  const list = (values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
    return bytes;
  };
  const depths = Buffer.from([8, 0, 8, 0, 8, 0, 0, 0]);
  const values = [depths, list(strips.map(({ at }) => at)), list(strips.map(({ size }) => size))];
  const [depthsAt, offsetsAt, sizesAt] = [from, from + 8, from + 8 + 4 * strips.length];
  const count = strips.length;
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, CHANNELS, depthsAt],
    [259, SHORT, 1, 8],
    [262, SHORT, 1, 2],
    [273, LONG, count, count === 1 ? (strips[0]?.at ?? 0) : offsetsAt],
    [277, SHORT, 1, CHANNELS],
    [278, LONG, 1, LINES],
    [279, LONG, count, count === 1 ? (strips[0]?.size ?? 0) : sizesAt],
  ];
  const directory = Buffer.alloc(2 + 12 * entries.length + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, type, amount, value]] of entries.entries()) {
    const to = 2 + 12 * index;
    directory.writeUInt16LE(tag, to);
    directory.writeUInt16LE(type, to + 2);
    directory.writeUInt32LE(amount, to + 4);
    directory.writeUInt32LE(value, to + 8);
  }
  return { at: sizesAt + 4 * strips.length, bytes: Buffer.concat([...values, directory]) };
}
