import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { acceptsAvif } from '@/lib/domain/media/accepts-avif';
import { extensionOf, fileNameOf } from '@/lib/domain/media/file-types';
import { mediaPath } from '@/lib/domain/media/pathname';
import { isScaled, type Variant, variantPath } from '@/lib/domain/media/variants';
import { isUnchanged, mediaHeaders } from '@/lib/server/media/media-headers';
import { sendStored } from '@/lib/server/media/serve-media';
import { findServedFile, hashOf, type ServedFile } from '@/lib/server/media/served-file';
import { servedRightsOf, withRights } from '@/lib/server/media/served-rights';
import { joinPieces, readyPictures } from '../ready-pictures';
import { RECIPE } from './picture-codec';
import { pictures } from './shared-pictures';

/**
 * `GET /media/{pathname}?w=…&q=…`: a picture at a width, as WebP or as the AVIF that is there already.
 * @throws {AppError} `not_found`, `unavailable`, `validation_failed` for what is no picture
 */
export async function servePicture(
  segments: string[],
  variant: Variant,
  request: Request,
): Promise<Response> {
  const file = await findServedFile(segments, true);
  if (!file.contentType.startsWith('image/')) {
    throw new AppError('validation_failed', 'Only pictures are given at a width.', {
      errors: [{ path: 'w', message: 'This file is no picture' }],
    });
  }
  if (!isScaled(file.contentType)) return sendStored(file, request);
  const hash = await hashOf(file);
  const takesAvif = acceptsAvif(request.headers.get('accept'));
  const made = await pictures().get({ pathname: file.pathname, hash }, variant, takesAvif);
  if (made === null) return sendStored(file, request);
  const { form, bytes } = made;
  const isCertain = file.hash !== null;
  const served = await servedRightsOf(file);
  const contentType = `image/${form}` as const;
  const pieces = await withRights(bytes, contentType, served);
  const version = [variant.width, variant.quality, form, RECIPE, served.digest].join('-');
  const etag = `"${hash.slice(0, 32)}-${version}"`;
  const headers = mediaHeaders({
    contentType,
    name: nameAs(file, form),
    etag,
    isCertain,
    rights: served.rights,
  });
  headers.set('vary', 'Accept');
  if (isCertain) {
    const address = variantPath(mediaPath(file.pathname), variant.width, variant.quality);
    readyPictures().remember(address, takesAvif, {
      file: made.file,
      pieces,
      headers: Object.fromEntries(headers),
    });
  }
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  const sent = joinPieces(bytes, pieces);
  headers.set('content-length', String(sent.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { headers });
}

/** The file's name with the extension of what is sent. */
function nameAs({ pathname }: ServedFile, form: string): string {
  const name = fileNameOf(pathname);
  const extension = extensionOf(pathname);
  return `${extension === '' ? name : name.slice(0, -extension.length - 1)}.${form}`;
}
