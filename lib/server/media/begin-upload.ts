import 'server-only';

import { MEDIA } from '@/lib/domain/limits';
import type { Actor } from '@/lib/server/auth/actor';
import { env } from '@/lib/server/env';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { inviteUpload } from './direct-uploads';
import type { Keeping } from './store-upload';
import { beginParts } from './upload-parts';

/** Upload limits, so that files that are too large are not even begun. */
export function readUploadRules(): { fileBytes: number; wholeBytes: number } {
  const isDirect = mediaStorage().directUploads !== undefined;
  return {
    fileBytes: env().uploads.bytes,
    wholeBytes: isDirect ? MEDIA.uploadThroughBytes : MEDIA.uploadWholeBytes,
  };
}

/**
 * Begins to take a large file: in parts, or from the storage, where browsers can send it there themselves.
 * @throws {AppError} `payload_too_large`, `unavailable` where it would not fit on the disk
 */
export function beginUpload(requested: { name: string; size: number }, keeping: Keeping, by: Actor) {
  const { directUploads } = mediaStorage();
  return directUploads
    ? inviteUpload(requested, keeping, by, directUploads)
    : beginParts(requested, keeping, by);
}
