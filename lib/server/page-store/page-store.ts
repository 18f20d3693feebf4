import 'server-only';

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip, constants as zlib } from 'node:zlib';
import { type Entry, type EntryHead, entryWeight } from './entry';
import { EntryFiles } from './entry-files';
import type { Renewal, Renewals } from './renewals';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const brotliAsync = promisify(brotliCompress);

/** What a render reports of its page. */
export interface RenderNotes {
  /** 200 for a page, 404 for none, 308 for one that moved. Only a 200 is kept, and the one 404 of each language. */
  status: number;
  /** Everything the render read; see `lib/server/tags/bump-tags`. */
  tags: string[];
  /** Beside those that every answer has. */
  headers?: Record<string, string>;
  /** A private link: not cached, not indexed, and without a referrer. */
  isPrivate?: true;
  /** The finished 404 of its language: answered wherever no page stands. */
  isForMissing?: true;
  /** Only for pages: the last path segments that visitors may filter by. */
  filters?: string[];
}

export interface Rendered {
  kind: EntryHead['kind'];
  headers: Record<string, string>;
  body: string | Buffer;
  rsc?: Buffer;
  segments?: Map<string, Buffer>;
}

export interface PageStoreOptions {
  folder: string;
  renewals: Renewals;
  buildId: () => string;
  /** Bytes kept in memory. */
  maxMemory?: number;
  /** Bytes kept on disk. */
  maxDisk?: number;
}

/** The result of a lookup. */
export type Lookup =
  /** The entry is up to date. */
  | { state: 'fresh'; entry: Entry }
  /** Something newer may exist: render, and fall back on `entry` when that fails. */
  | { state: 'stale'; entry: Entry }
  /** Something newer may exist, but the database does not answer: this is the last good state. */
  | { state: 'last-good'; entry: Entry }
  | { state: 'missing' };

/** The state of renewals when a render began. */
interface Moment {
  seq: number;
  source: string;
}

const MEGABYTE = 1024 * 1024;
/** Renders that failed leave their note behind; more than these are forgotten, oldest first. */
const MAX_OPEN_NOTES = 1000;

/**
 * The one place where finished pages live: static, renewed at once, alive without the database. Keys are normalised
 * path and language (`page-key.ts`).
 */
export class PageStore {
  private readonly memory = new Map<string, Entry>();
  private weight = 0;
  private readonly notes = new Map<string, RenderNotes>();
  private readonly begun = new Map<string, Moment>();
  private readonly reading = new Map<string, Promise<Entry | null>>();
  /** Entries that have been packed with Brotli, or are being. */
  private readonly packing = new WeakSet<Entry>();
  private readonly files: EntryFiles;
  readonly renewals: Renewals;

  constructor(private readonly options: PageStoreOptions) {
    this.files = new EntryFiles(options.folder);
    this.renewals = options.renewals;
  }

  /** The entry in memory when it is fresh: the quick way, without waiting for anything. */
  peekFresh(key: string): Entry | null {
    const entry = this.memory.get(key);
    return entry && this.isFresh(entry) ? entry : null;
  }

  /**
   * Looks a key up in memory and on disk; reads the shared renewals first if they were last read longer than
   * `maxAge` ago.
   */
  async lookup(key: string, maxAge: number): Promise<Lookup> {
    await this.renewals.lookIfOlder(maxAge);
    const entry = await this.find(key);
    if (!entry) return { state: 'missing' };
    if (this.isFresh(entry)) return { state: 'fresh', entry };
    return { state: this.renewals.isDatabaseUp ? 'stale' : 'last-good', entry };
  }

  /** The last good state, however old: for when rendering failed. */
  async find(key: string): Promise<Entry | null> {
    const known = this.memory.get(key);
    if (known) {
      // Most recently used last: the first of the map is the first to go.
      this.memory.delete(key);
      this.memory.set(key, known);
      return known;
    }
    let reading = this.reading.get(key);
    if (!reading) {
      reading = this.files.read(key).finally(() => this.reading.delete(key));
      this.reading.set(key, reading);
    }
    const entry = await reading;
    if (entry && !this.memory.has(key)) this.hold(entry);
    return this.memory.get(key) ?? entry;
  }

  /** Notes the state before a render: any renewal after it makes the result stale. */
  beginRender(key: string): void {
    // Where several renders run at once, the first counts: its result may be the one that is stored.
    if (this.begun.has(key)) return;
    forgetOldest(this.begun, MAX_OPEN_NOTES);
    this.begun.set(key, { seq: this.renewals.seq, source: this.renewals.source });
  }

  /** Called by the page while it renders. */
  describe(key: string, notes: RenderNotes): void {
    if (!this.notes.has(key)) forgetOldest(this.notes, MAX_OPEN_NOTES);
    this.notes.set(key, notes);
  }

  /** Returns what a render reported, and forgets it. */
  takeNotes(key: string): RenderNotes | null {
    const notes = this.notes.get(key) ?? null;
    this.notes.delete(key);
    return notes;
  }

  /** Keeps a finished render on disk and in memory. Rejects when it cannot be written: the answer is good all the same. */
  async put(key: string, rendered: Rendered, notes: RenderNotes): Promise<void> {
    const { seq, source } = this.begun.get(key) ?? { seq: 0, source: '' };
    this.begun.delete(key);
    const body = typeof rendered.body === 'string' ? Buffer.from(rendered.body) : rendered.body;
    const entry: Entry = {
      key,
      kind: rendered.kind,
      buildId: this.options.buildId(),
      source,
      seq,
      tags: notes.tags,
      ...(notes.filters && { filters: notes.filters }),
      status: notes.status,
      headers: rendered.headers,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      renderedAt: Date.now(),
      gzip: await gzipAsync(body, { level: isWorthPacking(rendered.headers) ? 6 : 0 }),
      ...(rendered.rsc && { rsc: rendered.rsc }),
      ...(rendered.segments && { segments: rendered.segments }),
    };
    const newer = this.memory.get(key);
    if (newer && newer.buildId === entry.buildId && newer.seq > entry.seq) return;
    this.hold(entry);
    await this.files.write(entry);
  }

  /** Forgets a page that is no more: its last good state must not come back. */
  async remove(key: string): Promise<void> {
    this.begun.delete(key);
    const known = this.memory.get(key);
    if (known) this.drop(known);
    await this.files.remove(key);
  }

  /** Makes everything rendered from these tags stale, here at once and on other servers when they look next. */
  async renew(renewals: readonly Renewal[]): Promise<void> {
    this.renewals.note(renewals);
    await this.renewals.lookAfresh();
  }

  /** Keys in memory that are not fresh, most recently used first. */
  staleKeys(): string[] {
    return [...this.memory.values()]
      .filter((entry) => !this.isFresh(entry))
      .map(({ key }) => key)
      .reverse();
  }

  /**
   * Packs an entry with Brotli, once, for a client that takes it: a sixth smaller, but as slow to make as the page itself. So it
   * comes after the first answer, and never for pages that are rendered anew and that nobody asks for.
   */
  async packFurther(entry: Entry): Promise<void> {
    const isHeld = this.memory.get(entry.key) === entry;
    if (!isHeld || this.packing.has(entry) || !isWorthPacking(entry.headers)) return;
    this.packing.add(entry);
    const body = await entryBody(entry).catch(() => null);
    if (!body) return;
    const brotli = await brotliAsync(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 10, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    if (this.memory.get(entry.key) !== entry) return;
    this.weight += brotli.length;
    entry.brotli = brotli;
  }

  /** Keeps the disk within its bound and removes what killed writes left. */
  async sweep(): Promise<void> {
    await this.files.sweep(this.options.maxDisk ?? 2048 * MEGABYTE);
  }

  isFresh(entry: Entry): boolean {
    return (
      entry.buildId === this.options.buildId() &&
      this.renewals.isInformed &&
      entry.source === this.renewals.source &&
      // A number from the future: the database was put back to an earlier state.
      entry.seq <= this.renewals.seq &&
      !this.renewals.isStale(entry.tags, entry.seq)
    );
  }

  private hold(entry: Entry): void {
    const before = this.memory.get(entry.key);
    if (before) this.drop(before);
    this.memory.set(entry.key, entry);
    this.weight += entryWeight(entry);
    const bound = this.options.maxMemory ?? 96 * MEGABYTE;
    for (const oldest of this.memory.values()) {
      if (this.weight <= bound || oldest === entry) break;
      this.drop(oldest);
    }
  }

  private drop(entry: Entry): void {
    if (this.memory.delete(entry.key)) this.weight -= entryWeight(entry);
  }
}

/** The body as it was rendered, for clients without compression and for Next.js itself. */
export function entryBody(entry: Entry): Promise<Buffer> {
  return gunzipAsync(entry.gzip);
}

/** A picture is packed already: it is kept and sent as it is. */
export function isWorthPacking(headers: Readonly<Record<string, string>>): boolean {
  return !/^image\/(?!svg)/.test(headers['content-type'] ?? '');
}

function forgetOldest(map: Map<string, unknown>, max: number): void {
  if (map.size < max) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
