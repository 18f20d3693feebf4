import { crc32, deflateSync } from 'node:zlib';

const SIDE = 8;

/** A chunk of a PNG. */
export function chunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(checked), 4);
  return Buffer.concat([ends.subarray(0, 4), checked, ends.subarray(4)]);
}

/** A small PNG with more chunks in it. */
export function pngWith(chunks: [name: string, content: Buffer][]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', deflateSync(Buffer.alloc(SIDE * (1 + 3 * SIDE)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that says it has so many frames. */
export function animated(frames: number): Buffer {
  const reported = Buffer.alloc(8);
  reported.writeUInt32BE(frames, 0);
  return pngWith([['acTL', reported]]);
}

/** A PNG with a colour profile that unpacks to so many bytes. */
export function profiled(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return pngWith([['iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), packed])]]);
}

/** A GIF of one frame, of another width and height than its screen where that is given. */
export function gif(width: number, height: number, frame = width): Buffer {
  const bytes = Buffer.from(
    'GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  bytes.writeUInt16LE(frame, 24);
  bytes.writeUInt16LE(frame === width ? height : frame, 26);
  return bytes;
}

/** A PNG of one colour: small as a file, large as a picture. */
export function wide(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
