import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { forwardTrueAddress } from './client-address';

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
  forwarded: 'for=1.2.3.4',
};

describe('forwardTrueAddress (security.md F11)', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8::1'],
    [undefined, ''],
  ])('says where the socket %s comes from, whatever the client claims', (address, expected) => {
    const request = requestFrom(address, { ...FORGED, accept: '*/*' });
    forwardTrueAddress(request, undefined);
    expect(request.headers).toEqual({ accept: '*/*', 'x-forwarded-for': expected });
  });

  it('believes the proxy that the owner named, and nobody else', () => {
    const proxied = requestFrom('::ffff:10.0.0.1', FORGED);
    forwardTrueAddress(proxied, '10.0.0.1');
    expect(proxied.headers).toEqual(FORGED);
    const other = requestFrom('10.0.0.2', FORGED);
    forwardTrueAddress(other, '10.0.0.1');
    expect(other.headers).toEqual({ 'x-forwarded-for': '10.0.0.2' });
  });

  it('does not take a lost address for a trusted one', () => {
    const request = requestFrom(undefined, FORGED);
    forwardTrueAddress(request, '');
    expect(request.headers).toEqual({ 'x-forwarded-for': '' });
  });
});
