import 'server-only';

import { open } from 'node:fs/promises';

/** Reads at most so many bytes from there on. */
type ReadRange = (at: number, length: number) => Promise<Buffer>;

/** Small reads are usually sequential, and each system call costs as much as reading this much. */
const AHEAD_BYTES = 1 << 16;

/** Reads a file here and there, and never much of it at a time. */
export class FileReader {
  private ahead: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  /** @param readRange is only asked for what lies within the size */
  constructor(
    readonly size: number,
    private readonly readRange: ReadRange,
  ) {}

  /** Over bytes in memory. */
  static of(bytes: Buffer): FileReader {
    return new FileReader(bytes.length, async (at, length) => bytes.subarray(at, at + length));
  }

  /** Opens the file for the duration of `work`. */
  static async over<T>(file: string, work: (reader: FileReader) => Promise<T>): Promise<T> {
    const handle = await open(file);
    try {
      const read: ReadRange = async (at, length) => {
        const bytes = Buffer.alloc(length);
        const { bytesRead } = await handle.read(bytes, 0, length, at);
        return bytes.subarray(0, bytesRead);
      };
      return await work(new FileReader((await handle.stat()).size, read));
    } finally {
      await handle.close();
    }
  }

  /** At most so many bytes from there on: fewer at the end of the file. */
  async read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(at + length, this.size);
    if (end - at > AHEAD_BYTES) return this.readNow(at, end - at);
    const isAhead = at >= this.ahead.at && end <= this.ahead.at + this.ahead.bytes.length;
    if (!isAhead) this.ahead = { at, bytes: await this.readNow(at, AHEAD_BYTES) };
    const from = at - this.ahead.at;
    return Buffer.from(this.ahead.bytes.subarray(from, from + length));
  }

  private async readNow(at: number, length: number): Promise<Buffer> {
    const there = Math.min(length, this.size - at);
    return there > 0 ? this.readRange(at, there) : Buffer.alloc(0);
  }
}
