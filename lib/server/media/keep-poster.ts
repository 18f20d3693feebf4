import 'server-only';

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import { posterPathname } from '@/lib/domain/media/poster';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { mediaTypeOf, readBytes } from '@/lib/server/http/read-body';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { examineApart } from './examine-apart';
import { withIncomingFolder } from './incoming';
import { tagsOfPagesWith } from './where-used';

/**
 * Stores the poster frame of a film, a JPEG made by a browser. Its name is a hash of its content, so its address
 * changes with it.
 * @throws {AppError} `not_found`, `unsupported_media_type`, `payload_too_large`, `validation_failed` for what is
 * no picture or does not belong to a film
 */
export async function keepPoster(pathname: string, request: Request): Promise<void> {
  if (mediaTypeOf(request) !== 'image/jpeg') {
    throw new AppError('unsupported_media_type', 'A frame has to be sent as image/jpeg.');
  }
  const film = await withDatabaseErrors(() =>
    db.mediaItem.findFirst({ where: { pathname, deletedAt: null }, select: { id: true, contentType: true } }),
  );
  if (!film) throw new AppError('not_found', 'There is no such file.');
  if (!film.contentType.startsWith('video/')) {
    throw new AppError('validation_failed', 'Only a film has a frame that stands for it.');
  }
  const frame = await readBytes(request, MEDIA.posterBytes);
  const poster = await withIncomingFolder((folder) => putFrame(frame, path.join(folder, 'frame')));
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await tx.mediaItem.update({ where: { id: film.id }, data: { poster } });
      return bumpTags(tx, await tagsOfPagesWith(tx, [film.id]));
    }),
  );
  await pageStore().renew(renewals);
}

async function putFrame(frame: Buffer, file: string): Promise<string> {
  await writeFile(file, frame);
  const given = { file, size: frame.length, hash: createHash('sha256').update(frame).digest('hex') };
  const kept = await examineApart(given);
  if (kept.contentType !== 'image/jpeg') {
    throw new AppError('validation_failed', 'This is not the frame of a film.');
  }
  const poster = posterPathname(kept.hash);
  await mediaStorage()
    .putFile(poster, kept.file)
    .catch((error: NodeJS.ErrnoException) => {
      // A file of this name has this very content.
      if (error.code !== 'EEXIST') throw error;
    });
  return poster;
}
