import 'server-only';

import {
  readTarHeader,
  TAR_BLOCK,
  type TarEntry,
  TarError,
  tarHeader,
  tarPadding,
} from '@/lib/domain/site-archive/tar';

/** A file that is packed: opened when its turn comes, and of the size that it was said to have. */
export interface PackedFile extends TarEntry {
  open(): AsyncIterable<Uint8Array>;
}

const BROKEN_OFF = 'The archive ends too early.';

/** An archive of files, no faster than it is taken. */
export async function* packTar(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, open } of files) {
    yield tarHeader({ name, size });
    let sent = 0;
    for await (const chunk of open()) {
      sent += chunk.byteLength;
      if (sent > size) break;
      yield chunk;
    }
    // Better no archive than one that is wrong.
    if (sent !== size) throw new Error(`A file has changed while it was packed: ${name}`);
    yield new Uint8Array(tarPadding(size));
  }
  yield new Uint8Array(2 * TAR_BLOCK);
}

interface UnpackedFile extends TarEntry {
  /** Has to be read through before the next file is asked for. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * The files of an archive, one after the other, as they come in.
 * @throws {TarError} for anything but an archive of ours, whole
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedFile> {
  const bytes = new ByteSource(source);
  for (;;) {
    const entry = readTarHeader(await bytes.takeBlock());
    if (entry === null) break;
    yield { ...entry, body: bytes.take(entry.size) };
    for await (const chunk of bytes.take(tarPadding(entry.size))) void chunk;
  }
  for await (const chunk of bytes.rest()) {
    if (chunk.some((byte) => byte !== 0))
      throw new TarError('Something follows behind the end of the archive.');
  }
}

/** Bytes that come in pieces of any size, taken in pieces of a size that is known. */
class ByteSource {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  async takeBlock(): Promise<Uint8Array> {
    const block = new Uint8Array(TAR_BLOCK);
    let at = 0;
    for await (const chunk of this.take(TAR_BLOCK)) {
      block.set(chunk, at);
      at += chunk.byteLength;
    }
    return block;
  }

  async *take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (this.held.byteLength === 0 && !(await this.fetch())) throw new TarError(BROKEN_OFF);
      const part = this.held.subarray(0, left);
      this.held = this.held.subarray(part.byteLength);
      left -= part.byteLength;
      yield part;
    }
  }

  async *rest(): AsyncGenerator<Uint8Array> {
    do yield this.held;
    while (await this.fetch());
  }

  private async fetch(): Promise<boolean> {
    const { done, value } = await this.chunks.next();
    this.held = done ? new Uint8Array() : value;
    return !done;
  }
}
