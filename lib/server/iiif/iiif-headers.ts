import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { type PictureRights, reservationHeaders } from '@/lib/domain/media/rights';
import { isUnchanged } from '@/lib/server/media/media-headers';

interface Described {
  contentType: string;
  etag: string;
  cacheControl: string;
  rights: PictureRights;
}

/** Headers of what viewers on other sites may read: pictures and texts that everybody can see anyway. */
export function iiifHeaders({ contentType, etag, cacheControl, rights }: Described): Headers {
  return new Headers({
    ...reservationHeaders(rights),
    'content-type': contentType,
    etag,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** The answer to a request for something small that is at hand. */
export function answerWith(bytes: Uint8Array<ArrayBuffer>, headers: Headers, request: Request): Response {
  if (isUnchanged(request, headers.get('etag') ?? '')) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

export function noSuchPicture(): AppError {
  return new AppError('not_found', 'There is no such picture, or its tiles have not been made yet.');
}
