import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Entry } from '@/lib/server/page-store/entry';
import { candidateKeys } from '@/lib/server/page-store/page-key';
import { entryBody, type PageStore } from '@/lib/server/page-store/page-store';
import { holdAnswer } from './held-response';
import { unavailablePage } from './unavailable-page';

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The poller looks this often; a look that is this old is made again before an answer. */
export const LOOK_EVERY_MS = 400;
/** A page that is renewed while it renders is rendered again, but not for ever. */
const MAX_RENDERS = 3;
const RETRY_AFTER_SECONDS = 5;
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding';

/** Public pages out of the page store; Next.js renders what it does not have. */
export class PageAnswers {
  private readonly packed = { br: new WeakMap<Entry, string[]>(), gzip: new WeakMap<Entry, string[]>() };

  constructor(
    private readonly store: PageStore,
    private readonly render: Render,
    private readonly fixedHeaders: Record<string, string>,
  ) {}

  /** The quick way: a fresh page in memory, for a plain request. Gives whether it answered. */
  answerFromMemory(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlain(request)) return false;
    for (const key of candidateKeys(pathname)) {
      const entry = this.store.peekFresh(key);
      if (!entry) continue;
      this.send(entry, request, response);
      return true;
    }
    return false;
  }

  /** From the store, or rendered; the last good state when rendering fails; 503 when there is none. */
  async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const keys = candidateKeys(pathname);
    if (isPlain(request)) {
      for (const key of keys) {
        const found = await this.store.lookup(key, LOOK_EVERY_MS * 2);
        if (found.state === 'fresh' || found.state === 'last-good') {
          return this.send(found.entry, request, response);
        }
      }
    }
    for (let round = 1; ; round += 1) {
      const held = await holdAnswer(response, () => this.render(request, response)).catch(() => null);
      if (held && held.status < 500) {
        if (round < MAX_RENDERS && (await this.wasOvertaken(keys))) {
          held.discard();
          continue;
        }
        return held.release();
      }
      held?.discard();
      return this.answerWithLastGood(keys, pathname, request, response);
    }
  }

  private async wasOvertaken(keys: string[]): Promise<boolean> {
    for (const key of keys) {
      const entry = await this.store.find(key);
      if (entry) return this.store.renewals.isDatabaseUp && !this.store.isFresh(entry);
    }
    return false;
  }

  private async answerWithLastGood(
    keys: string[],
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    for (const key of keys) {
      const entry = await this.store.find(key);
      if (entry) return this.send(entry, request, response);
    }
    const page = unavailablePage(pathname);
    response.writeHead(503, {
      ...this.fixedHeaders,
      ...page.headers,
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(page.html)),
    });
    response.end(request.method === 'HEAD' ? undefined : page.html);
  }

  private send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
    const part = clientPart(entry, request);
    if (part) {
      const headers = {
        ...this.fixedHeaders,
        'content-type': 'text/x-component',
        'cache-control': 'no-store',
        vary: VARY,
      };
      response.writeHead(200, { ...headers, 'x-nextjs-prerender': '1', 'content-length': part.length });
      response.end(part);
      return;
    }
    const accepts = request.headers['accept-encoding'] ?? '';
    const form = entry.brotli && accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : null;
    if (matches(request.headers['if-none-match'], entry.etag)) {
      response.writeHead(304, this.headersOf(entry));
      response.end();
    } else if (form === null) {
      void this.sendUnpacked(entry, request, response);
    } else {
      response.writeHead(entry.status, this.packedHeaders(entry, form));
      response.end(request.method === 'HEAD' ? undefined : form === 'br' ? entry.brotli : entry.gzip);
    }
  }

  private headersOf(entry: Entry): Record<string, string> {
    const type = entry.kind === 'page' ? 'text/html; charset=utf-8' : 'application/json';
    return { ...this.fixedHeaders, 'content-type': type, ...entry.headers, etag: entry.etag, vary: VARY };
  }

  /** Put together once for each entry: most of a warm answer's time would go into it. */
  private packedHeaders(entry: Entry, form: 'br' | 'gzip'): string[] {
    const made = this.packed[form].get(entry);
    if (made) return made;
    const body = form === 'br' ? entry.brotli : entry.gzip;
    const headers = {
      ...this.headersOf(entry),
      'content-encoding': form,
      'content-length': String(body?.length ?? 0),
    };
    const flat = Object.entries(headers).flat();
    this.packed[form].set(entry, flat);
    return flat;
  }

  private async sendUnpacked(
    entry: Entry,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await entryBody(entry);
    response.writeHead(entry.status, { ...this.headersOf(entry), 'content-length': String(body.length) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** A request for the page itself, rather than for what client navigation wants of it. */
function isPlain({ headers }: IncomingMessage): boolean {
  return headers.rsc === undefined && headers['next-router-prefetch'] === undefined;
}

/** What client navigation asked for, when it did. */
function clientPart(entry: Entry, { headers }: IncomingMessage): Buffer | null {
  if (headers.rsc === undefined) return null;
  const segment = headers['next-router-segment-prefetch'];
  return (typeof segment === 'string' ? entry.segments?.get(segment) : undefined) ?? entry.rsc ?? null;
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
}
