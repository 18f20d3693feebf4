/**
 * Archives written block by block, as releases before the tar package wrote them, and as nobody should: the package
 * itself would refuse to write most of what an archive may say.
 */

export interface Packed {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
const SIZE_AT = 124;
const SUM_AT = 148;
const KIND_AT = 156;

interface Header {
  name: string;
  size: number;
  /** The type flag of the format: `0` is a plain file. */
  kind?: string;
  /** Instead of the digits of the size. */
  sizeField?: Uint8Array;
}

/** The block that stands before a file. */
export function tarHeader({ name, size, kind = '0', sizeField }: Header): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 'latin1');
  block.write('0000644\x000000000\x000000000\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, SIZE_AT);
  if (sizeField) block.set(sizeField, SIZE_AT);
  block.write('00000000000\0', 136);
  block.write(' '.repeat(8), SUM_AT);
  block.write(kind, KIND_AT, 'latin1');
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, SUM_AT);
  return block;
}

/** A size in base 256, as sizes of 8 GiB and more are written. */
export function base256(size: bigint): Buffer {
  const field = Buffer.alloc(12);
  field.writeBigUInt64BE(size, 4);
  field[0] = 0x80;
  return field;
}

export function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}

export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** A whole archive of plain files. */
export function packed(files: readonly Packed[]): Buffer {
  const parts = files.map(({ name, bytes }) =>
    Buffer.concat([tarHeader({ name, size: bytes.length }), padded(bytes)]),
  );
  return Buffer.concat([...parts, tarEnd()]);
}

/** The plain files of a whole archive of moderate size. */
export function unpacked(archive: Buffer): Packed[] {
  const files: Packed[] = [];
  for (let at = 0; archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString('latin1', at + SIZE_AT, at + SIZE_AT + 11), 8);
    const name = archive.toString('latin1', at, archive.indexOf(0, at));
    const from = at + BLOCK;
    files.push({ name, bytes: archive.subarray(from, from + size) });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
