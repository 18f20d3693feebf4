import 'server-only';

import { type FileHandle, open } from 'node:fs/promises';

/** Small reads are usually sequential, and each system call costs as much as reading this much. */
const AHEAD_BYTES = 1 << 16;

/** Reads a file here and there, and never much of it at a time. */
export class FileReader {
  private ahead: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Opens the file for the duration of `work`. */
  static async over<T>(file: string, work: (reader: FileReader) => Promise<T>): Promise<T> {
    const handle = await open(file);
    try {
      return await work(new FileReader(handle, (await handle.stat()).size));
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
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - at)));
    const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, at);
    return bytes.subarray(0, bytesRead);
  }
}
