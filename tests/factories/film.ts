import { randomFillSync } from 'node:crypto';

interface FilmOptions {
  seconds?: number;
  width?: number;
  height?: number;
  isTurned?: boolean;
  /** Length of the frames and sounds, which are noise. */
  bytes?: number;
  /** Four letters that say what family of files it is of. */
  brand?: string;
  /** Boxes beside the film's own facts. */
  more?: Buffer;
}

/** A box of an MP4 file. */
export function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** An MP4 file that says of itself what a film does, and never the same one; nothing could play it. */
export function film(options: FilmOptions = {}): Buffer<ArrayBuffer> {
  const {
    seconds = 1,
    width = 320,
    height = 180,
    isTurned = false,
    bytes = 100,
    more,
    brand = 'isom',
  } = options;
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1000, 12);
  head.writeUInt32BE(seconds * 1000, 16);
  const track = Buffer.alloc(84);
  const matrix = isTurned ? [0, 1, 0, -1, 0] : [1, 0, 0, 0, 1];
  for (const [index, value] of matrix.entries()) track.writeInt32BE(value * 65_536, 40 + index * 4);
  track.writeUInt32BE(width * 65_536, 76);
  track.writeUInt32BE(height * 65_536, 80);
  const movie = [box('mvhd', head), box('trak', box('tkhd', track)), ...(more ? [more] : [])];
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isommp42`, 'latin1')),
    box('moov', Buffer.concat(movie)),
    box('mdat', randomFillSync(Buffer.alloc(bytes))),
  ]);
}
