import 'server-only';

/** Reads numbers one after another, big-endian; throws beyond the end. */
export class ByteReader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  u8(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  text(length: number): string {
    return this.take(length).toString('latin1');
  }

  skip(length: number): void {
    this.take(length);
  }

  take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new RangeError('The bytes are cut short.');
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }

  /** UIntBase128 of WOFF2 §4.1. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('A number is too long.');
  }

  /** 255UInt16 of WOFF2 §4.1. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }
}
