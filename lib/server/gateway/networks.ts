import 'server-only';

import { isIPv4 } from 'node:net';

/** The address of the sender's network, which is all that is written down (privacy policy): /24, or /48 of IPv6. */
export function shortAddress(address: string): string {
  if (address === '') return '';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0`;
  return `${groupsOf(address).slice(0, 3).join(':')}::`;
}

/**
 * The part of an address that one household or machine has to itself: all of an IPv4 address, the first half of an
 * IPv6 one.
 */
export function ownNetwork(address: string): string {
  return address === '' || isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(':')}::`;
}

/** The eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}
