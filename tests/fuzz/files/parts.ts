/** A part of a file: a chunk, a segment, a box, an element or a tag. */
export interface Part {
  from: number;
  to: number;
  /** Where the part says how long it is. */
  length?: { at: number; bytes: number; isLittle?: boolean; isVariable?: boolean };
}

const MAX_PARTS = 2_000;
const MAX_DEPTH = 8;

/** The parts of a file of any kind that is known here, the outer ones before those within them; none of what cannot be read. */
export function partsOf(bytes: Buffer): Part[] {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (begins('\x89PNG')) return chunks(bytes, 8, 12, (at) => ({ at, bytes: 4 }));
  if (begins('RIFF')) return riff(bytes);
  if (begins('\xff\xd8')) return [...segments(bytes), ...fields(bytes)];
  if (begins('GIF8')) return blocks(bytes);
  if (begins('\x1aE\xdf\xa3')) return elements(bytes, 0, bytes.length, 0);
  if (begins('OggS')) return pages(bytes);
  if (begins('fLaC')) return chunks(bytes, 4, 4, (at) => ({ at: at + 1, bytes: 3 }));
  if (begins('ftyp', 4)) return boxes(bytes, 0, bytes.length, 0);
  return begins('<') ? tags(bytes) : [];
}

/** Parts that follow each other, each with a length that leaves out so many bytes. */
function chunks(
  bytes: Buffer,
  from: number,
  beside: number,
  lengthAt: (at: number) => Part['length'],
): Part[] {
  const parts: Part[] = [];
  for (let at = from; at + beside <= bytes.length && parts.length < MAX_PARTS; ) {
    const length = lengthAt(at);
    const to = at + beside + (length ? readLength(bytes, length) : 0);
    if (to > bytes.length) break;
    parts.push({ from: at, to, ...(length && { length }) });
    at = to;
  }
  return parts;
}

function riff(bytes: Buffer): Part[] {
  const whole = { from: 0, to: bytes.length, length: { at: 4, bytes: 4, isLittle: true } };
  const inner = (from: number) => chunks(bytes, from, 8, (at) => ({ at: at + 4, bytes: 4, isLittle: true }));
  const outer = inner(12);
  const lists = outer.filter(({ from }) => bytes.toString('latin1', from, from + 4) === 'LIST');
  return [
    whole,
    ...outer,
    ...lists.flatMap(({ from, to }) => inner(from + 12).filter((each) => each.to <= to)),
  ];
}

function segments(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    let to = at + 2 + bytes.readUInt16BE(at + 2);
    const isScan = bytes[at + 1] === 0xda;
    while (isScan && to < bytes.length && (bytes[to] !== 0xff || bytes[to + 1] === 0)) to += 1;
    if (to > bytes.length) break;
    parts.push({ from: at, to, length: { at: at + 2, bytes: 2 } });
    at = to;
  }
  return parts;
}

/** The entries of the first directory of an EXIF. */
function fields(bytes: Buffer): Part[] {
  const exif = bytes.indexOf('Exif\0\0');
  if (exif === -1 || exif + 16 > bytes.length) return [];
  const isLittle = bytes[exif + 6] === 0x49;
  const count = isLittle ? bytes.readUInt16LE(exif + 14) : bytes.readUInt16BE(exif + 14);
  const parts = Array.from({ length: Math.min(count, 50) }, (_, n) => {
    const from = exif + 16 + n * 12;
    return { from, to: from + 12 };
  });
  return parts.filter(({ to }) => to <= bytes.length);
}

function blocks(bytes: Buffer): Part[] {
  const table = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  const parts: Part[] = [];
  for (let at = 13 + table(bytes[10] ?? 0); at < bytes.length && parts.length < MAX_PARTS; ) {
    const from = at;
    if (bytes[at] === 0x21) at += 2;
    else if (bytes[at] === 0x2c) at += 11 + table(bytes[at + 9] ?? 0);
    else break;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
    if (at <= bytes.length) parts.push({ from, to: at });
  }
  return parts;
}

function pages(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from !== -1 && parts.length < MAX_PARTS; ) {
    const next = bytes.indexOf('OggS', from + 4);
    parts.push({ from, to: next === -1 ? bytes.length : next });
    from = next;
  }
  return parts;
}

/** The header that a box may have before its child boxes. */
const BEFORE_BOXES = [8, 12, 14, 16];

function boxes(bytes: Buffer, from: number, to: number, depth: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at < to; ) {
    const end = at + 8 <= to ? at + bytes.readUInt32BE(at) : at;
    const isNamed = /^[\w\xa9 -]{4}$/.test(bytes.toString('latin1', at + 4, at + 8));
    if (end < at + 8 || end > to || !isNamed || parts.length >= MAX_PARTS) return depth === 0 ? parts : [];
    const inner = BEFORE_BOXES.map((skip) =>
      depth < MAX_DEPTH ? boxes(bytes, at + skip, end, depth + 1) : [],
    );
    parts.push(
      { from: at, to: end, length: { at, bytes: 4 } },
      ...(inner.find(({ length }) => length > 0) ?? []),
    );
    at = end;
  }
  return parts;
}

/** Elements of Matroska in which others lie. */
const HOLDING = new Set(
  '18538067 1549a966 1654ae6b ae e0 e1 1f43b675 a0 1c53bb6b bb b7 114d9b74 4dbb'.split(' '),
);

function elements(bytes: Buffer, from: number, to: number, depth: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at + 2 <= to && parts.length < MAX_PARTS; ) {
    const idBytes = Math.clz32(bytes[at] ?? 0) - 23;
    const length = { at: at + idBytes, bytes: Math.clz32(bytes[at + idBytes] ?? 0) - 23, isVariable: true };
    if (idBytes > 4 || length.bytes > 8 || length.at + length.bytes > to) break;
    const content = length.at + length.bytes;
    // A recording does not say how long it is.
    const end = Math.min(to, content + readLength(bytes, length));
    parts.push({ from: at, to: end, length });
    const isHolding = HOLDING.has(bytes.toString('hex', at, length.at)) && depth < MAX_DEPTH;
    if (isHolding) parts.push(...elements(bytes, content, end, depth + 1));
    at = end;
  }
  return parts;
}

/** Tags, attributes, and the words between. */
function tags(bytes: Buffer): Part[] {
  const found = bytes.toString('latin1').matchAll(/<[^<>]*>|[\w:-]+="[^"<>]*"|[^<>]+/g);
  return [...found]
    .slice(0, MAX_PARTS)
    .map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
}

function readLength(
  bytes: Buffer,
  { at, bytes: size, isLittle, isVariable }: NonNullable<Part['length']>,
): number {
  if (isVariable) {
    const marked = bytes.subarray(at, at + size).reduce((value, byte) => value * 256 + byte, 0);
    return marked - 2 ** (7 * size);
  }
  return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
}

/** Makes a part say that it is longer, or shorter, by so many bytes; what does not fit into its length is cut off. */
export function addToLength(bytes: Buffer, length: NonNullable<Part['length']>, more: number): void {
  const { at, bytes: size, isLittle, isVariable } = length;
  const most = isVariable ? 2 ** (7 * size) - 1 : 2 ** (8 * Math.min(size, 6));
  const value = Math.max(0, readLength(bytes, length) + more) % most;
  const written = Buffer.alloc(8);
  written.writeBigUInt64BE(BigInt(value) + (isVariable ? 1n << BigInt(7 * size) : 0n));
  const cut = written.subarray(8 - size);
  (isLittle ? cut.reverse() : cut).copy(bytes, at);
}
