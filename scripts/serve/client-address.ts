import type { IncomingMessage } from 'node:http';
import { senderOf, TrustedProxies, UNNAMED_PROXY } from '@/lib/server/gateway/trusted-proxies';
import { logLine } from '@/lib/server/log';
import { isNear } from './near-networks';

/** Headers by which a proxy vouches for a request: from anyone else they are a claim. */
const CLAIMS = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded'];

/** Most unknown proxies that are logged, so that a sender with a whole network cannot fill the log. */
const MAX_LOGGED_PROXIES = 10;

/** Makes true what requests say of where they come from, since route handlers cannot see the socket (security A-2). */
export class TrueAddresses {
  private readonly trusted: TrustedProxies;
  private readonly reported = new Set<string>();

  /** @param named proxies that are believed, as `TRUSTED_PROXY` names them */
  constructor(private readonly named = process.env.TRUSTED_PROXY ?? '') {
    this.trusted = new TrustedProxies(named);
  }

  /** Whether an address is, or may well be, a proxy: many people stand behind it. */
  speaksForOthers(address: string): boolean {
    return isNear(address) || this.trusted.has(address);
  }

  /** Sets `x-forwarded-for` to the sender's address, and logs a proxy that is not configured as trusted. */
  forward(request: IncomingMessage): void {
    const { headers, socket } = request;
    const { address, unnamedProxy, isVouchedFor } = senderOf(
      socket.remoteAddress ?? '',
      { forwardedFor: headers['x-forwarded-for']?.toString(), forwarded: headers.forwarded },
      this.trusted,
    );
    delete headers[UNNAMED_PROXY];
    if (!isVouchedFor) for (const name of CLAIMS) delete headers[name];
    headers['x-forwarded-for'] = address;
    if (unnamedProxy === null) return;
    headers[UNNAMED_PROXY] = unnamedProxy;
    this.tell(unnamedProxy);
  }

  /** Logged once: without that setting all visitors share the proxy's address, and so its rate limits. */
  private tell(proxy: string): void {
    if (this.reported.size >= MAX_LOGGED_PROXIES || this.reported.has(proxy)) return;
    // A forwarded header of anybody else may be made up.
    if (!isNear(proxy)) return;
    this.reported.add(proxy);
    const toSet = `TRUSTED_PROXY=${[this.named, proxy].filter(Boolean).join(',')}`;
    logLine({ level: 'warn', event: 'unnamed_proxy', proxy, toSet });
  }
}
