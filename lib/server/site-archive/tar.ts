import 'server-only';

import { pipeline } from 'node:stream/promises';
import { type ExtractEvents, extract, pack } from 'tar-stream';

const BLOCK = 512;
/** Nothing says when and by whom an archive was made: the same content is the same archive. */
const NO_TIME = new Date(0);

const BROKEN_OFF = 'The archive ends too early.';
const MORE_BEHIND = 'Something follows behind the end of the archive.';
const OTHER_THAN_FILES = 'The archive holds something other than plain files.';

/** Bytes that are no archive of a site; the message is a sentence for people. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
}

/** A file to pack: opened when its turn comes, and of the declared size. */
export interface PackedFile extends TarEntry {
  open(): AsyncIterable<Uint8Array>;
}

interface UnpackedFile extends TarEntry {
  /** Must be read to its end before the next file is requested. */
  body: AsyncIterable<Uint8Array>;
}

/** An archive of files, no faster than it is taken. */
export async function* packTar(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const packing = pack();
  packAll(files, packing).catch((error: Error) => packing.destroy(error));
  yield* bytesOf(packing);
}

async function packAll(files: AsyncIterable<PackedFile>, packing: ReturnType<typeof pack>): Promise<void> {
  for await (const { name, size, open } of files) {
    const entry = packing.entry({ name, size, mtime: NO_TIME });
    await pipeline(exactly(size, name, open()), entry);
  }
  packing.finalize();
}

/** Better no archive than one that is wrong. */
async function* exactly(size: number, name: string, chunks: AsyncIterable<Uint8Array>) {
  let sent = 0;
  for await (const chunk of chunks) {
    sent += chunk.byteLength;
    if (sent > size) break;
    yield chunk;
  }
  if (sent !== size) throw new Error(`A file has changed while it was packed: ${name}`);
}

/**
 * The files of an archive, one after the other, as they come in. The package reads the headers; what it lets pass and an
 * archive of a site never has is refused here: anything but plain files, a missing end, and more behind the end.
 * @throws {TarError} for anything but a whole archive of plain files
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedFile> {
  const reading = extract();
  const bytes = new WatchedBytes(source);
  // A failure here destroys the reader, which then throws it.
  pipeline(bytes.chunks(), reading).catch(() => undefined);
  let end = 0;
  try {
    for await (const entry of reading) {
      refuseStrange(entry.header);
      if (entry.offset !== end && !entry.header.pax) throw new TarError(OTHER_THAN_FILES);
      end = entry.offset + BLOCK + Math.ceil(entry.header.size / BLOCK) * BLOCK;
      yield { name: entry.header.name, size: entry.header.size, body: bodyOf(entry, bytes) };
    }
  } catch (error) {
    throw bytes.explain(error, end);
  }
  bytes.refuseWrongEnd(end);
}

async function* bodyOf(entry: AsyncIterable<unknown>, bytes: WatchedBytes): AsyncGenerator<Uint8Array> {
  try {
    yield* bytesOf(entry);
  } catch (error) {
    throw bytes.explain(error);
  }
}

/** The package does not say what its streams carry. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
}

/** The package gives a size of nothing for one that it cannot read, and waits for ever for such a file. */
function refuseStrange({ type, size }: ExtractEvents['entry'][0]): void {
  if (type !== 'file') throw new TarError(OTHER_THAN_FILES);
  if (!Number.isSafeInteger(size))
    throw new TarError('The archive does not say how long one of its files is.');
}

/**
 * Observes the raw bytes to tell a complete archive from a broken one: its length, where the zeros at its end
 * begin, and the cause of a failure.
 */
class WatchedBytes {
  private length = 0;
  /** Behind the last byte that is not zero. */
  private filled = 0;
  private failure: unknown;

  constructor(private readonly source: AsyncIterable<Uint8Array>) {}

  async *chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.source) {
        let filled = chunk.byteLength;
        while (filled > 0 && chunk[filled - 1] === 0) filled -= 1;
        if (filled > 0) this.filled = this.length + filled;
        this.length += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** The reason for people, where it is the archive's; any other failure stays what it is. */
  explain(error: unknown, end?: number): unknown {
    if (error instanceof TarError || error === this.failure) return error;
    const isCutOff = error instanceof Error && error.message === 'Unexpected end of data';
    if (!isCutOff)
      return new TarError('This file is no archive of a site, or it is damaged.', { cause: error });
    return new TarError(end !== undefined && this.goesOnBehind(end) ? MORE_BEHIND : BROKEN_OFF, {
      cause: error,
    });
  }

  /** @throws {TarError} when the last file does not end at `end` with a block of zeros, and nothing but zeros */
  refuseWrongEnd(end: number): void {
    if (this.goesOnBehind(end)) throw new TarError(MORE_BEHIND);
    if (this.length < end + BLOCK) throw new TarError(BROKEN_OFF);
  }

  private goesOnBehind(end: number): boolean {
    return this.filled > end + BLOCK;
  }
}
