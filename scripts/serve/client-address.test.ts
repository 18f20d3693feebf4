import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrueAddresses } from './client-address';

function requestFrom(address: string | undefined, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const FORGED = {
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '443',
  'x-real-ip': '1.2.3.4',
  'x-unnamed-proxy': '1.2.3.4',
  forwarded: 'for=1.2.3.4',
};

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function headersOf(request: IncomingMessage, addresses = new TrueAddresses('')) {
  addresses.forward(request);
  return request.headers;
}

describe('TrueAddresses (security A-2)', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8::1'],
  ])('says where the socket %s comes from, whatever the client claims', (address, expected) => {
    expect(headersOf(requestFrom(address, { ...FORGED, accept: '*/*' }))).toEqual({
      accept: '*/*',
      'x-forwarded-for': expected,
      'x-unnamed-proxy': expected,
    });
    expect(headersOf(requestFrom(address, { accept: '*/*', 'x-unnamed-proxy': '1.2.3.4' }))).toEqual({
      accept: '*/*',
      'x-forwarded-for': expected,
    });
  });

  it('believes the proxies that the owner named, and nobody else', () => {
    const addresses = new TrueAddresses('10.0.0.0/24, ::1');
    const { 'x-unnamed-proxy': _, ...vouchedFor } = FORGED;
    expect(headersOf(requestFrom('::ffff:10.0.0.1', FORGED), addresses)).toEqual(vouchedFor);
    const chain = { 'x-forwarded-for': '9.9.9.9, 1.2.3.4, 10.0.0.2' };
    expect(headersOf(requestFrom('127.0.0.1', chain), addresses)).toEqual({ 'x-forwarded-for': '1.2.3.4' });
    expect(headersOf(requestFrom('10.0.1.1', FORGED), addresses)).toEqual({
      'x-forwarded-for': '10.0.1.1',
      'x-unnamed-proxy': '10.0.1.1',
    });
  });

  it('does not take a lost address for a trusted one', () => {
    expect(headersOf(requestFrom(undefined, FORGED))).toEqual({ 'x-forwarded-for': '' });
  });
});

describe('a proxy that is not named (attack by ten guesses through it)', () => {
  it('is told once, with the line that is to be set', () => {
    const addresses = new TrueAddresses('10.0.0.1');
    for (const near of ['127.0.0.1', '127.0.0.1', '::ffff:172.18.0.1', 'fd00::2'])
      addresses.forward(requestFrom(near, { 'x-forwarded-for': '203.0.113.9' }));
    expect(lines.map(({ event, toSet }) => [event, toSet])).toEqual([
      ['unnamed_proxy', 'TRUSTED_PROXY=10.0.0.1,127.0.0.1'],
      ['unnamed_proxy', 'TRUSTED_PROXY=10.0.0.1,172.18.0.1'],
      ['unnamed_proxy', 'TRUSTED_PROXY=10.0.0.1,fd00::2'],
    ]);
  });

  it('is not told where anybody could say so, nor without end', () => {
    const addresses = new TrueAddresses();
    addresses.forward(requestFrom('203.0.113.7', { forwarded: 'for=10.0.0.1' }));
    addresses.forward(requestFrom('10.0.0.1', {}));
    expect(lines).toEqual([]);
    for (let last = 1; last <= 50; last += 1)
      addresses.forward(requestFrom(`10.0.0.${last}`, { forwarded: 'for=203.0.113.9' }));
    expect(lines).toHaveLength(10);
  });
});
