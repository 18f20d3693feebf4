import 'server-only';

import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';

/** Tags without which the picture could not be decoded, its colour profile, and who made it. */
const KEPT_TAGS: ReadonlySet<number> = new Set([
  ...[254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283],
  ...[284, 290, 291, 292, 293, 296, 301, 315, 317, 318, 319, 320, 321, 322, 323, 324, 325, 330, 332, 333],
  ...[334, 336, 338, 339, 340, 341, 342, 347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531],
  ...[532, 33432, 34675],
]);
/** A smaller size of the same picture. */
const SUB_DIRECTORIES = 330;
/** Directories of their own: EXIF, GPS and interoperability. */
const DIRECTORY_TAGS: ReadonlySet<number> = new Set([34665, 34853, 40965]);
/** Bytes of one value, by its type. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MAX_DIRECTORIES = 200;
const MAX_ENTRIES = 4_096;
/** More than all metadata of any picture. */
const MAX_WIPED_BYTES = 64_000_000;

interface Entry {
  tag: number;
  bytes: Buffer;
  count: number;
  /** The length of all its values together. */
  size: number;
  /** Where they are: within the entry, or somewhere in the file. */
  at: number;
}

interface Directory {
  at: number;
  size: number;
  entries: Entry[];
  next: number;
}

/**
 * The pieces of a TIFF without what tells of place, camera and programs. The file keeps its length, since everything in
 * it is found by its position: what goes is overwritten. Null if its structure cannot be followed.
 */
export async function stripTiff(reader: FileReader): Promise<Piece[] | null> {
  try {
    return await new TiffStripper(reader, await readHead(reader)).strip();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Head {
  isLittle: boolean;
  isBig: boolean;
  first: number;
}

async function readHead(reader: FileReader): Promise<Head> {
  const head = await reader.read(0, 16);
  const isLittle = head.toString('latin1', 0, 2) === 'II';
  const version = isLittle ? head.readUInt16LE(2) : head.readUInt16BE(2);
  if (version !== 42 && version !== 43) throw new RangeError('This is no TIFF.');
  const isBig = version === 43;
  return { isLittle, isBig, first: numberAt(head, isBig ? 8 : 4, isBig ? 8 : 4, isLittle) };
}

function numberAt(bytes: Buffer, at: number, size: number, isLittle: boolean): number {
  if (size < 8) return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
}

class TiffStripper {
  private readonly changes: { at: number; bytes: Buffer }[] = [];
  private readonly seen = new Set<number>();
  private wiped = 0;
  private readonly word: number;

  constructor(
    private readonly reader: FileReader,
    private readonly head: Head,
  ) {
    this.word = head.isBig ? 8 : 4;
  }

  async strip(): Promise<Piece[] | null> {
    for (let at = this.head.first; at !== 0; ) at = await this.keepDirectory(at);
    const pieces: Piece[] = [];
    let done = 0;
    for (const { at, bytes } of this.changes.sort((a, b) => a.at - b.at)) {
      if (at < done) return null;
      addRange(pieces, done, at);
      pieces.push(bytes);
      done = at + bytes.length;
    }
    addRange(pieces, done, this.reader.size);
    return pieces;
  }

  /** Leaves a directory with what is kept of it, and gives where the next one is. */
  private async keepDirectory(at: number): Promise<number> {
    const directory = await this.readDirectory(at);
    for (const entry of directory.entries) {
      if (entry.tag === SUB_DIRECTORIES)
        for (const sub of await this.pointers(entry)) await this.keepDirectory(sub);
      else if (!KEPT_TAGS.has(entry.tag)) await this.wipeValue(entry);
    }
    const kept = directory.entries.filter(({ tag }) => KEPT_TAGS.has(tag));
    if (kept.length < directory.entries.length) this.rewrite(directory, kept);
    return directory.next;
  }

  private rewrite({ at, size, next }: Directory, kept: Entry[]): void {
    const bytes = Buffer.alloc(size);
    const countBytes = this.head.isBig ? 8 : 2;
    this.write(bytes, 0, countBytes, kept.length);
    let end = countBytes;
    for (const entry of kept) end += entry.bytes.copy(bytes, end);
    this.write(bytes, end, this.word, next);
    this.change(at, bytes);
  }

  private async wipeValue(entry: Entry): Promise<void> {
    if (DIRECTORY_TAGS.has(entry.tag))
      for (const at of await this.pointers(entry)) await this.wipeDirectory(at);
    if (entry.size > this.word) this.wipe(entry.at, entry.size);
  }

  private async wipeDirectory(at: number): Promise<void> {
    const directory = await this.readDirectory(at);
    for (const entry of directory.entries) await this.wipeValue(entry);
    this.wipe(directory.at, directory.size);
  }

  private wipe(at: number, size: number): void {
    this.wiped += size;
    if (this.wiped > MAX_WIPED_BYTES || at + size > this.reader.size) throw new RangeError('Too much of it.');
    this.change(at, Buffer.alloc(size));
  }

  private change(at: number, bytes: Buffer): void {
    this.changes.push({ at, bytes });
  }

  private async pointers({ at, count, size }: Entry): Promise<number[]> {
    if (count > MAX_DIRECTORIES || size > count * this.word) throw new RangeError('Too many directories.');
    const bytes = await this.read(at, size);
    return Array.from({ length: count }, (_, index) =>
      this.number(bytes, (index * size) / count, size / count),
    );
  }

  private async readDirectory(at: number): Promise<Directory> {
    if (this.seen.has(at) || this.seen.size >= MAX_DIRECTORIES) throw new RangeError('It leads back.');
    this.seen.add(at);
    const countBytes = this.head.isBig ? 8 : 2;
    const entryBytes = this.head.isBig ? 20 : 12;
    const count = this.number(await this.read(at, countBytes), 0, countBytes);
    if (count > MAX_ENTRIES) throw new RangeError('Too many entries.');
    const size = countBytes + count * entryBytes + this.word;
    const bytes = await this.read(at, size);
    const entries = Array.from({ length: count }, (_, index): Entry => {
      const from = countBytes + index * entryBytes;
      const values = this.number(bytes, from + 4, this.word);
      const length = values * (VALUE_BYTES[this.number(bytes, from + 2, 2)] ?? 0);
      const valueAt = from + 4 + this.word;
      return {
        tag: this.number(bytes, from, 2),
        bytes: bytes.subarray(from, from + entryBytes),
        count: values,
        size: length,
        at: length > this.word ? this.number(bytes, valueAt, this.word) : at + valueAt,
      };
    });
    return { at, size, entries, next: this.number(bytes, size - this.word, this.word) };
  }

  private async read(at: number, length: number): Promise<Buffer> {
    const bytes = await this.reader.read(at, length);
    if (bytes.length < length) throw new RangeError('It ends too early.');
    return bytes;
  }

  private number(bytes: Buffer, at: number, size: number): number {
    return numberAt(bytes, at, size, this.head.isLittle);
  }

  private write(bytes: Buffer, at: number, size: number, value: number): void {
    if (size === 8) {
      if (this.head.isLittle) bytes.writeBigUInt64LE(BigInt(value), at);
      else bytes.writeBigUInt64BE(BigInt(value), at);
    } else if (this.head.isLittle) bytes.writeUIntLE(value, at, size);
    else bytes.writeUIntBE(value, at, size);
  }
}
