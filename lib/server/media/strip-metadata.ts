import 'server-only';

import type { UploadType } from '@/lib/domain/media/sniff-type';

/**
 * A picture without what tells where and by whom it was taken (security U-8), its pixels and its colour profile as they
 * were. Which side is up stays, where a picture says so. Anything that cannot be followed comes back as it is.
 */
export function stripMetadata(bytes: Buffer, type: UploadType, orientation = 1): Buffer {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes, orientation);
    case 'image/png':
      return stripPng(bytes);
    case 'image/webp':
      return stripWebp(bytes);
    default:
      return bytes;
  }
}

/** What a JPEG's segments of text and of applications are called; APP0, APP2 (colour profile) and APP14 are needed. */
const TELLING = new Set([0xe1, 0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xec, 0xed, 0xef, 0xfe]);
const START_OF_SCAN = 0xda;

function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const kept = [bytes.subarray(0, 2), ...(orientation > 1 ? [upright(orientation)] : [])];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!TELLING.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes;
}

/** The smallest segment that says which side of a JPEG is up. */
function upright(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  // One entry, right behind the head: tag, type SHORT, count, value.
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

const PNG_HEAD = 8;
const PNG_TELLING = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_HEAD)];
  let at = PNG_HEAD;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_TELLING.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return bytes;
}

const WEBP_HEAD = 12;
/** Bits of the first byte of `VP8X` that announce EXIF and XMP. */
const WEBP_ANNOUNCED = 0b0000_1100;

function stripWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = WEBP_HEAD;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const part = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)));
    if (name === 'VP8X' && part.length > 8) part[8] = (part[8] ?? 0) & ~WEBP_ANNOUNCED;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(part);
    at += 8 + size + (size % 2);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
