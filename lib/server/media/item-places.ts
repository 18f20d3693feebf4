import 'server-only';

/** In how many bytes a table of places has each of its numbers. */
export interface NumberSizes {
  offset: number;
  length: number;
  base: number;
  index: number;
}

/** In how many bytes the table has its numbers; its first version has no index. */
export function sizesOfNumbers(bytes: Buffer): NumberSizes {
  const sizes = bytes.readUInt16BE(4);
  const index = (bytes[0] ?? 0) > 0 ? sizes & 15 : 0;
  return { offset: sizes >> 12, length: (sizes >> 8) & 15, base: (sizes >> 4) & 15, index };
}

/** A number in 0, 4 or 8 bytes, or 2; 0 where there are no bytes for it. */
export function readNumber(bytes: Buffer, at: number, size: number): number {
  if (size === 0 || at + size > bytes.length) return 0;
  return size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
}

export function writeNumber(bytes: Buffer, at: number, size: number, value: number): void {
  if (size === 8) bytes.writeBigUInt64BE(BigInt(value), at);
  else if (size > 0) bytes.writeUIntBE(value, at, size);
}
