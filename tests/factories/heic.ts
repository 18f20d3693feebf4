import { box } from './film';

const numbers = (...words: number[]) => Buffer.concat(words.map((word) => bytesOf(word, 4)));
const full = (content: Buffer, version = 0) => Buffer.concat([numbers(version << 24), content]);

function bytesOf(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** A HEIC file as telephones make them: a picture of tiles, turned by a quarter, and an EXIF that tells the place. */
export function heic(place: string): Buffer<ArrayBuffer> {
  const exif = Buffer.concat([Buffer.alloc(4), Buffer.from(`MM\0*\0\0\0\x08\0\0\0\0\0\0${place}`, 'latin1')]);
  const entry = (id: number, type: string) =>
    box('infe', full(Buffer.concat([bytesOf(id, 2), Buffer.alloc(2), Buffer.from(`${type}\0`)]), 2));
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const properties = box(
    'ipco',
    Buffer.concat([
      box('ispe', full(numbers(512, 512))),
      box('ispe', full(numbers(4032, 3024))),
      box('irot', Buffer.from([3])),
    ]),
  );
  const meta = (at: number) => {
    const extent = (id: number, from: number, length: number) =>
      Buffer.concat([bytesOf(id, 2), bytesOf(0, 2), bytesOf(1, 2), numbers(from, length)]);
    const places = [bytesOf(0x4400, 2), bytesOf(2, 2), extent(1, at, 100), extent(2, at + 100, exif.length)];
    const items = [bytesOf(2, 2), entry(1, 'grid'), entry(2, 'Exif')];
    return box(
      'meta',
      full(
        Buffer.concat([
          box('hdlr', full(Buffer.from('\0\0\0\0pict', 'latin1'))),
          box('iinf', full(Buffer.concat(items))),
          box('iloc', full(Buffer.concat(places))),
          box('iprp', properties),
        ]),
      ),
    );
  };
  const at = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(at), box('mdat', Buffer.concat([Buffer.alloc(100, 7), exif]))]);
}
