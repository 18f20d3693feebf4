import type { IncomingMessage } from 'node:http';

/** Headers by which a proxy vouches for a request: from anyone else they are a claim. */
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
];

/**
 * Makes `x-forwarded-for` the socket's own address, since route handlers cannot see the socket. A proxy that
 * `TRUSTED_PROXY` names (its address as this server sees it) is believed.
 */
export function forwardTrueAddress(request: IncomingMessage, trusted = process.env.TRUSTED_PROXY): void {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (trusted && address === trusted) return;
  for (const name of FORWARDED) delete request.headers[name];
  request.headers['x-forwarded-for'] = address;
}
