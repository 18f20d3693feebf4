import 'server-only';

import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { clientAddress } from '@/lib/server/client-address';
import { UNNAMED_PROXY } from '@/lib/server/gateway/trusted-proxies';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
/** By its name, too: a page of another site whose name leads here must not read it. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const BEARER = /^Bearer +(\S+)$/i;

/**
 * Whether a request may read the metrics: with the token where there is one, else from this machine itself, but not through a
 * proxy on it.
 * @param headers as the small server has made them true
 */
export function mayReadMetrics(headers: Pick<Headers, 'get'>, token: string | undefined): boolean {
  if (token !== undefined) {
    const [, given = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
    return timingSafeEqual(digest(given), digest(token));
  }
  const address = clientAddress(headers as Headers);
  const isHere = address !== '' && LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return isHere && headers.get(UNNAMED_PROXY) === null && OWN_HOST.test(headers.get('host') ?? '');
}

/** Of one length, whatever was sent. */
const digest = (text: string) => createHash('sha256').update(text).digest();
