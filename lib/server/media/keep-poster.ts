import 'server-only';

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { posterPathname } from '@/lib/domain/media/poster';
import { MEDIA } from '@/lib/domain/site/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { mediaTypeOf, readBytes } from '@/lib/server/http/read-body';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { stripMetadata } from './strip-metadata';

/**
 * Keeps the frame that stands for a film, a JPEG that a browser has made of it (specification §8, §9). It is named by its
 * content, so that its address changes with it.
 * @throws {AppError} `not_found`, `unsupported_media_type`, `payload_too_large`, `validation_failed` for what is no picture
 *   or does not belong to a film
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
  const frame = await cleanFrame(await readBytes(request, MEDIA.posterBytes));
  const hash = createHash('sha256').update(frame).digest('hex');
  const poster = posterPathname(hash);
  await mediaStorage()
    .put(poster, frame)
    .catch((error: NodeJS.ErrnoException) => {
      // What has this name is this picture.
      if (error.code !== 'EEXIST') throw error;
    });
  await withDatabaseErrors(() => db.mediaItem.update({ where: { id: film.id }, data: { poster } }));
}

async function cleanFrame(given: Buffer): Promise<Buffer> {
  const broken = (cause: unknown) => new AppError('validation_failed', 'This picture is broken.', { cause });
  const picture = sharp(given, { failOn: 'warning', limitInputPixels: MEDIA.uploadPixels });
  const { format, orientation = 1 } = await picture.metadata().catch((error: unknown) => {
    throw broken(error);
  });
  if (format !== 'jpeg') throw broken(format);
  await picture.stats().catch((error: unknown) => {
    throw broken(error);
  });
  return stripMetadata(given, 'image/jpeg', orientation);
}
