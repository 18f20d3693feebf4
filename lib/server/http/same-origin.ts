import 'server-only';

/**
 * Whether a browser sent the request from a page of this site (security C-1). A request
 * that says nothing of its origin comes from no browser, and authentication decides. Only `SITE_URL` counts as the
 * site: the `Host` that a request names is the sender's word.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || origin === siteUrl;
}
