import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryBody, PageStore, type PageStoreOptions } from './page-store';
import { type Renewal, Renewals } from './renewals';

let folder: string;
let database: { source: string; isDown: boolean; rows: Renewal[] };
let buildId: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-store-'));
  database = { source: 'one', isDown: false, rows: [] };
  buildId = 'build-1';
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server of its own on the shared folder and database. */
function openStore(options: Partial<PageStoreOptions> = {}): PageStore {
  const renewals = new Renewals(async (since) => {
    if (database.isDown) throw new Error('down');
    return { source: database.source, renewals: database.rows.filter(({ seq }) => seq > since) };
  });
  return new PageStore({ folder, renewals, buildId: () => buildId, ...options });
}

/** As a saving service does: draws a number in the transaction. */
function bump(tag: string): Renewal[] {
  const renewal = { tag, seq: (database.rows.at(-1)?.seq ?? 0) + 1 };
  database.rows = [...database.rows.filter((row) => row.tag !== tag), renewal];
  return [renewal];
}

async function putPage(store: PageStore, key: string, body: string, tags = [`page:${key}`]): Promise<void> {
  await store.renewals.look();
  store.beginRender(key);
  await store.put(key, { kind: 'page', headers: { x: 'y' }, body }, { status: 200, tags });
}

async function shown(store: PageStore, key: string): Promise<string> {
  const found = await store.lookup(key, 0);
  return found.state === 'missing' ? 'missing' : `${found.state}: ${await entryBody(found.entry)}`;
}

async function filesOf(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => each.name);
}

describe('PageStore (docs/reference/performance.md#finished-pages)', () => {
  it('has nothing for a key that was never put', async () => {
    expect(await shown(openStore(), 'en/about')).toBe('missing');
  });

  it('gives back what was put, ready in memory', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    expect(await shown(store, 'en/about')).toBe('fresh: About');
    expect(store.peekFresh('en/about')?.headers).toEqual({ x: 'y' });
  });

  it('finds it after a restart, fresh once the database has been asked', async () => {
    await putPage(openStore(), 'en/about', 'About');
    const restarted = openStore();
    expect(restarted.peekFresh('en/about')).toBeNull();
    expect(await shown(restarted, 'en/about')).toBe('fresh: About');
  });

  it('is stale at once after a save here, and after the next look on another server', async () => {
    const [here, there] = [openStore(), openStore()];
    await putPage(here, 'en/about', 'About');
    await shown(there, 'en/about');
    await here.renew(bump('page:en/about'));
    expect(here.peekFresh('en/about')).toBeNull();
    expect(await shown(here, 'en/about')).toBe('stale: About');
    expect(there.peekFresh('en/about')).not.toBeNull();
    expect(await shown(there, 'en/about')).toBe('stale: About');
    await putPage(here, 'en/about', 'About, again');
    expect(await shown(here, 'en/about')).toBe('fresh: About, again');
  });

  it('is not touched by a save of something else', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    await store.renew(bump('page:en/works'));
    expect(await shown(store, 'en/about')).toBe('fresh: About');
  });

  it('is stale when it was renewed while it rendered', async () => {
    const store = openStore();
    await store.renewals.look();
    store.beginRender('en/about');
    await store.renew(bump('page:en/about'));
    await store.put(
      'en/about',
      { kind: 'page', headers: {}, body: 'Old' },
      { status: 200, tags: ['page:en/about'] },
    );
    expect(store.peekFresh('en/about')).toBeNull();
    expect(await shown(store, 'en/about')).toBe('stale: Old');
  });

  it('counts from the first of several renders at a time', async () => {
    const store = openStore();
    await store.renewals.look();
    store.beginRender('en/about');
    await store.renew(bump('page:en/about'));
    store.beginRender('en/about');
    await store.put(
      'en/about',
      { kind: 'page', headers: {}, body: 'Old' },
      { status: 200, tags: ['page:en/about'] },
    );
    expect(await shown(store, 'en/about')).toBe('stale: Old');
  });

  it('does not let a slow old render take the place of a newer one', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'One');
    await store.renew(bump('page:en/about'));
    await putPage(store, 'en/about', 'Two');
    await store.put('en/about', { kind: 'page', headers: {}, body: 'Late' }, { status: 200, tags: [] });
    expect(await shown(store, 'en/about')).toBe('fresh: Two');
  });

  it('is stale for another build, and stays as its last good state', async () => {
    await putPage(openStore(), 'en/about', 'About');
    buildId = 'build-2';
    expect(await shown(openStore(), 'en/about')).toBe('stale: About');
  });

  it('is stale when another database stands in the place of the one it was rendered from', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    database = { source: 'two', isDown: false, rows: [] };
    expect(await shown(store, 'en/about')).toBe('stale: About');
  });

  it('is stale when the database has been put back to before it', async () => {
    const store = openStore();
    await store.renew(bump('page:en/works'));
    await putPage(store, 'en/about', 'About');
    database.rows = [];
    expect(await shown(openStore(), 'en/about')).toBe('stale: About');
  });

  it('serves what it knows to be the newest while the database is down', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    database.isDown = true;
    expect(await shown(store, 'en/about')).toBe('fresh: About');
  });

  it('gives the last good state while the database is down, after a save and after a restart', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    await store.renew(bump('page:en/about'));
    database.isDown = true;
    await store.renewals.look();
    expect(await shown(store, 'en/about')).toBe('last-good: About');
    expect(await shown(openStore(), 'en/about')).toBe('last-good: About');
    buildId = 'build-2';
    expect(await shown(openStore(), 'en/about')).toBe('last-good: About');
  });

  it('packs with Brotli what is asked for, once, and nothing that another page has taken the place of', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    const entry = await store.find('en/about');
    if (!entry) throw new Error('It is not there.');
    expect(entry).not.toHaveProperty('brotli');
    await store.packFurther(entry);
    const { brotli } = entry;
    expect(String(brotliDecompressSync(brotli ?? ''))).toBe('About');
    await store.packFurther(entry);
    expect(entry.brotli).toBe(brotli);

    await putPage(store, 'en/about', 'About us');
    const newer = await store.find('en/about');
    expect(newer).not.toHaveProperty('brotli');
    await putPage(store, 'en/about', 'About them');
    if (newer) await store.packFurther(newer);
    expect(newer).not.toHaveProperty('brotli');
  });

  it('forgets a page that is no more, in memory and on disk', async () => {
    const store = openStore();
    await putPage(store, 'en/about', 'About');
    await store.remove('en/about');
    expect(await shown(store, 'en/about')).toBe('missing');
    expect(await shown(openStore(), 'en/about')).toBe('missing');
    expect(await filesOf()).toEqual([]);
  });

  it('hands out what a page told while it rendered, once', () => {
    const store = openStore();
    store.describe('en/about', { status: 404, tags: [] });
    expect(store.takeNotes('en/about')).toEqual({ status: 404, tags: [] });
    expect(store.takeNotes('en/about')).toBeNull();
  });

  it('forgets the oldest notes of renders that never ended', () => {
    const store = openStore();
    for (let number = 0; number < 5000; number += 1) {
      store.describe(`en/${number}`, { status: 404, tags: [] });
      store.beginRender(`en/${number}`);
    }
    expect(store.takeNotes('en/0')).toBeNull();
    expect(store.takeNotes('en/4999')).not.toBeNull();
  });

  it('keeps memory within its bound, the least used first to go, and finds the rest on disk', async () => {
    const store = openStore({ maxMemory: 20_000 });
    for (let number = 0; number < 40; number += 1) {
      await putPage(store, `en/${number}`, `Page ${number}`);
      await store.find('en/0');
    }
    expect(store.peekFresh('en/0')).not.toBeNull();
    expect(store.peekFresh('en/1')).toBeNull();
    const kept = Array.from({ length: 40 }, (_, number) => store.peekFresh(`en/${number}`)).filter(Boolean);
    expect(kept.length).toBeLessThan(20);
    expect(await shown(store, 'en/1')).toBe('fresh: Page 1');
  });

  it('keeps the disk within its bound, what was rendered longest ago first to go', async () => {
    const store = openStore({ maxDisk: 1500 });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await putPage(store, `en/${name}`, name);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await store.sweep();
    const restarted = openStore();
    expect(await shown(restarted, 'en/a')).toBe('missing');
    expect(await shown(restarted, 'en/f')).toBe('fresh: f');
    expect(existsSync(folder)).toBe(true);
  });
});
