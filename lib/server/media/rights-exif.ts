import 'server-only';

import type { PictureRights } from '@/lib/domain/media/rights';

const ORIENTATION = 0x0112;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const EXIF_PART = 0x8769;
const ASCII = 2;
const SHORT = 3;
const TIFF_HEAD = 'MM\0*\0\0\0\x08';
const ENTRY_BYTES = 12;

/**
 * Tags that tell of nothing but the picture itself: measures of its pixels and of its print, how its colours are coded, the
 * version, and the rights.
 */
const HARMLESS = new Set([
  ...[0x0100, 0x0101, 0x0102, 0x0103, 0x0106, ORIENTATION, 0x0115, 0x011a, 0x011b, 0x011c, 0x0128],
  ...[ARTIST, COPYRIGHT, EXIF_PART, 0x0213, 0x9000, 0x9101, 0xa000, 0xa001, 0xa002, 0xa003],
]);

/** The smallest EXIF with orientation, creator and copyright; null if there is none of these. */
export function writeExif({ creator, copyright }: PictureRights, orientation = 1): Buffer | null {
  const entries = [
    ...(orientation > 1 ? [{ tag: ORIENTATION, value: null }] : []),
    ...(creator ? [{ tag: ARTIST, value: Buffer.from(`${creator}\0`) }] : []),
    ...(copyright ? [{ tag: COPYRIGHT, value: Buffer.from(`${copyright}\0`) }] : []),
  ];
  if (entries.length === 0) return null;
  const head = Buffer.alloc(8 + 2 + entries.length * ENTRY_BYTES + 4);
  head.write(TIFF_HEAD, 'latin1');
  head.writeUInt16BE(entries.length, 8);
  const values: Buffer[] = [];
  let valueAt = head.length;
  for (const [index, { tag, value }] of entries.entries()) {
    const at = 10 + index * ENTRY_BYTES;
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(value ? ASCII : SHORT, at + 2);
    head.writeUInt32BE(value?.length ?? 1, at + 4);
    if (!value) head.writeUInt16BE(orientation, at + 8);
    else if (value.length <= 4) value.copy(head, at + 8);
    else {
      head.writeUInt32BE(valueAt, at + 8);
      // Values begin at even places.
      const padded = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      values.push(padded);
      valueAt += padded.length;
    }
  }
  return Buffer.concat([head, ...values]);
}

/** The rights that an EXIF names. */
export function exifRights(exif: Buffer): PictureRights {
  const tags = new TiffTags(exif);
  return { creator: tags.text(ARTIST), copyright: tags.text(COPYRIGHT) };
}

/** Which side of the picture is up; 1 where none is named. */
export function exifOrientation(exif: Buffer): number {
  try {
    return new TiffTags(exif).short(ORIENTATION) ?? 1;
  } catch {
    return 1;
  }
}

/** Whether an EXIF tells of nothing but the picture and its rights: neither of place, time and camera, nor by a thumbnail. */
export function isHarmlessExif(exif: Buffer): boolean {
  try {
    const tags = new TiffTags(exif);
    const all = tags.numbers();
    const part = tags.long(EXIF_PART);
    const inner = part === null ? { tags: [], next: 0 } : tags.numbers(part);
    return (
      all.next === 0 && inner.next === 0 && [...all.tags, ...inner.tags].every((tag) => HARMLESS.has(tag))
    );
  } catch {
    return false;
  }
}

/** The tags of an EXIF, in either order of bytes. */
class TiffTags {
  private readonly tiff: Buffer;
  private readonly isBig: boolean;

  constructor(exif: Buffer) {
    this.tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
    this.isBig = this.tiff.toString('latin1', 0, 2) === 'MM';
  }

  /** Which tags a directory has, and where the next one begins; 0: nowhere. */
  numbers(from = this.longAt(4)): { tags: number[]; next: number } {
    const end = from + 2 + this.shortAt(from) * ENTRY_BYTES;
    return { tags: this.entries(from).map((at) => this.shortAt(at)), next: this.longAt(end) };
  }

  text(tag: number): string {
    const at = this.find(tag);
    if (at === undefined || this.shortAt(at + 2) !== ASCII) return '';
    const length = this.longAt(at + 4);
    const from = length <= 4 ? at + 8 : this.longAt(at + 8);
    // Behind the first end, a second text says who edited the picture.
    return this.tiff.toString('utf8', from, from + length).split('\0')[0] ?? '';
  }

  long(tag: number): number | null {
    const at = this.find(tag);
    return at === undefined ? null : this.longAt(at + 8);
  }

  short(tag: number): number | null {
    const at = this.find(tag);
    return at === undefined ? null : this.shortAt(at + 8);
  }

  private find(tag: number): number | undefined {
    return this.entries(this.longAt(4)).find((at) => this.shortAt(at) === tag);
  }

  private entries(from: number): number[] {
    return Array.from({ length: this.shortAt(from) }, (_, index) => from + 2 + index * ENTRY_BYTES);
  }

  private shortAt(at: number): number {
    return this.isBig ? this.tiff.readUInt16BE(at) : this.tiff.readUInt16LE(at);
  }

  private longAt(at: number): number {
    return this.isBig ? this.tiff.readUInt32BE(at) : this.tiff.readUInt32LE(at);
  }
}
