import { isStorableText } from '../text/stored-text';

const MAX_CHARACTERS = 2048;

/**
 * Where to go after signing in: a path of this site with its query, whatever was requested (security R-1).
 * Anything that a browser could read as another site's address becomes the home page.
 * @param siteUrl the site's origin
 */
export function returnPath(wanted: unknown, siteUrl: string): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_CHARACTERS) return '/';
  // Browsers take a backslash for a slash and leave out control characters and the spaces around.
  if (!isStorableText(wanted) || /[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(wanted) || wanted !== wanted.trim())
    return '/';
  if (!(wanted.startsWith('/') || wanted.startsWith(`${siteUrl}/`)) || !URL.canParse(wanted, siteUrl))
    return '/';
  const url = new URL(wanted, siteUrl);
  if (url.origin !== siteUrl || url.username !== '' || url.password !== '') return '/';
  return /^\/(?:[/\\]|%(?:2f|5c))/i.test(url.pathname) ? '/' : `${url.pathname}${url.search}`;
}
