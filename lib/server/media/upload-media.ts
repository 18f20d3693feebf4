import 'server-only';

import { createHash } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import type { MediaItem } from '@/lib/domain/media/model';
import { UPLOAD_TYPES } from '@/lib/domain/media/sniff-type';
import { storedStem } from '@/lib/domain/media/stored-name';
import { MEDIA } from '@/lib/domain/site/limits';
import type { CurrentSession } from '@/lib/server/auth/find-session';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readFiles } from '@/lib/server/http/read-files';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { WorkQueue } from '@/lib/server/work-queue';
import { examineUpload } from './examine-upload';
import { toMediaItem } from './media-item';

interface RefusedFile {
  name: string;
  code: string;
  message: string;
}

interface Uploaded {
  blobs: MediaItem[];
  errors?: RefusedFile[];
}

/** What stands around the files in the body. */
const ENVELOPE_BYTES = 65_536;
/** Decoding takes memory: two at once (security U-5), five uploads in all (U-9). */
const decoding = new WorkQueue({ concurrency: 2, waiting: 40 });
const uploading = new WorkQueue({ concurrency: 5, waiting: 20 });

/**
 * Stores the files of a form (http-api "Media"); what is refused does not lose the others.
 * @throws {AppError} the first refusal when none could be stored, with all of them in `errors`
 */
export function uploadMedia(request: Request, { userId }: CurrentSession): Promise<Uploaded> {
  return uploading.run(async () => {
    const files = await readFiles(request, 'files', {
      bytes: MEDIA.uploadBytes + ENVELOPE_BYTES,
      files: MEDIA.uploadFiles,
    });
    const blobs: MediaItem[] = [];
    const refusals: { file: RefusedFile; error: AppError }[] = [];
    for (const file of files) {
      try {
        blobs.push(await storeFile(file, userId));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refusals.push({ file: { name: file.name, code: error.code, message: error.message }, error });
      }
    }
    const errors = refusals.map(({ file }) => file);
    const [first] = refusals;
    if (blobs.length === 0 && first) {
      // Every problem says of its errors where in the request they stand.
      const told = errors.map((each, at) => ({ path: `files.${at}`, ...each }));
      throw new AppError(first.error.code, first.error.message, {
        extra: { errors: told },
        cause: first.error,
      });
    }
    return { blobs, ...(errors.length > 0 && { errors }) };
  });
}

async function storeFile(file: File, createdById: string): Promise<MediaItem> {
  if (file.size > MEDIA.uploadBytes) throw new AppError('payload_too_large', 'This file is too large.');
  const given = Buffer.from(await file.arrayBuffer());
  const { bytes, ...facts } = await decoding.run(() => examineUpload(given));
  const hash = createHash('sha256').update(bytes).digest('hex');
  // The same picture once more is the one that is there.
  const known = await withDatabaseErrors(() => db.mediaItem.findFirst({ where: { hash } }));
  if (known) return toMediaItem(known);
  const pathname = await put(storedStem(file.name), UPLOAD_TYPES[facts.contentType], hash, bytes);
  const row = { pathname, ...facts, size: bytes.length, hash, createdById };
  return toMediaItem(
    await withDatabaseErrors(() => db.mediaItem.upsert({ where: { pathname }, create: row, update: {} })),
  );
}

/** Under its own name, or one of its own where that is taken: nothing is ever overwritten (security U-4). */
async function put(stem: string, extension: string, hash: string, bytes: Buffer): Promise<string> {
  const own = `uploads/${stem}.${extension}`;
  if (await isStored(own, bytes)) return own;
  const other = `uploads/${stem}-${hash.slice(0, 12)}.${extension}`;
  // Of a name that says what is in it, a file that is there already is the same one.
  await isStored(other, bytes);
  return other;
}

/** False when the name is taken. */
async function isStored(pathname: string, bytes: Buffer): Promise<boolean> {
  try {
    await mediaStorage().put(pathname, bytes);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    throw new AppError('unavailable', 'There is no room left for files.', { cause: error });
  }
}
