import 'server-only';

import { addRange, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import type { RawFacts } from './read-rights';
import type { Written } from './written-facts';

/** Version and size of the screen. */
const HEAD_BYTES = 13;
const CHUNK_BYTES = 1 << 16;
const EXTENSION = 0x21;
const PICTURE = 0x2c;
const END = 0x3b;
const APPLICATION = 0xff;
/** How often the frames are repeated, and how colours are meant. */
const KEPT_APPLICATIONS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);
/** Words of the picture, and how a frame is shown. */
const KEPT_EXTENSIONS: ReadonlySet<number> = new Set([0x01, 0xf9]);
const XMP_NAME = 'XMP DataXMP';
/** More than any program writes. */
const MOST_XMP_BYTES = 1 << 20;
/** What precedes the content of an application's block. */
const APPLICATION_HEAD = 14;
/** Leads whoever takes an XMP for blocks to its end. */
const XMP_TAIL = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);

interface Block {
  at: number;
  to: number;
  /** The kind of a block that is no picture; null for a picture. */
  label: number | null;
  /** The name of the application that added the block. */
  name: string;
}

/** A GIF without comments and what programs have added, but with what is written; null if its structure cannot be followed. */
export async function stripGif(reader: FileReader, { xmp, isStored }: Written): Promise<Piece[] | null> {
  const end = await endOfHead(reader);
  if (end === null) return null;
  const pieces: Piece[] = xmp
    ? [Buffer.from('GIF89a'), { from: 6, to: end }, xmpBlock(xmp)]
    : [{ from: 0, to: end }];
  for await (const block of blocksOf(reader, end)) {
    if (isStored && block.name !== XMP_NAME) {
      addRange(pieces, block.at, reader.size);
      return pieces;
    }
    if (isKept(block)) addRange(pieces, block.at, block.to);
    if (block.label === END) return pieces;
  }
  pieces.push(Buffer.of(END));
  return pieces;
}

/** The XMP of a GIF, which the decoder does not name. */
export async function factsInGif(reader: FileReader): Promise<RawFacts> {
  const end = await endOfHead(reader);
  if (end === null) return {};
  for await (const { at, to, name } of blocksOf(reader, end)) {
    const length = to - at - APPLICATION_HEAD - XMP_TAIL.length;
    if (name === XMP_NAME && length > 0 && length <= MOST_XMP_BYTES)
      return { xmp: await reader.read(at + APPLICATION_HEAD, length) };
  }
  return {};
}

function isKept({ label, name }: Block): boolean {
  if (label === APPLICATION) return KEPT_APPLICATIONS.has(name);
  return label === null || label === END || KEPT_EXTENSIONS.has(label);
}

function xmpBlock(xmp: Buffer): Buffer {
  const head = Buffer.from([EXTENSION, APPLICATION, XMP_NAME.length]);
  return Buffer.concat([head, Buffer.from(XMP_NAME), xmp, XMP_TAIL]);
}

/** Where the head with its table of colours ends. */
async function endOfHead(reader: FileReader): Promise<number | null> {
  const head = await reader.read(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES) return null;
  const end = HEAD_BYTES + tableBytes(head[10]);
  return end <= reader.size ? end : null;
}

/** Bytes of the table of colours that a flag announces. */
function tableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The blocks behind the head; ends early where the structure breaks off. */
async function* blocksOf(reader: FileReader, from: number): AsyncGenerator<Block> {
  for (let at = from; at < reader.size; ) {
    const head = await reader.read(at, APPLICATION_HEAD);
    const [kind, label = 0] = head;
    if (kind === END) {
      yield { at, to: at + 1, label: END, name: '' };
      return;
    }
    if (kind !== EXTENSION && kind !== PICTURE) return;
    const isPicture = kind === PICTURE;
    // A picture has a place, a table of colours and the size of its codes.
    const to = await endOfParts(reader, at + (isPicture ? 11 + tableBytes(head[9]) : 2));
    if (to === null) return;
    const name = !isPicture && label === APPLICATION ? head.toString('latin1', 3, APPLICATION_HEAD) : '';
    yield { at, to, label: isPicture ? null : label, name };
    at = to;
  }
}

/** Where a row of parts ends, each of which begins with its length, and the last of which is empty. */
async function endOfParts(reader: FileReader, from: number): Promise<number | null> {
  for (let at = from; at < reader.size; ) {
    const chunk = await reader.read(at, CHUNK_BYTES);
    let offset = 0;
    while (offset < chunk.length) {
      const length = chunk[offset] ?? 0;
      offset += 1 + length;
      if (length === 0) return at + offset;
    }
    at += offset;
  }
  return null;
}
