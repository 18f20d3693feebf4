import 'server-only';

/** The names of all cookies that the site reads; the prefix binds them to this host, where the site has https (security A-5). */
export function cookieNames(siteUrl: string) {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : '';
  return {
    session: `${prefix}atelier-session`,
    csrf: `${prefix}atelier-csrf`,
    callback: `${prefix}atelier-return`,
    challenge: `${prefix}atelier-challenge`,
    /** By which a browser is known that has signed in before. */
    device: `${prefix}atelier-device`,
  };
}
