import 'server-only';

import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/env';
import { ownNetwork } from '@/lib/server/gateway/networks';

const KEY_CHARACTERS = 22;

/** Only where the start has not given the process the site's secret. */
const ownSecret = randomBytes(32).toString('base64url');

/** The key of an address in rate limits: stable, and reveals nothing without the site's secret. */
export function addressKey(address: string): string {
  return createHmac('sha256', env().authSecret ?? ownSecret)
    .update(`rate limit ${ownNetwork(address)}`)
    .digest('base64url')
    .slice(0, KEY_CHARACTERS);
}
