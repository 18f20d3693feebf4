import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Passwords that are looked at side by side; each costs a processor some thirty milliseconds. */
const AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 1;
/** How long a refusal is held back: whoever guesses in a circle goes round it slowly. */
const HELD_MS = 400;
/** Refusals that are held back at once; any more are answered without delay. */
const HELD_AT_ONCE = 256;
const PROVES_WHO = /^\/api\/auth\/(?:callback\/|owner-link$|password$)/;

const REFUSAL = {
  type: 'about:blank',
  title: 'Too Many Requests',
  status: 429,
  code: 'rate_limited',
  detail: 'Too many people are signing in. Please try again in a moment.',
};

/**
 * Lets few passwords be looked at at once and answers the others here (security A-2): a burst of guesses must not keep the
 * pages of visitors waiting behind it, and refusing inside the application costs nearly as much as letting in.
 */
export class SignInGate {
  private inside = 0;
  private held = 0;

  /** Whether the request was refused, and is answered. */
  refuses(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ): boolean {
    if (request.method !== 'POST' || !PROVES_WHO.test(pathname)) return false;
    if (this.inside < AT_ONCE) {
      this.inside += 1;
      response.once('close', () => {
        this.inside -= 1;
      });
      return false;
    }
    if (this.held >= HELD_AT_ONCE) answer(response, headers);
    else {
      this.held += 1;
      setTimeout(() => {
        this.held -= 1;
        answer(response, headers);
      }, HELD_MS);
    }
    // What was sent with it is read away, so that the connection can go on.
    request.resume();
    return true;
  }
}

function answer(response: ServerResponse, headers: Record<string, string>): void {
  const requestId = randomUUID();
  response.writeHead(429, {
    ...headers,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'x-request-id': requestId,
  });
  response.end(JSON.stringify({ ...REFUSAL, requestId }));
}
