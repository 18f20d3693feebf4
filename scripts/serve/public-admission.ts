import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DeviceSite, readDevice } from '@/lib/server/gateway/device';
import { shortAddress } from '@/lib/server/gateway/networks';
import { type PublicCall, publicCallOf } from '@/lib/server/gateway/public-calls';
import { type Caller, ConcurrencyLimiter, type Leave } from './concurrency-limiter';
import { receiveBody } from './receive-body';
import { unavailablePage } from './unavailable-page';

/** Limits for bodies that are being received: each costs a connection and memory. */
const COMING_IN = {
  ...{ atOnce: 256, perNetwork: 64, forDevices: 16, perAccount: 8 },
  ...{ waiting: 0, waitMs: 0 },
};
/** Limits for sign-ins that are checked at the same time, so that guessing is slow. */
const SIGN_IN = {
  ...{ atOnce: 4, perNetwork: 2, forDevices: 4, perAccount: 2 },
  ...{ waiting: 256, waitMs: 400 },
};
/** Limits for searches, of which each draws a page: not so many that the pages of other visitors wait behind them. */
const SEARCH = {
  ...{ atOnce: 4, perNetwork: 2, forDevices: 2, perAccount: 2 },
  ...{ waiting: 64, waitMs: 4_000 },
};
/** Limits for all other calls that need no session: their bodies are parsed and looked up. */
const OTHER = {
  ...{ atOnce: 8, perNetwork: 4, forDevices: 4, perAccount: 2 },
  ...{ waiting: 256, waitMs: 1_000 },
};
const RETRY_AFTER_SECONDS = 1;
/** Longer than any work of these calls lasts: nothing that goes wrong in it takes a place away for ever. */
const MAX_DELAY_MS = 15_000;

/** In the words of the application, which costs nearly as much to ask as to let do the work. */
const REFUSALS = {
  rate_limited: [429, 'Too many requests', 'Too many people are signing in. Please try again in a moment.'],
  unavailable: [503, 'Unavailable', 'The site is busy. Please try again in a moment.'],
  request_timeout: [408, 'Request timeout', 'The body did not come in time.'],
} as const;

type Refusal = keyof typeof REFUSALS;

interface AdmissionSite {
  /** Null where the site has no secret yet: no device is known then. */
  devices: DeviceSite | null;
  /** Sent with each answer. */
  headers: Record<string, string>;
  /** Called for each request that is refused for lack of a place. */
  onFull(kind: PublicCall['kind']): void;
}

/**
 * Limits how many public calls and searches are processed at once. The body is read before its call takes a place,
 * so that slow senders hold none. No network can take all places, and devices that have signed in before have
 * places of their own.
 */
export class PublicAdmission {
  private readonly comingIn = new ConcurrencyLimiter(COMING_IN);
  private readonly limiters = {
    'sign-in': new ConcurrencyLimiter(SIGN_IN),
    search: new ConcurrencyLimiter(SEARCH),
    other: new ConcurrencyLimiter(OTHER),
  };

  constructor(private readonly site: AdmissionSite) {}

  /**
   * Answers a request, once its body has been read, as soon as there is a place, or refuses it. A place stays
   * taken until the work is done, even if the client disconnects.
   */
  async admit(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    work: (request: IncomingMessage) => Promise<void>,
  ): Promise<void> {
    const call = publicCallOf(request.method, pathname);
    if (!call) return work(request);
    const caller = this.callerOf(request);
    const received = await this.receive(call, caller, request);
    if (received === 'gone') return;
    if (typeof received === 'string') return this.refuse(call, received, request, response);
    const leave = await this.limiters[call.kind].enter(caller);
    if (!leave) return this.refuse(call, this.full(call.kind), request, response);
    const timer = setTimeout(leave, MAX_DELAY_MS);
    try {
      leaveWhenAnswered(response, leave);
      if (!response.closed) await work(received);
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  private callerOf({ headers }: IncomingMessage): Caller {
    const device = this.site.devices && readDevice(headers.cookie, this.site.devices);
    const network = shortAddress(String(headers['x-forwarded-for'] ?? ''));
    return { network, account: device?.userId ?? null };
  }

  private async receive(
    { kind, bodyBytes, patienceMs }: PublicCall,
    caller: Caller,
    request: IncomingMessage,
  ): Promise<IncomingMessage | Refusal | 'gone'> {
    const leave = await this.comingIn.enter(caller);
    if (!leave) return this.full(kind);
    const received = await receiveBody(request, bodyBytes, patienceMs);
    leave();
    return received === 'late' ? 'request_timeout' : received;
  }

  private full(kind: PublicCall['kind']): Refusal {
    this.site.onFull(kind);
    return kind === 'sign-in' ? 'rate_limited' : 'unavailable';
  }

  private refuse(
    { kind, failureNote }: PublicCall,
    refusal: Refusal,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const page = failureNote && formPage(request);
    if (page) {
      response.writeHead(303, {
        ...this.site.headers,
        location: `${page}#${failureNote}`,
        'cache-control': 'no-store',
      });
      response.end();
      request.resume();
      return;
    }
    if (kind === 'search') {
      refuseSearch(request, response, this.site.headers);
      return;
    }
    const [status, title, detail] = REFUSALS[refusal];
    const requestId = randomUUID();
    const isBusy = status === 429 || status === 503;
    response.writeHead(status, {
      ...this.site.headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(isBusy && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
      ...(refusal === 'request_timeout' && { connection: 'close' }),
    });
    const type = `urn:atelier:problem:${refusal}`;
    response.end(JSON.stringify({ type, title, status, detail, code: refusal, requestId }));
    // The body is discarded, so that the connection can be used again.
    request.resume();
  }
}

/** A visitor gets a page that says to try again. */
function refuseSearch(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const page = unavailablePage(url);
  response.writeHead(503, {
    ...headers,
    ...page.headers,
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
  });
  response.end(method === 'HEAD' ? undefined : page.html);
}

/** The path of the page that a form was sent from; null if it is unknown, or the request is no form. */
function formPage({ headers }: IncomingMessage): string | null {
  const { 'content-type': type = '', referer = '' } = headers;
  if (!type.startsWith('application/x-www-form-urlencoded') || !URL.canParse(referer)) return null;
  const { pathname } = new URL(referer);
  return /^\/(?!\/)/.test(pathname) ? pathname : null;
}

/** With the last word of the answer, whether or not anybody takes it off the connection. */
function leaveWhenAnswered(response: ServerResponse, leave: Leave): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  Object.assign(response, {
    end(...args: unknown[]) {
      leave();
      return end(...args);
    },
  });
}
