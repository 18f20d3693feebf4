import 'server-only';

import { type PictureRights, reservationHeaders } from '@/lib/domain/media/rights';

/** Types that browsers display without running any code in them. */
const INLINE = /^(?:image\/(?!svg|tiff)|video\/|audio\/)/;

interface Described {
  contentType: string;
  /** As a person saves it. */
  name: string;
  etag: string;
  /** Whether the content is confirmed, so that it may be cached permanently. */
  isCertain: boolean;
  rights?: PictureRights;
}

/** Headers of every answer under `/media` (security M-1 to M-4). */
export function mediaHeaders({ contentType, name, etag, isCertain, rights = {} }: Described): Headers {
  return new Headers({
    ...reservationHeaders(rights),
    'content-type': contentType,
    etag,
    'cache-control': isCertain ? 'public, max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `${INLINE.test(contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
  });
}

/** `If-None-Match` compares weakly, and `*` is whatever there is (RFC 9110 §13.1.2). */
export function isUnchanged(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match');
  const given = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return given.includes('*') || given.includes(etag);
}

/** RFC 8187 allows fewer characters than a URL's part does. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
