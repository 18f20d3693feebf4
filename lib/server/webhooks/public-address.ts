import 'server-only';

import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { PRIVATE_ADDRESS } from '@/lib/domain/webhooks/problems';

/** What of IPv4 is not of the internet: this network, private and shared ones, link-local ones with their metadata, multicast. */
const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The metadata of machines of a cloud, at an address that is public elsewhere.
  ['168.63.129.16', 32],
];

/** Parts of the public range of IPv6 that are not, or that lead to IPv4 by way of somebody else. */
const PRIVATE_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused4 = new BlockList();
for (const [net, prefix] of PRIVATE_IPV4) refused4.addSubnet(net, prefix, 'ipv4');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const refused6 = new BlockList();
for (const [net, prefix] of PRIVATE_IPV6) refused6.addSubnet(net, prefix, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Which addresses may be connected to beside public ones. */
export type Reach = 'public' | 'loopback' | 'any';

/** Whether an address may be connected to. IPv4 written as IPv6 is none of the public range of IPv6, and so refused. */
export function mayConnect(address: string, reach: Reach): boolean {
  if (reach === 'any') return true;
  if (isIPv4(address))
    return !refused4.check(address, 'ipv4') || (reach === 'loopback' && loopback.check(address, 'ipv4'));
  if (!isIPv6(address)) return false;
  if (reach === 'loopback' && address === '::1') return true;
  return global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

/** The error of an address that may not be connected to. */
export function privateAddress(): NodeJS.ErrnoException {
  return Object.assign(new Error('The address is of a private network.'), { code: PRIVATE_ADDRESS });
}

type Resolve = typeof systemLookup;

/**
 * Resolves a host's name for one connection and refuses addresses that may not be connected to. What is judged here is what is
 * connected to: a name cannot mean another address a moment later.
 */
export function guardedLookup(reach: Reach, resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      // One that is refused refuses all: a name that also means something inside is not to be tried for its other half.
      if (found.length === 0 || !found.every(({ address }) => mayConnect(address, reach)))
        return callback(privateAddress(), '', 0);
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
