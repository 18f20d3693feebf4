import 'server-only';

import { Zip, ZipPassThrough } from 'fflate';
import { mediaArchive } from '@/lib/contracts/media';
import { AppError } from '@/lib/domain/errors';
import { nameInArchive } from '@/lib/domain/media/archive-names';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { mediaStorage } from '@/lib/server/storage/media-storage';

/** The limit of a ZIP archive without ZIP64, less what surrounds the files. */
const ARCHIVE_BYTES = 4_000_000_000;

interface Packed {
  pathname: string;
  /** In the archive. */
  name: string;
  size: number;
  uploadedAt: Date;
}

/** Bytes of a ZIP archive around each file, in its directory and at its end. */
const AROUND = { head: 30, foot: 16, listed: 46, end: 22 };

/**
 * Files of the library as a ZIP archive, streamed and uncompressed: pictures and films are compressed already.
 * @throws {AppError} `validation_failed`, `not_found` when none of them is there, `payload_too_large`,
 * `unavailable`
 */
export async function archiveFiles(request: Request): Promise<Response> {
  const requested = mediaArchive.safeParse({
    pathname: new URL(request.url).searchParams.getAll('pathname'),
  });
  if (!requested.success) {
    throw new AppError('validation_failed', 'Some fields are not as they should be.', {
      errors: requested.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  }
  const files = await findFiles(requested.data.pathname);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="media.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(lengthOf(files)),
  };
  return new Response(request.method === 'HEAD' ? null : streamOf(pack(files)), { headers });
}

async function findFiles(pathnames: string[]): Promise<Packed[]> {
  const rows = await withDatabaseErrors(() =>
    db.mediaItem.findMany({
      where: { pathname: { in: pathnames }, deletedAt: null },
      select: { pathname: true, name: true, uploadedAt: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
  );
  const files: Packed[] = [];
  const taken = new Set<string>();
  let bytes = 0;
  for (const row of rows) {
    const stored = await mediaStorage().head(row.pathname);
    if (!stored) continue;
    files.push({ ...row, name: nameInArchive(row.name, taken), size: stored.size });
    bytes += stored.size;
  }
  if (files.length === 0) throw new AppError('not_found', 'There is no such file.');
  if (bytes > ARCHIVE_BYTES) {
    throw new AppError('payload_too_large', 'These files are too large for one archive.');
  }
  return files;
}

/** No more is read of a file than is sent of the archive. */
async function* pack(files: readonly Packed[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { pathname, name, uploadedAt } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = uploadedAt;
    zip.add(entry);
    for await (const chunk of mediaStorage().open(pathname)) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Bytes of the whole archive: known beforehand, since nothing in it is pressed together. */
function lengthOf(files: readonly Packed[]): number {
  const { head, foot, listed, end } = AROUND;
  return files.reduce((sum, { name, size }) => {
    const nameBytes = Buffer.byteLength(name);
    return sum + head + nameBytes + size + foot + listed + nameBytes;
  }, end);
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
