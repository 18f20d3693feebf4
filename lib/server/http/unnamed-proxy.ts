import 'server-only';

import { env } from '@/lib/server/env';
import { UNNAMED_PROXY } from '@/lib/server/gateway/trusted-proxies';

/**
 * The setting that is missing if a request came through an unconfigured proxy; null otherwise. Show it to owners
 * only: without a proxy, the browser could have set that header itself.
 */
export function lineForProxy(headers: Pick<Headers, 'get'>): string | null {
  const proxy = headers.get(UNNAMED_PROXY);
  return proxy && `TRUSTED_PROXY=${[env().trustedProxy, proxy].filter(Boolean).join(',')}`;
}
