import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { canBeDrawn } from '@/lib/domain/media/can-be-drawn';
import type { Transaction } from '@/lib/server/db';

/**
 * The file that is to stand for a page on other sites, held until the transaction ends, so that it does not go into the bin
 * meanwhile.
 * @returns its id
 * @throws {AppError} `validation_failed` for a file that is not there, or is no picture that can be drawn
 */
export async function lockSharePicture(tx: Transaction, pathname: string): Promise<string> {
  const [file] = await tx.$queryRaw<{ id: string; contentType: string }[]>`
    select id, content_type as "contentType" from media_item
      where pathname = ${pathname} and deleted_at is null for key share`;
  if (!file) throw refusal('There is no such file.');
  const { id, contentType } = file;
  if (!canBeDrawn(contentType)) throw refusal('Only a picture that browsers show can stand for a page.');
  return id;
}

function refusal(message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ path: 'sharePicture', message }] });
}
