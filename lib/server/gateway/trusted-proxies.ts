import 'server-only';

import { BlockList, isIP } from 'node:net';

/** This machine by either of its names is one proxy. */
const THIS_MACHINE = ['127.0.0.1', '::1'];

/** The proxies whose `X-Forwarded-For` is trusted. */
export class TrustedProxies {
  private readonly list = new BlockList();

  /**
   * @param named addresses and networks (`10.0.0.0/8`), with commas or spaces between them
   * @throws {TypeError} for what is neither; its message names it
   */
  constructor(named: string) {
    const entries = named.split(/[\s,]+/).filter(Boolean);
    for (const entry of entries) this.add(entry);
    if (entries.some((entry) => THIS_MACHINE.includes(entry)))
      for (const each of THIS_MACHINE) this.add(each);
  }

  private add(entry: string): void {
    const [address = '', bits, more] = entry.split('/');
    const family = familyOf(address);
    const isWhole = bits === undefined;
    const length = /^\d{1,3}$/.test(bits ?? '') ? Number(bits) : Number.NaN;
    const isNetwork = length >= 0 && length <= (family === 'ipv4' ? 32 : 128);
    if (isIP(address) === 0 || more !== undefined || !(isWhole || isNetwork)) throw new TypeError(entry);
    if (isWhole) this.list.addAddress(address, family);
    else this.list.addSubnet(address, length, family);
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.list.check(address, familyOf(address));
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** The header by which the small server tells the application of a proxy that is not named. */
export const UNNAMED_PROXY = 'x-unnamed-proxy';

/** Where a request comes from; its own headers are only claims. */
interface Sender {
  address: string;
  /** Whether a trusted proxy forwarded it, so that its address is reliable. */
  isVouchedFor: boolean;
  /** The address of a proxy that forwarded the request and is not configured as trusted. */
  unnamedProxy: string | null;
}

/**
 * Where a request comes from: the socket's own address, or what the proxies that are named say (security A-2). Each of them
 * has added what it saw to the end of the list; the first from there that is none of them is the sender.
 */
export function senderOf(
  socketAddress: string,
  headers: { forwardedFor: string | undefined; forwarded: string | undefined },
  trusted: TrustedProxies,
): Sender {
  const own = withoutPrefix(socketAddress);
  const isForwarded = headers.forwardedFor !== undefined || headers.forwarded !== undefined;
  if (!trusted.has(own))
    return { address: own, isVouchedFor: false, unnamedProxy: isForwarded && own !== '' ? own : null };
  const forwarded = (headers.forwardedFor ?? '').split(',').map(plainAddress);
  const sender = forwarded.findLast((address) => !trusted.has(address)) ?? forwarded[0];
  return { address: sender || own, isVouchedFor: true, unnamedProxy: null };
}

/** An address without what some write around it: a port, brackets, the form in which IPv6 holds IPv4. Empty for none. */
function plainAddress(written: string): string {
  const text = written.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1];
  const bare = withoutPrefix(inBrackets ?? withoutPort ?? text);
  return isIP(bare) === 0 ? '' : bare;
}

function withoutPrefix(address: string): string {
  const bare = address.split('%')[0] ?? '';
  return bare.includes('.') ? bare.replace(/^::ffff:/i, '') : bare;
}
