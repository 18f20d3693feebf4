import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EntryFiles } from '@/lib/server/page-store/entry-files';
import { pageKey } from '@/lib/server/page-store/page-key';
import { entryBody } from '@/lib/server/page-store/page-store';
import { unavailablePage } from '@/scripts/serve/unavailable-page';
import { DatabaseSwitch } from './support/database-switch';
import { httpRequest, NAVIGATION, navigate, SEGMENT_PREFETCH } from './support/http';
import { rebuilt } from './support/rebuilt';
import { makePage, readByPath, type SeededSite, save, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

const LOCALES = ['en', 'ru', 'uk'];
/** Made after the build, in English alone: other languages fall back on it. */
const MADE = '/works/made-later';
const EDITED = '/about';
/** Nobody has edited it, and the build renders no page at all. */
const UNTOUCHED = '/works/digital-art/nft/seed-vault';
const NEVER_VISITED = ['/contact', '/exhibitions', '/about/quotes'];

let site: SeededSite;
let database: DatabaseSwitch;
let dataDir: string;
let server: SiteServer;
let other: Awaited<ReturnType<typeof rebuilt>> | undefined;

const addressOf = (at: string, locale: string) => (locale === 'en' ? at : `/${locale}${at}`);

/** The present content of each page; for the untouched one only the status. */
const shown: Record<string, string> = {};

async function edit(at: string, text: string, locales = LOCALES): Promise<void> {
  for (const locale of locales) {
    const answer = await save(server.origin, site.cookie, { path: at, locale, text: `${text}-${locale}` });
    expect(answer.status).toBe(200);
  }
}

/** The stored file of the edited page. */
async function storedText(locale: string): Promise<string> {
  const entry = await new EntryFiles(join(dataDir, 'pages')).read(pageKey(locale, EDITED));
  return entry ? String(await entryBody(entry)) : '';
}

/** Expects every page, in every language and form, to answer 200 with its last content; returns the slowest time. */
async function expectAllUp(): Promise<number> {
  let slowest = 0;
  for (const at of [MADE, EDITED, UNTOUCHED]) {
    for (const locale of LOCALES) {
      const target = addressOf(at, locale);
      const html = await httpRequest(server.origin, target);
      const rsc = await navigate(server.origin, target, NAVIGATION);
      const segment = await navigate(server.origin, target, SEGMENT_PREFETCH);
      const statuses = [html.status, rsc.status, segment.status];
      expect(statuses, `${target}\n${server.output().slice(-2000)}`).toEqual([200, 200, 200]);
      expect(html.body).toContain(`<html lang="${locale}"`);
      const marker = shown[`${at} ${locale}`] ?? '';
      expect(html.body).toContain(marker);
      expect(rsc.body).toContain(marker);
      expect([rsc.headers['content-type'], segment.headers['content-type']]).toEqual([
        'text/x-component',
        'text/x-component',
      ]);
      expect(segment.headers['x-nextjs-postponed']).toBe('2');
      slowest = Math.max(slowest, html.ms, rsc.ms, segment.ms);
    }
  }
  return slowest;
}

async function expectApiDown(): Promise<number> {
  const reads = await Promise.all([
    readByPath(server.origin, EDITED, 'en'),
    save(server.origin, site.cookie, { path: EDITED, locale: 'en', text: 'lost' }),
  ]);
  for (const answer of reads) {
    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'application/problem+json']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable', status: 503 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.ms).toBeLessThan(4000);
  }
  expect((await httpRequest(server.origin, '/api/health?live')).status).toBe(200);
  expect((await httpRequest(server.origin, '/api/health')).status).toBe(503);
  return Math.max(...reads.map(({ ms }) => ms));
}

async function expectNeverVisitedExplained(): Promise<void> {
  const requested = LOCALES.flatMap((locale) =>
    [...NEVER_VISITED, '/master', '/nope', '/nope.txt'].map(async (at) => {
      const target = addressOf(at, locale);
      const answer = await httpRequest(server.origin, target);
      expect([at, answer.status, answer.headers['cache-control']]).toEqual([at, 503, 'no-store']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body).toContain(`<html lang="${locale}">`);
      expect(answer.body).toBe(unavailablePage(target).html);
    }),
  );
  await Promise.all(requested);
  const secret = await httpRequest(server.origin, '/_preview/of-somebody');
  expect([secret.status, secret.headers['cache-control'], secret.headers['referrer-policy']]).toEqual([
    503,
    'private, no-store',
    'no-referrer',
  ]);
}

async function until(isTrue: () => Promise<boolean>, withinMs: number): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Not within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** By itself, without a restart. */
async function expectBack(): Promise<void> {
  await until(async () => (await readByPath(server.origin, EDITED, 'en')).status === 200, 5000);
  await until(
    async () => (await httpRequest(server.origin, EDITED)).body.includes(shown['saved last'] ?? ''),
    5000,
  );
}

beforeAll(async () => {
  site = await seededSite();
  database = await DatabaseSwitch.open(site.url);
  dataDir = await site.newDataDir();
  server = await startServer({ databaseUrl: database.url, dataDir });
  await httpRequest(server.origin, EDITED);
  await makePage(
    site.db,
    MADE,
    'en',
    { title: 'Made later', description: '', keywords: [] },
    'made-after-the-build',
  );
  await edit(EDITED, 'edited');
  for (const locale of LOCALES) {
    shown[`${MADE} ${locale}`] = 'made-after-the-build';
    shown[`${EDITED} ${locale}`] = `edited-${locale}`;
  }
  await expectAllUp();
});
afterAll(async () => {
  await server?.stop();
  await database?.stop();
  await other?.remove();
  await site?.drop();
});

describe('without a database (docs/reference/performance.md#finished-pages; security O-1, O-2)', () => {
  it('a stopped one: every page that was ever served is there, the API says 503', async () => {
    await database.set('refuse');
    const slowest = await expectAllUp();
    const api = await expectApiDown();
    await expectNeverVisitedExplained();
    process.stdout.write(`stopped: pages ≤ ${Math.round(slowest)} ms, API ≤ ${Math.round(api)} ms\n`);
  });

  it('then one that accepts and never answers', async () => {
    await database.set('silent');
    const slowest = await expectAllUp();
    const api = await expectApiDown();
    await expectNeverVisitedExplained();
    process.stdout.write(`silent: pages ≤ ${Math.round(slowest)} ms, API ≤ ${Math.round(api)} ms\n`);
    expect(slowest).toBeLessThan(4000);
  });

  it('then back: everything works again by itself', async () => {
    await database.set('pass');
    shown['saved last'] = 'edited-en';
    await expectBack();
    await expectAllUp();
    expect((await httpRequest(server.origin, NEVER_VISITED[0] ?? '')).status).toBe(200);
    NEVER_VISITED.shift();
  });

  it.each(['refuse', 'silent'] as const)('after a save that nobody has looked at yet: %s', async (mode) => {
    await edit(EDITED, `unseen-${mode}`);
    for (const locale of LOCALES) {
      const text = `unseen-${mode}-${locale}`;
      shown[`${EDITED} ${locale}`] = text;
      // The server renders stale pages by itself, without a request.
      await expect.poll(() => storedText(locale), { timeout: 10_000 }).toContain(text);
    }
    await database.set(mode);
    const slowest = await expectAllUp();
    await expectApiDown();
    process.stdout.write(`after a save, ${mode}: pages ≤ ${Math.round(slowest)} ms\n`);
    expect(slowest).toBeLessThan(3000);
    await database.set('pass');
    shown['saved last'] = `unseen-${mode}-en`;
    await expectBack();
    await expectAllUp();
  });

  it.each(['refuse', 'silent'] as const)('after a restart in the middle of it: %s', async (mode) => {
    await edit(EDITED, `before-restart-${mode}`);
    for (const locale of LOCALES) shown[`${EDITED} ${locale}`] = `before-restart-${mode}-${locale}`;
    await expectAllUp();
    await database.set(mode);
    await server.kill();
    server = await startServer({ databaseUrl: database.url, dataDir });
    const slowest = await expectAllUp();
    await expectApiDown();
    process.stdout.write(`after a restart, ${mode}: pages ≤ ${Math.round(slowest)} ms\n`);
    await database.set('pass');
    shown['saved last'] = `before-restart-${mode}-en`;
    await expectBack();
    await expectAllUp();
  });

  it('after a new build, and with its scripts and styles', async () => {
    const before = await httpRequest(server.origin, EDITED);
    await database.set('refuse');
    await server.stop();
    other = await rebuilt();
    server = await startServer({ databaseUrl: database.url, dataDir, folder: other.folder });
    // While the database is away little patience is left for code that is loaded for the first time.
    const latest = async () => (await httpRequest(server.origin, '/builds/latest.json')).body;
    await until(async () => (await latest()).includes('another-build-0123456'), 10_000);
    await expectAllUp();
    const last = await httpRequest(server.origin, EDITED);
    expect(last.body).toBe(before.body);
    for (const [, address = ''] of last.body.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)) {
      expect([address, (await httpRequest(server.origin, address)).status]).toEqual([address, 200]);
    }
    await expectApiDown();
    await database.set('pass');
    shown['saved last'] = shown[`${EDITED} en`] ?? '';
    await expectBack();
    await until(async () => (await httpRequest(server.origin, EDITED)).body !== before.body, 5000);
    await expectAllUp();
  });
});
