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
 * `GET /media/{pathname}?w=…&q=…&crop=…`: a picture at a width, as WebP or as the AVIF that is there already.
 * @throws {AppError} `not_found`, `unavailable`, `validation_failed` for what is no picture
 */
export async function servePicture(segments: string[], asked: Variant, request: Request): Promise<Response> {
  const file = await findCropped(segments, asked);
  if (!file.contentType.startsWith('image/')) {
    throw new AppError('validation_failed', 'Only pictures are given at a width.', {
      errors: [{ path: 'w', message: 'This file is no picture' }],
    });
  }
  if (!isScaled(file.contentType)) return sendStored(file, request);
  const variant = presentVariant(asked, file);
  const hash = await hashOf(file);
  const takesAvif = acceptsAvif(request.headers.get('accept'));
  const made = await pictures().get({ pathname: file.pathname, hash }, variant, takesAvif);
  if (made === null) return sendStored(file, request);
  const { form, bytes } = made;
  const isCertain = file.hash !== null && variant.crop === asked.crop;
  const served = await servedRightsOf(file);
  const contentType = `image/${form}` as const;
  const pieces = await withRights(bytes, contentType, served);
  const version = [variant.width, variant.quality, variant.crop, form, RECIPE, served.digest]
    .filter((part) => part !== undefined)
    .join('-');
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
    const address = variantPath(mediaPath(file.pathname), variant.width, variant.quality, variant.crop);
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

/** A focal point may have been moved a moment ago. */
async function findCropped(segments: string[], { crop }: Variant): Promise<ServedFile> {
  const file = await findServedFile(segments, true);
  return crop === undefined || crop === file.crop ? file : findServedFile(segments);
}

/**
 * Only the crop about the present focal point is made: there could be a thousand. An address may be older, and is believed while
 * the database is away.
 */
function presentVariant({ crop: asked, ...whole }: Variant, { crop }: ServedFile): Variant {
  if (asked === undefined || crop === null) return whole;
  return { ...whole, crop: crop ?? asked };
}

/** The file's name with the extension of what is sent. */
function nameAs({ pathname }: ServedFile, form: string): string {
  const name = fileNameOf(pathname);
  const extension = extensionOf(pathname);
  return `${extension === '' ? name : name.slice(0, -extension.length - 1)}.${form}`;
}
