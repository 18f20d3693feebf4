import { BlockList, isIP } from 'node:net';

/** This machine, and the networks that no stranger sends from. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of our own network. */
export function isNear(address: string): boolean {
  return NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
