import { crc32 } from 'node:zlib';
import type { Case, Mutation, Place } from './cases';
import { addToLength, type Part, partsOf } from './parts';

/** A file is not made larger. */
const MOST_BYTES = 1_500_000;

/** The bytes of a case. */
export function mutated({ file, mutations, hasSums }: Case, samples: ReadonlyMap<string, Buffer>): Buffer {
  let bytes: Buffer = Buffer.from(samples.get(file) ?? '');
  for (const each of mutations) bytes = changed(bytes, each, samples).subarray(0, MOST_BYTES);
  if (hasSums) writeSums(bytes);
  return bytes;
}

function changed(bytes: Buffer, mutation: Mutation, samples: ReadonlyMap<string, Buffer>): Buffer {
  const parts = partsOf(bytes);
  const whole = { from: 0, to: bytes.length };
  const partOf = (index: number) => parts[index % Math.max(1, parts.length)] ?? whole;
  const sampled = (name: string) => samples.get(name) ?? Buffer.alloc(0);
  const put = (part: Part, content: Buffer, isWithLengths: boolean) =>
    replaced(bytes, part, content, isWithLengths ? parts : []);
  switch (mutation.kind) {
    case 'flip': {
      const at = placeIn(bytes, parts, mutation.place);
      return written(bytes, at, Buffer.of((bytes[at] ?? 0) ^ (1 << mutation.bit)));
    }
    case 'write':
      return written(bytes, placeIn(bytes, parts, mutation.place), numberBytes(mutation));
    case 'run':
      return written(
        bytes,
        placeIn(bytes, parts, mutation.place),
        Buffer.alloc(mutation.length, Buffer.from(mutation.fill)),
      );
    case 'words': {
      const at = placeIn(bytes, parts, mutation.place);
      return put({ from: at, to: at }, Buffer.from(mutation.words), true);
    }
    case 'cut':
      return bytes.subarray(0, Math.floor(mutation.share * bytes.length));
    case 'drop':
      return put(partOf(mutation.part), Buffer.alloc(0), mutation.isMended);
    case 'repeat': {
      const part = partOf(mutation.part);
      const copies = Math.min(mutation.times + 1, Math.ceil(MOST_BYTES / (part.to - part.from + 1)));
      const all = Array<Buffer>(copies).fill(bytes.subarray(part.from, part.to));
      return put(part, Buffer.concat(all), mutation.isMended);
    }
    case 'nest': {
      const part = partOf(mutation.part);
      return put(part, nested(bytes.subarray(part.from, part.to), part, mutation.times), mutation.isMended);
    }
    case 'swap': {
      const [one, other] = [partOf(mutation.part), partOf(mutation.other)].sort((a, b) => a.from - b.from);
      if (!one || !other || other.from < one.to) return bytes;
      const places = [0, one.from, one.to, other.from, other.to, bytes.length];
      const [before, first, between, second, behind] = places.map((from, n) =>
        bytes.subarray(from, places[n + 1]),
      );
      return Buffer.concat([before, second, between, first, behind].flatMap((each) => each ?? []));
    }
    case 'graft': {
      const source = sampled(mutation.from);
      const all = partsOf(source);
      const { from, to } = all[mutation.other % Math.max(1, all.length)] ?? { from: 0, to: source.length };
      const { from: at } = partOf(mutation.part);
      return put({ from: at, to: at }, source.subarray(from, to), mutation.isMended);
    }
    case 'splice': {
      const source = sampled(mutation.from);
      const { from } = partsOf(source)[mutation.other] ?? { from: source.length >> 1 };
      return Buffer.concat([bytes.subarray(0, mutation.share * bytes.length), source.subarray(from)]);
    }
    case 'tail': {
      const source = sampled(mutation.from);
      return Buffer.concat([bytes, source.subarray(mutation.share * source.length)]);
    }
  }
}

function placeIn(bytes: Buffer, parts: Part[], { share, behind }: Place): number {
  if (behind === null || parts.length === 0) return Math.floor(share * bytes.length);
  const part = parts[Math.floor(share * (parts.length - 1))];
  return Math.min(bytes.length, (part?.from ?? 0) + behind);
}

function written(bytes: Buffer, at: number, content: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  content.copy(copy, at);
  return copy;
}

function numberBytes({ bytes, value, isLittle }: Extract<Mutation, { kind: 'write' }>): Buffer {
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(value);
  const cut = eight.subarray(8 - bytes);
  return isLittle ? cut.reverse() : cut;
}

/** Something else in the place of a part; what lies around it says that it is so much longer. */
function replaced(bytes: Buffer, { from, to }: Part, content: Buffer, parts: Part[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const { length, ...part } of parts) {
    const isWithin = length && from >= length.at + length.bytes && to <= part.to && from >= part.from;
    if (isWithin) addToLength(copy, length, content.length - (to - from));
  }
  return Buffer.concat([copy.subarray(0, from), content, copy.subarray(to)]);
}

/** A part in a part like it, many times over. */
function nested(bytes: Buffer, { from, length }: Part, times: number): Buffer {
  const lengthEnd = length && length.at + length.bytes - from;
  if (!lengthEnd || lengthEnd > bytes.length) return bytes;
  const headBytes = Math.min(bytes.length, Math.max(lengthEnd, length.isVariable ? 0 : 8));
  const heads: Buffer[] = [];
  const most = Math.min(times, Math.floor(MOST_BYTES / headBytes));
  for (let depth = most; depth > 0; depth -= 1) {
    const head = Buffer.from(bytes.subarray(0, headBytes));
    addToLength(head, { ...length, at: length.at - from }, depth * headBytes);
    heads.push(head);
  }
  return Buffer.concat([...heads, bytes]);
}

/** Makes the sums of a PNG's chunks right, so that its decoder looks into them. */
function writeSums(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 4) !== '\x89PNG') return;
  for (const { from, to } of partsOf(bytes)) {
    if (to - from >= 12) bytes.writeUInt32BE(crc32(bytes.subarray(from + 4, to - 4)), to - 4);
  }
}
