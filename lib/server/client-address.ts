import 'server-only';

import { isIP } from 'node:net';

/**
 * The address that a request came from, or an empty text. The small server has made the header true before any handler
 * sees it (security A-2); of a trusted proxy's list the last entry is what the proxy itself saw, the others are claims.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  return isIP(address) === 0 ? '' : address;
}
