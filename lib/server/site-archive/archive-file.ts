import 'server-only';

import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { whileRoom } from '@/lib/server/storage/disk-space';
import { TarError } from './tar';

const GZIP = '.gz';

/**
 * Writes an archive to a new file that its owner alone can read: it holds the hashes of passwords and what visitors wrote. The
 * name is there when all of it is on the disk; one that ends with `.gz` is compressed.
 * @returns its size in bytes
 * @throws {AppError} `unavailable` when the disk would be full
 */
export async function writeArchive(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const part = `${file}.part`;
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const given = whileRoom(bytes, path.dirname(file));
  try {
    await (file.endsWith(GZIP) ? pipeline(given, createGzip(), output) : pipeline(given, output));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/**
 * Reads such a file.
 * @throws {TarError} for a compressed one that is damaged
 */
export async function* readArchive(file: string): AsyncGenerator<Uint8Array> {
  const bytes = createReadStream(file);
  if (!file.endsWith(GZIP)) return yield* bytes;
  const unpacked = createGunzip();
  // A failure of the file ends what is unpacked from it.
  pipeline(bytes, unpacked).catch(() => undefined);
  try {
    yield* unpacked;
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged
      ? new TarError('This file is damaged, or a part of it is missing.', { cause: error })
      : error;
  }
}
