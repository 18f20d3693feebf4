import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { MediaItem } from '@/lib/domain/media/model';
import type { Actor } from '@/lib/server/auth/actor';
import { env } from '@/lib/server/env';
import { type ReceivedFile, readFiles } from '@/lib/server/http/read-files';
import { asAppError, uploading, withIncomingFolder } from './incoming';
import { type Keeping, storeUpload } from './store-upload';

interface RefusedFile {
  name: string;
  code: string;
  message: string;
}

interface Uploaded {
  blobs: MediaItem[];
  errors?: RefusedFile[];
  /** Files that were there already, by the name under which they were sent. */
  duplicates?: { name: string; pathname: string }[];
}

/**
 * Stores the files of a form; refused files do not affect the others.
 * @throws {AppError} the first refusal when none could be stored, with all of them in `errors`
 */
export function uploadMedia(request: Request, keeping: Keeping, by: Actor): Promise<Uploaded> {
  return uploading.run(() =>
    withIncomingFolder(async (folder) =>
      storeAll(await readFiles(request, 'files', folder, env().uploads), keeping, by),
    ),
  );
}

async function storeAll(files: ReceivedFile[], keeping: Keeping, by: Actor): Promise<Uploaded> {
  const blobs: MediaItem[] = [];
  const duplicates: NonNullable<Uploaded['duplicates']> = [];
  const refusals: { file: RefusedFile; error: AppError }[] = [];
  for (const file of files) {
    const { name } = file;
    try {
      const { item, isKnown } = await storeUpload(file, keeping, by);
      blobs.push(item);
      if (isKnown) duplicates.push({ name, pathname: item.pathname });
    } catch (thrown) {
      const error = asAppError(thrown);
      if (!(error instanceof AppError)) throw error;
      refusals.push({ file: { name, code: error.code, message: error.message }, error });
    }
  }
  const errors = refusals.map(({ file }) => file);
  const [first] = refusals;
  if (blobs.length === 0 && first) {
    // Every problem says of its errors where in the request they stand.
    const reported = errors.map((each, at) => ({ path: `files.${at}`, ...each }));
    throw new AppError(first.error.code, first.error.message, {
      extra: { ...first.error.extra, errors: reported },
      cause: first.error,
    });
  }
  return {
    blobs,
    ...(errors.length > 0 && { errors }),
    ...(duplicates.length > 0 && { duplicates }),
  };
}
