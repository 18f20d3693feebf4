import { describe, expect, it } from 'vitest';
import { senderOf, TrustedProxies } from './trusted-proxies';

describe('TrustedProxies (security A-2)', () => {
  it.each([
    ['', ['127.0.0.1', '10.0.0.1', '']],
    ['10.0.0.1', ['10.0.0.2', '::1', '127.0.0.1', '']],
    ['10.0.0.0/8', ['11.0.0.1', '192.168.0.1', 'unknown']],
    ['2001:db8::/32', ['2001:db9::1', '10.0.0.1']],
  ])('%j are not %j', (named, others) => {
    const proxies = new TrustedProxies(named);
    for (const address of others) expect([address, proxies.has(address)]).toEqual([address, false]);
  });

  it.each([
    ['10.0.0.1', ['10.0.0.1']],
    ['127.0.0.1', ['127.0.0.1', '::1']],
    ['::1', ['127.0.0.1', '::1']],
    ['10.0.0.0/8, fd00::/8', ['10.9.8.7', 'fd12:3456::1']],
    ['  10.0.0.1 10.0.0.2,172.16.0.0/12 ', ['10.0.0.1', '10.0.0.2', '172.18.0.3']],
    ['2001:DB8::1', ['2001:db8:0:0::1']],
    ['0.0.0.0/0', ['203.0.113.9']],
  ])('%j are %j', (named, addresses) => {
    const proxies = new TrustedProxies(named);
    for (const address of addresses) expect([address, proxies.has(address)]).toEqual([address, true]);
  });

  it.each(['localhost', '10.0.0', '10.0.0.1/33', '10.0.0.1/-1', '10.0.0.1/8/8', '10.0.0.1/', '::1/129', '*'])(
    '%s is neither an address nor a network',
    (named) => {
      expect(() => new TrustedProxies(`10.0.0.1, ${named}`)).toThrow(TypeError);
    },
  );
});

describe('senderOf (security A-2)', () => {
  const trusted = new TrustedProxies('10.0.0.0/8, ::1');
  const sender = (socket: string, forwardedFor?: string, forwarded?: string) =>
    senderOf(socket, { forwardedFor, forwarded }, trusted);

  it.each([
    ['the socket itself', '203.0.113.9', undefined, '203.0.113.9'],
    ['what a proxy says', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['what the last proxy saw, not what it was told', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['what the first of two proxies saw', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the first of nothing but proxies', '10.0.0.1', '10.0.0.9, 10.0.0.2', '10.0.0.9'],
    ['an address of IPv6', '::1', '2001:db8::7', '2001:db8::7'],
    ['one with a port', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['one in brackets with a port', '::ffff:10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['IPv4 within IPv6', '10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the proxy, where it says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['the proxy, where it says what is no address', '10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    ['nobody, where the socket is gone', '', '203.0.113.9', ''],
  ])('is %s', (_what, socket, forwardedFor, address) => {
    expect(sender(socket, forwardedFor)).toMatchObject({ address, unnamedProxy: null });
  });

  it.each([
    ['192.168.0.1', '203.0.113.9', undefined],
    ['192.168.0.1', undefined, 'for=203.0.113.9'],
    ['203.0.113.7', '10.0.0.1', undefined],
  ])('notes that %s says so and is no proxy that is named', (socket, forwardedFor, forwarded) => {
    expect(sender(socket, forwardedFor, forwarded)).toEqual({
      address: socket,
      isVouchedFor: false,
      unnamedProxy: socket,
    });
  });
});
