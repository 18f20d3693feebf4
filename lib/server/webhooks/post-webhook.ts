import 'server-only';

import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback } from '@/lib/domain/webhooks/address';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { problemOfError, problemOfStatus, type WebhookProblem } from '@/lib/domain/webhooks/problems';
import { env } from '@/lib/server/env';
import { guardedLookup, mayConnect, privateAddress, type Reach } from './public-address';
import { signedHeaders } from './signature';

interface Letter {
  id: string;
  url: string;
  body: string;
  secret: string;
}

/** How it ended: without a problem the receiver has taken it. `status` is null where no answer came. */
export interface Outcome {
  status: number | null;
  problem: WebhookProblem | null;
}

/**
 * Sends one event to its address and says what became of it; it never throws, and is over within ten seconds whatever the
 * receiver does. Of the answer only its status counts: nothing that it holds is kept or shown.
 */
export async function postWebhook(letter: Letter): Promise<Outcome> {
  try {
    const status = await post(letter, reachOf());
    return { status, problem: problemOfStatus(status) };
  } catch (error) {
    return { status: null, problem: problemOfError(error) };
  }
}

/** A site that nobody but this machine sees may call this machine. */
function reachOf(): Reach {
  const { hasPrivateWebhooks, siteUrl } = env();
  if (hasPrivateWebhooks) return 'any';
  return isLoopback(new URL(siteUrl).hostname) ? 'loopback' : 'public';
}

function post({ id, url, body, secret }: Letter, reach: Reach): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(WEBHOOKS.sendMs);
  return new Promise((resolve, reject) => {
    // A literal address is connected to without being looked up.
    if (/^[\d.]+$|:/.test(literal) && !mayConnect(literal, reach)) return reject(privateAddress());
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // A connection of its own, which ends with the answer.
      agent: false,
      lookup: guardedLookup(reach),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Atelier-Webhooks',
        ...signedHeaders(secret, { id, body, at: new Date() }),
      },
    });
    const stop = (error: unknown) => reject(signal.aborted ? signal.reason : error);
    request.on('error', stop);
    request.on('response', (response) => {
      // The answer is in its status: whoever sends more, or slowly, is not waited for.
      resolve(response.statusCode ?? 0);
      drain(request, response);
    });
    request.end(body);
  });
}

/** Reads the end of a short answer, so that the receiver sees none broken off, and hangs up on a long one. */
function drain(request: ClientRequest, response: IncomingMessage): void {
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > WEBHOOKS.answerBytes) request.destroy();
  });
  response.on('error', () => undefined);
}
