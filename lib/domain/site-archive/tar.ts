/**
 * The one form of tar (POSIX.1-2001, ustar) that archives of the site have: plain files with short plain names. A size of
 * 8 GiB or more stands in base 256, as every common program reads it.
 */

export const TAR_BLOCK = 512;

const NAME = 100;
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const KIND_AT = 156;
const PREFIX = { at: 345, length: 155 };
const LARGEST_OCTAL = 0o77777777777;
const BASE_256 = 0x80;

/** Bytes that are no archive of this form; the message is a sentence for people. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
}

/** The block that stands before a file. It says nothing of when and by whom: the same content is the same archive. */
export function tarHeader({ name, size }: TarEntry): Uint8Array {
  if (!/^[\x21-\x7e]+$/.test(name) || name.length > NAME) throw new RangeError('Not a name for an archive.');
  const block = new Uint8Array(TAR_BLOCK);
  write(block, 0, name);
  write(block, 100, '0000644\x000000000\x000000000\0');
  writeSize(block, size);
  write(block, 136, '00000000000\0');
  write(block, CHECKSUM.at, ' '.repeat(CHECKSUM.length));
  write(block, KIND_AT, '0');
  write(block, 257, 'ustar\x0000');
  write(block, CHECKSUM.at, `${sumOf(block).toString(8).padStart(6, '0')}\0 `);
  return block;
}

/** How many bytes follow a file of this size until the next block begins. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

/**
 * What a block says of the file behind it; null for a block of zeros, with which an archive ends.
 * @throws {TarError} for anything but a plain file: links, folders and devices have no place in an archive of the site
 */
export function readTarHeader(block: Uint8Array): TarEntry | null {
  if (block.every((byte) => byte === 0)) return null;
  if (octal(block, CHECKSUM.at, CHECKSUM.length) !== sumOf(block))
    throw new TarError('This file is no archive of a site, or it is damaged.');
  const kind = text(block, KIND_AT, 1);
  if (kind !== '0' && kind !== '') throw new TarError('The archive holds something other than plain files.');
  if (text(block, PREFIX.at, PREFIX.length) !== '')
    throw new TarError('The archive holds a file with a name that does not belong there.');
  const size = readSize(block);
  if (size === null) throw new TarError('The archive does not say how long one of its files is.');
  return { name: text(block, 0, NAME), size };
}

function write(block: Uint8Array, at: number, words: string): void {
  block.set(new TextEncoder().encode(words), at);
}

/** Up to the first NUL. */
function text(block: Uint8Array, at: number, length: number): string {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return String.fromCharCode(...(end === -1 ? field : field.subarray(0, end)));
}

function octal(block: Uint8Array, at: number, length: number): number | null {
  const digits = text(block, at, length).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

function writeSize(block: Uint8Array, size: number): void {
  if (size <= LARGEST_OCTAL) {
    write(block, SIZE.at, `${size.toString(8).padStart(SIZE.length - 1, '0')}\0`);
    return;
  }
  block[SIZE.at] = BASE_256;
  for (let left = size, at = SIZE.at + SIZE.length - 1; left > 0; at -= 1) {
    block[at] = left % 256;
    left = Math.floor(left / 256);
  }
}

function readSize(block: Uint8Array): number | null {
  if (block[SIZE.at] !== BASE_256) return octal(block, SIZE.at, SIZE.length);
  const digits = block.subarray(SIZE.at + 1, SIZE.at + SIZE.length);
  const size = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  return Number.isSafeInteger(size) ? size : null;
}

/** Of all bytes, with spaces where the sum itself stands. */
function sumOf(block: Uint8Array): number {
  const isOfSum = (at: number) => at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length;
  return block.reduce((sum, byte, at) => sum + (isOfSum(at) ? 0x20 : byte), 0);
}
