import 'server-only';

import { type FileHandle, open } from 'node:fs/promises';

/** Reads a file here and there, and never much of it at a time. */
export class FileReader {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Opens the file for as long as the work goes on. */
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
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - at)));
    const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, at);
    return bytes.subarray(0, bytesRead);
  }
}
