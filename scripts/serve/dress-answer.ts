import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentSecurityPolicy } from '@/lib/server/page-store/content-security';
import type { BufferedAnswer } from './buffered-answer';

const gzipAsync = promisify(gzip);

/** Smaller bodies do not get smaller by packing. */
const MIN_PACKED_BYTES = 1024;
const PACKED_TYPES = /^(?:text\/|application\/(?:json|problem\+json|xml|atom\+xml)|image\/svg)/;

/** The preview in a page's settings: rendered for its editors, and framed by the site alone. */
const OWN_PREVIEW = /^(?:\/[^/?]+)?\/master\/pages\/[^/?]+\/preview(?:\?|$)/;

/**
 * Sends Next.js's answer with what it lacks: a policy for every HTML answer (security H-1), and a `Cache-Control`
 * that keeps shared caches from storing a page that a save renews.
 */
export async function sendDressed(
  buffered: BufferedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers } = buffered;
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  const body = isRedirect ? Buffer.alloc(0) : buffered.body;
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html'))
    headers['content-security-policy'] ??= contentSecurityPolicy(body.toString(), {
      isFramed: OWN_PREVIEW.test(request.url ?? ''),
    });
  if (String(headers['cache-control'] ?? '').includes('s-maxage')) {
    headers['cache-control'] = 'public, max-age=0, must-revalidate';
  }
  if (isRedirect) for (const name of ['content-type', 'content-length', 'etag']) delete headers[name];
  const sent = await packed(buffered, body, type, request);
  // For HEAD no page was rendered, so its length is unknown.
  if (request.method !== 'HEAD' || sent.length > 0) headers['content-length'] = sent.length;
  response.writeHead(status, headers);
  response.end(sent);
}

/** The body as it is sent, with the headers that this needs. A part of a file is a part of it as it is. */
async function packed(
  { status, headers }: BufferedAnswer,
  body: Buffer,
  type: string,
  request: IncomingMessage,
): Promise<Buffer> {
  const isPackable =
    status !== 206 &&
    body.length >= MIN_PACKED_BYTES &&
    PACKED_TYPES.test(type) &&
    !headers['content-encoding'];
  if (!isPackable) return body;
  headers.vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ');
  if (!acceptsEncoding(request, 'gzip')) return body;
  headers['content-encoding'] = 'gzip';
  return gzipAsync(body);
}

const REFUSED = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:,|\s|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:,|\s|$)/,
};

/** Whether the client takes the encoding; one with the weight 0 is refused (RFC 9110 §12.5.3). */
export function acceptsEncoding(request: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  return accepts.includes(encoding) && !REFUSED[encoding].test(accepts);
}
