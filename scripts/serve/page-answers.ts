import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isSearch } from '@/lib/server/gateway/public-calls';
import type { PageSource } from '@/lib/server/metrics/metrics';
import type { Entry } from '@/lib/server/page-store/entry';
import { isFirstLoad, partOf } from '@/lib/server/page-store/entry-part';
import type { MissingPages } from '@/lib/server/page-store/missing-pages';
import { addressOf, candidateKeys } from '@/lib/server/page-store/page-key';
import { entryBody, isWorthPacking, type PageStore } from '@/lib/server/page-store/page-store';
import { type BufferedAnswer, bufferAnswer, copyOf } from './buffered-answer';
import { acceptsEncoding, sendDressed } from './dress-answer';
import { dressSearch } from './dress-search';
import { type Encoding, isHeld, tagOf } from './entity-tag';
import { unavailablePage } from './unavailable-page';

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The poller looks this often; a look that is this old is made again before an answer. */
export const LOOK_EVERY_MS = 400;
/** A page that is renewed while it renders is rendered again, but not for ever. */
const MAX_RENDERS = 3;
const RETRY_AFTER_SECONDS = 5;
/** While the database is down only what needs none can still be answered, and that is quick. */
const PATIENCE_WHEN_DOWN_MS = 500;
const VARY =
  'rsc, x-first-load, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding';

interface Sources {
  store: PageStore;
  /** Tells which addresses have nothing to render. */
  missing: Pick<MissingPages, 'at'>;
  render: Render;
  /** Sent with each answer. */
  fixedHeaders: Record<string, string>;
  /** Hears of each page that is sent whole, or is still held, by its key. */
  onPage?: (key: string, request: IncomingMessage) => void;
  /** Hears of each answer, by where it came from. */
  onAnswer?: (source: PageSource) => void;
  /** Hears of each rendering, by whether it went well. */
  onRender?: (result: 'ok' | 'failed') => void;
}

/** An answer that need not be rendered, and why. */
interface Stored {
  entry: Entry;
  source: PageSource;
}

/** Serves public pages from the page store; Next.js renders the missing ones. */
export class PageAnswers {
  private readonly packed = { br: new WeakMap<Entry, string[]>(), gzip: new WeakMap<Entry, string[]>() };

  private readonly store: PageStore;
  private readonly fixedHeaders: Record<string, string>;

  constructor(private readonly sources: Sources) {
    this.store = sources.store;
    this.fixedHeaders = sources.fixedHeaders;
  }

  /** The quick way: a fresh page in memory, for a plain request. Gives whether it answered. */
  answerFromMemory(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlain(request)) return false;
    const entry = this.freshOf(candidateKeys(pathname));
    if (!entry) return false;
    this.sources.onAnswer?.('memory');
    this.send(entry, request, response);
    return true;
  }

  /** From the store, or rendered; the last good state if rendering fails; 503 if there is none. */
  async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const keys = candidateKeys(pathname);
    const stored =
      (isPlain(request) && (await this.storedOf(keys))) || (await this.missingAt(pathname, keys));
    if (stored) {
      this.sources.onAnswer?.(stored.source);
      return this.send(stored.entry, request, response);
    }
    const buffered = await this.renderFresh(keys, request);
    if (!buffered) return this.answerWithLastGood(keys, pathname, request, response);
    this.sources.onAnswer?.('render');
    const made = buffered.status === 200 && isPlain(request) ? this.freshOf(keys) : null;
    if (isSearch(pathname) && isPlain(request)) dressSearch(request, buffered);
    return made ? this.send(made, request, response) : sendDressed(buffered, request, response);
  }

  /** Renders until nothing has been renewed meanwhile, as often as that makes sense; null where rendering fails. */
  private async renderFresh(keys: string[], request: IncomingMessage): Promise<BufferedAnswer | null> {
    for (let round = 1; ; round += 1) {
      const buffered = await this.renderWhileUp(request);
      if (!buffered && round < MAX_RENDERS && (await this.isDatabaseThere())) continue;
      if (buffered && round < MAX_RENDERS && (await this.wasOvertaken(keys))) continue;
      return buffered;
    }
  }

  /** The page as it is stored: fresh, or its last good state where it cannot be rendered now. */
  private async storedOf(keys: string[]): Promise<Stored | null> {
    for (const key of keys) {
      const found = await this.store.lookup(key, LOOK_EVERY_MS * 2);
      if (found.state === 'fresh') return { entry: found.entry, source: 'store' };
      if (found.state === 'last-good') return { entry: found.entry, source: 'last_good' };
    }
    return null;
  }

  /** The 404 of an address with nothing to render; null if there may be something. */
  private async missingAt(pathname: string, keys: string[]): Promise<Stored | null> {
    const entry = this.freshOf(keys) ? null : await this.sources.missing.at(pathname);
    return entry && { entry, source: 'missing' };
  }

  /** Renders a page again without anybody waiting for it; gives whether it is fresh now. */
  async refresh(key: string): Promise<boolean> {
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = addressOf(key);
    request.headers = { host: 'localhost' };
    await this.renderWhileUp(request);
    return this.store.peekFresh(key) !== null;
  }

  /** Next.js's answer, uncompressed; null if it fails, or is about to because the database is down. */
  private async renderWhileUp(request: IncomingMessage): Promise<BufferedAnswer | null> {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const down = new Promise<null>((resolve) => {
      timer = setInterval(() => {
        const isLate = performance.now() - startedAt > PATIENCE_WHEN_DOWN_MS;
        if (isLate && !this.store.renewals.isDatabaseUp) resolve(null);
      }, PATIENCE_WHEN_DOWN_MS / 5);
    });
    return Promise.race([this.renderBuffered(request), down]).finally(() => clearInterval(timer));
  }

  /** Whether the database answers although a render failed: it may only have lost its connections then. */
  private async isDatabaseThere(): Promise<boolean> {
    const { renewals } = this.store;
    // Known to be away: no need to ask again.
    return !renewals.isDatabaseDown && renewals.lookAfresh();
  }

  private async renderBuffered(request: IncomingMessage): Promise<BufferedAnswer | null> {
    const copy = copyOf(request);
    const rendering = bufferAnswer(copy, (response) => {
      for (const [name, value] of Object.entries(this.fixedHeaders)) response.setHeader(name, value);
      return this.sources.render(copy, response);
    });
    const buffered = await rendering.catch(() => null);
    const isMade = buffered !== null && buffered.status < 500;
    this.sources.onRender?.(isMade ? 'ok' : 'failed');
    return isMade ? buffered : null;
  }

  private freshOf(keys: string[]): Entry | null {
    for (const key of keys) {
      const entry = this.store.peekFresh(key);
      if (entry) return entry;
    }
    return null;
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
      if (!entry) continue;
      this.sources.onAnswer?.('last_good');
      return this.send(entry, request, response);
    }
    this.sources.onAnswer?.('unavailable');
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
    if (!isPlain(request) || (isFirstLoad(request.headers) && entry.rsc)) {
      this.sendPart(entry, request, response);
      return;
    }
    if (entry.kind === 'page' && entry.status === 200) this.sources.onPage?.(entry.key, request);
    const form = this.packingOf(entry, request);
    if (entry.status === 200 && isHeld(request.headers['if-none-match'], tagOf(entry.etag, form))) {
      response.writeHead(304, this.headersOf(entry, form));
      response.end();
    } else if (form === null) {
      this.sendUnpacked(entry, request, response).catch(() => response.destroy());
    } else {
      response.writeHead(entry.status, this.packedHeaders(entry, form));
      response.end(request.method === 'HEAD' ? undefined : form === 'br' ? entry.brotli : entry.gzip);
    }
  }

  /** The smallest form of an entry that there is and that the client takes; null for the body as it is. */
  private packingOf(entry: Entry, request: IncomingMessage): Encoding {
    const takesBrotli = acceptsEncoding(request, 'br');
    if (takesBrotli && entry.brotli) return 'br';
    if (takesBrotli) void this.store.packFurther(entry);
    return acceptsEncoding(request, 'gzip') && isWorthPacking(entry.headers) ? 'gzip' : null;
  }

  /** The part of a page that client navigation requested, with the headers that its router needs. */
  private sendPart(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
    const segment = request.headers['next-router-segment-prefetch'];
    const part = partOf(entry, request.headers);
    const status = isFirstLoad(request.headers) ? 200 : entry.status;
    response.writeHead(status === 200 && !part ? 204 : status, {
      ...this.fixedHeaders,
      'content-type': 'text/x-component',
      'cache-control': 'no-store',
      vary: VARY,
      'x-nextjs-prerender': '1',
      // A header holds no letters of other scripts as they are.
      'x-nextjs-rewritten-path': encodeURI(`/${entry.key}`),
      ...(typeof segment === 'string' && { 'x-nextjs-postponed': '2' }),
      ...(part && { 'content-length': part.length }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  private headersOf(entry: Entry, form: Encoding): Record<string, string> {
    const type = entry.kind === 'page' ? 'text/html; charset=utf-8' : 'application/json';
    const etag = tagOf(entry.etag, form);
    return { ...this.fixedHeaders, 'content-type': type, ...entry.headers, etag, vary: VARY };
  }

  /** Put together once for each entry: most of a warm answer's time would go into it. */
  private packedHeaders(entry: Entry, form: 'br' | 'gzip'): string[] {
    const made = this.packed[form].get(entry);
    if (made) return made;
    const body = form === 'br' ? entry.brotli : entry.gzip;
    const headers = {
      ...this.headersOf(entry, form),
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
    response.writeHead(entry.status, {
      ...this.headersOf(entry, null),
      'content-length': String(body.length),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** A request for the page itself, rather than for what client navigation wants of it. */
function isPlain({ headers }: IncomingMessage): boolean {
  return headers.rsc === undefined && headers['next-router-prefetch'] === undefined;
}
