import { describe, expect, it } from 'vitest';
import { ownNetwork, shortAddress } from './networks';

describe('what is written down, and what counts as one sender', () => {
  it.each([
    ['', '', ''],
    ['198.51.100.7', '198.51.100.0', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::', '2001:db8:1:2::'],
    ['2001:0DB8:0001::7', '2001:db8:1::', '2001:db8:1:0::'],
    ['2001:db8::7', '2001:db8:0::', '2001:db8:0:0::'],
    ['::1', '0:0:0::', '0:0:0:0::'],
  ])('%s: %s, %s', (address, short, network) => {
    expect([shortAddress(address), ownNetwork(address)]).toEqual([short, network]);
  });
});
