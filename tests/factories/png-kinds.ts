import { deflateSync } from 'node:zlib';
import { chunk } from './picture-bombs';

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const [WIDTH, HEIGHT] = [11, 9];
/** Values of a pixel by colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
type ColourType = keyof typeof SAMPLES;
const KINDS: [colourType: ColourType, depths: number[]][] = [
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
];
/** Where the seven pictures of an interlaced one begin, and how far their pixels are apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function header(colourType: number, depth: number, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([depth, colourType, 0, 0, interlace], 8);
  return chunk('IHDR', head);
}

/** Rows of bits that differ from row to row, each with the filter that its number asks for. */
function rows(width: number, height: number, bitsOfPixel: number, filter: number): Buffer {
  const length = Math.ceil((width * bitsOfPixel) / 8);
  return Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.from([filter, ...Array.from({ length }, (_, x) => (x * 37 + y * 91) % 256)]),
    ),
  );
}

function pixels(bitsOfPixel: number, isInterlaced: boolean, filter: number): Buffer {
  if (!isInterlaced) return rows(WIDTH, HEIGHT, bitsOfPixel, filter);
  return Buffer.concat(
    PASSES.map(([x, y, across, down]) => {
      const [width, height] = [Math.ceil((WIDTH - x) / across), Math.ceil((HEIGHT - y) / down)];
      return width > 0 && height > 0 ? rows(width, height, bitsOfPixel, filter) : Buffer.alloc(0);
    }),
  );
}

interface Parts {
  colourType: ColourType;
  depth: number;
  isInterlaced?: boolean;
  filter?: number;
  more?: Buffer[];
}

function png({ colourType, depth, isInterlaced = false, filter = 0, more = [] }: Parts): Buffer {
  const palette = Buffer.from(
    Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, (_, at) => (at * 29) % 256),
  );
  return Buffer.concat([
    SIGNATURE,
    header(colourType, depth, isInterlaced ? 1 : 0),
    ...(colourType === 3 ? [chunk('PLTE', palette)] : []),
    ...more,
    chunk('IDAT', deflateSync(pixels(SAMPLES[colourType] * depth, isInterlaced, filter))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small PNG of every colour type, depth and filter, interlaced and not, and with the chunks that change how it looks. */
export function soundPngs(): NamedFile[] {
  const kinds = KINDS.flatMap(([colourType, depths]) =>
    depths.flatMap((depth) =>
      [false, true].map((isInterlaced) => ({
        name: `colour-${colourType}-depth-${depth}${isInterlaced ? '-interlaced' : ''}.png`,
        bytes: png({ colourType, depth, isInterlaced }),
      })),
    ),
  );
  const filters = [1, 2, 3, 4].map((filter) => ({
    name: `filter-${filter}.png`,
    bytes: png({ colourType: 2, depth: 8, filter }),
  }));
  const gamma = Buffer.alloc(4);
  gamma.writeUInt32BE(45_455);
  const chunks: [name: string, colourType: ColourType, depth: number, more: Buffer[]][] = [
    ['see-through-grey', 0, 8, [chunk('tRNS', Buffer.from([0, 37]))]],
    ['see-through-colour', 2, 8, [chunk('tRNS', Buffer.from([0, 37, 0, 74, 0, 111]))]],
    ['see-through-palette', 3, 4, [chunk('tRNS', Buffer.from([0, 128, 255]))]],
    ['gamma', 2, 8, [chunk('gAMA', gamma)]],
    ['srgb', 2, 8, [chunk('sRGB', Buffer.from([0]))]],
    ['ground', 6, 8, [chunk('bKGD', Buffer.from([0, 1, 0, 2, 0, 3]))]],
    ['size-of-pixels', 0, 8, [chunk('pHYs', Buffer.from([0, 0, 0, 1, 0, 0, 0, 4, 0]))]],
    ['words', 0, 8, [chunk('tEXt', Buffer.from('Title\0A picture', 'latin1'))]],
    ['time', 0, 8, [chunk('tIME', Buffer.from([7, 0xe8, 1, 1, 0, 0, 0]))]],
  ];
  return [
    ...kinds,
    ...filters,
    ...chunks.map(([name, colourType, depth, more]) => ({
      name: `${name}.png`,
      bytes: png({ colourType, depth, more }),
    })),
    { name: 'split.png', bytes: split(png({ colourType: 6, depth: 8 })) },
  ];
}

/** The same picture with its pixels in many chunks. */
function split(whole: Buffer): Buffer {
  const at = whole.indexOf('IDAT') - 4;
  const length = whole.readUInt32BE(at);
  const data = whole.subarray(at + 8, at + 8 + length);
  const parts = Array.from({ length: Math.ceil(length / 10) }, (_, n) =>
    chunk('IDAT', data.subarray(n * 10, n * 10 + 10)),
  );
  return Buffer.concat([whole.subarray(0, at), ...parts, whole.subarray(at + 12 + length)]);
}

/** PNGs that no reader may believe. */
export function brokenPngs(): NamedFile[] {
  const whole = png({ colourType: 2, depth: 8 });
  const changed = (name: string, change: (bytes: Buffer) => void): NamedFile => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return { name: `${name}.png`, bytes };
  };
  const withHeader = (name: string, colourType: number, depth: number): NamedFile => ({
    name: `${name}.png`,
    bytes: Buffer.concat([SIGNATURE, header(colourType, depth), whole.subarray(whole.indexOf('IDAT') - 4)]),
  });
  const data = whole.indexOf('IDAT');
  return [
    changed('line-ends-changed', (bytes) => bytes.writeUInt8(0x0a, 4)),
    changed('sum-of-the-head', (bytes) => bytes.writeUInt8((bytes[29] ?? 0) ^ 1, 29)),
    changed('sum-of-the-pixels', (bytes) => bytes.writeUInt8((bytes[data + 12] ?? 0) ^ 0xff, data + 12)),
    changed('no-width', (bytes) => bytes.writeUInt32BE(0, 16)),
    withHeader('colour-type-1', 1, 8),
    withHeader('depth-99', 2, 99),
    {
      name: 'no-pixels.png',
      bytes: Buffer.concat([whole.subarray(0, data - 4), chunk('IEND', Buffer.alloc(0))]),
    },
    { name: 'half-of-it.png', bytes: whole.subarray(0, data + 20) },
  ];
}
