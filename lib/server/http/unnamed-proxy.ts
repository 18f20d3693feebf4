import 'server-only';

import { env } from '@/lib/server/env';
import { UNNAMED_PROXY } from '@/lib/server/gateway/trusted-proxies';

/**
 * The line of the environment that is missing where a request has come by a proxy that nobody has named; null where none is.
 * It is for whoever may see it: without a proxy, the header that gives one away could only be the browser's own.
 */
export function lineForProxy(headers: Pick<Headers, 'get'>): string | null {
  const proxy = headers.get(UNNAMED_PROXY);
  return proxy && `TRUSTED_PROXY=${[env().trustedProxy, proxy].filter(Boolean).join(',')}`;
}
