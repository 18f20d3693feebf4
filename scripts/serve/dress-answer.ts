import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentSecurityPolicy } from '@/lib/server/page-store/content-security';
import type { HeldAnswer } from './held-response';

const gzipAsync = promisify(gzip);

/** Smaller bodies do not get smaller by packing. */
const MIN_PACKED_BYTES = 1024;
const PACKED_TYPES = /^(?:text\/|application\/(?:json|problem\+json)|image\/svg)/;

/**
 * Sends what Next.js answered, with what it leaves out: a policy for every HTML answer (security.md H-1), and no
 * word that a shared cache could take for leave to keep a page that a save renews (decision 9).
 */
export async function sendDressed(
  held: HeldAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isRedirect = held.status >= 300 && held.status < 400 && held.status !== 304;
  const body = isRedirect ? Buffer.alloc(0) : held.body;
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('text/html') && !response.hasHeader('content-security-policy')) {
    response.setHeader('content-security-policy', contentSecurityPolicy(body.toString()));
  }
  if (String(response.getHeader('cache-control') ?? '').includes('s-maxage')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
  if (isRedirect) {
    for (const name of ['content-type', 'content-length', 'etag']) response.removeHeader(name);
  }
  const isPacked =
    body.length >= MIN_PACKED_BYTES &&
    PACKED_TYPES.test(type) &&
    !response.hasHeader('content-encoding') &&
    acceptsEncoding(request, 'gzip');
  const sent = isPacked ? await gzipAsync(body) : body;
  if (isPacked) response.setHeader('content-encoding', 'gzip');
  if (request.method !== 'HEAD') response.setHeader('content-length', sent.length);
  held.send(sent);
}

/** Whether the client takes the encoding; one with the weight 0 is refused (RFC 9110 §12.5.3). */
export function acceptsEncoding(request: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  return (
    accepts.includes(encoding) && !new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$)`).test(accepts)
  );
}
