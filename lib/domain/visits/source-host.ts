import { VISITS } from './limits';

/**
 * The host of the site from whose link somebody came, in small letters and without `www.`; null without a link, or from the
 * site itself.
 * @param referer the header of the request (RFC 9110, 10.1.3)
 * @param own the hosts under which the site is asked, with their ports
 */
export function sourceHost(referer: string | undefined, own: readonly (string | undefined)[]): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, host: named } = new URL(referer);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const host = bare(named);
  const isOwn = own.some((each) => each !== undefined && bare(each) === host);
  return isOwn || host.length > VISITS.sourceCharacters ? null : host;
}

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');
