import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup, mayConnect, type Reach } from './public-address';

const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
  '2a00::1',
];
const LOOPBACK = ['127.0.0.1', '127.8.9.10', '::1'];
const PRIVATE = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.1', '192.168.0.1', '198.18.0.1', '224.0.0.1', '239.1.1.1'],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...[
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
  ],
  ...['::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '::ffff:127.0.0.1', '::127.0.0.1'],
  ...['::ffff:1.1.1.1', '::ffff:0:127.0.0.1'],
];

describe('mayConnect (docs/reference/webhooks.md)', () => {
  it.each(PUBLIC)('lets %s be connected to', (address) => {
    for (const reach of ['public', 'loopback', 'any'] as const) expect(mayConnect(address, reach)).toBe(true);
  });

  it.each(PRIVATE)('refuses %s, unless the environment allows it', (address) => {
    expect([
      mayConnect(address, 'public'),
      mayConnect(address, 'loopback'),
      mayConnect(address, 'any'),
    ]).toEqual([false, false, true]);
  });

  it.each(LOOPBACK)('refuses %s, except from a site of this machine alone', (address) => {
    expect([mayConnect(address, 'public'), mayConnect(address, 'loopback')]).toEqual([false, true]);
  });

  it.each(['', 'localhost', '1.1.1', '127.1', '[::1]', 'fe80::1%eth0'])(
    'refuses %j, which is no address',
    (text) => {
      expect([mayConnect(text, 'public'), mayConnect(text, 'loopback')]).toEqual([false, false]);
    },
  );
});

/** What is connected to for a name that means these addresses. */
function looked(addresses: string[], { all = true, reach = 'public' as Reach } = {}) {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const resolve = ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, found)) as never;
  return new Promise((settle) => {
    guardedLookup(reach, resolve)('hooks.example', { all }, (error, address) =>
      settle(error?.code ?? address),
    );
  });
}

describe('guardedLookup', () => {
  it('gives the addresses that it has judged, in either form that a connection asks for', async () => {
    expect(await looked(['1.1.1.1', '2a00::1'])).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '2a00::1', family: 6 },
    ]);
    expect(await looked(['1.1.1.1'], { all: false })).toBe('1.1.1.1');
  });

  it('refuses a name that means a private address, also beside a public one', async () => {
    for (const addresses of [['10.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::ffff:127.0.0.1'], []])
      for (const all of [true, false]) expect(await looked(addresses, { all })).toBe('EPRIVATE');
    expect(await looked(['127.0.0.1'], { reach: 'loopback' })).toHaveLength(1);
  });
});
