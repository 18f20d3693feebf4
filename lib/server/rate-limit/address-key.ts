import 'server-only';

import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/env';
import { ownNetwork } from '@/lib/server/gateway/networks';

const KEY_CHARACTERS = 22;

/** Only where the start has not given the process the site's secret. */
const ownSecret = randomBytes(32).toString('base64url');

/** An address as limits know it: the same each time, and without the site's secret nobody can tell whose it is. */
export function addressKey(address: string): string {
  return createHmac('sha256', env().authSecret ?? ownSecret)
    .update(`rate limit ${ownNetwork(address)}`)
    .digest('base64url')
    .slice(0, KEY_CHARACTERS);
}
