import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from '@/scripts/imports/project-files';
import { isLong } from '@/tests/setup/shares.mjs';
import { type Answer, httpRequest, NAVIGATION, SEGMENT_PREFETCH } from './support/http';
import { fetchRaw } from './support/raw-answer';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { visitedBeside } from './support/visitor-beside';

const MANY = isLong ? 1_000 : 300;
const AT_ONCE = 20;
/** Allows for busy machines; rendering as many pages one by one took minutes. */
const GENEROUS = { allMs: 60_000, waitMs: 5_000 };

/** A typeface is named by what it holds, and the icon may give way to one of the owner's; anything else may change as well. */
function cachingOf(file: string): string {
  if (file.endsWith('.woff2')) return 'public, max-age=31536000, immutable';
  return file === 'public/favicon.ico' ? 'public, max-age=0, must-revalidate' : 'public, max-age=0';
}

let site: SeededSite;
/** Two servers on one database. */
let a: SiteServer;
let b: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  a = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  b = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await a.stop();
  await b.stop();
  await site.drop();
});

const get = (target: string, headers: Record<string, string> = {}) =>
  httpRequest(a.origin, target, { headers });
const call = async (method: string, target: string, body?: unknown) => {
  const { status, json } = await callAs(site.cookie, a.origin, method, target, body);
  expect([target, status < 300]).toEqual([target, true]);
  return json;
};
const statuses = (target: string) =>
  Promise.all([a, b].map(async ({ origin }) => (await httpRequest(origin, target)).status));
const become = (target: string, wanted: number[]) =>
  expect.poll(() => statuses(target), { timeout: 10_000 }).toEqual(wanted);
const content = ({ status, headers: { date: _, ...headers }, body }: Answer) => ({ status, headers, body });

describe('what is not there (decision 39)', () => {
  it.each([
    [
      '',
      'Page not found',
      ['/nope', '/works/no/where', '/wp-login.php', '/.env', '/de/about', '/works/kind=nix'],
    ],
    ['/ru', 'Страница не найдена', ['/nope', '/a%2Fb', '/works/no_where', '/about/photos/kind=nix']],
    ['/uk', 'Сторінку не знайдено', ['/nope', '/__proto__', `/${'a'.repeat(300)}`, '/_preview/nobody/else']],
  ])('has one answer below %s/, byte for byte', async (prefix, title, paths) => {
    const answers: Answer[] = [];
    for (const path of paths) answers.push(await get(prefix + path));
    const [first, ...others] = answers.map(content);
    expect(first).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect(first?.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    for (const other of others) expect({ ...other, headers: first?.headers }).toEqual(first);
    const packed = { headers: { 'accept-encoding': 'gzip' } };
    const [one, two] = [
      await fetchRaw(a.origin, `${prefix}/one`, packed),
      await fetchRaw(a.origin, `${prefix}/two`, packed),
    ];
    expect([one.status, one.body.length > 0, one.body.equals(two.body)]).toEqual([404, true, true]);
  });

  it('says so to client navigation, whose router then asks for the document', async () => {
    for (const headers of [NAVIGATION, SEGMENT_PREFETCH]) {
      const { status, headers: reported, body } = await get('/nope?_rsc=1', headers);
      expect([status, reported['cache-control'], body]).toEqual([404, 'no-store', '']);
    }
    const knownTag = { 'if-none-match': String((await get('/nope')).headers.etag) };
    expect((await get('/nope', knownTag)).status).toBe(404);
    const head = await httpRequest(a.origin, '/nope', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([404, '']);
  });

  it.each(projectFiles('public'))('gives %s as it is, at its fixed address', async (file) => {
    const { status, body, headers } = await fetchRaw(a.origin, file.slice('public'.length));
    expect([status, body.equals(readFileSync(file))]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe(cachingOf(file));
  });

  it('leaves to others what is no page', async () => {
    for (const target of ['/robots.txt', '/sitemap.xml', '/works/feed.atom'])
      expect([target, (await get(target)).status]).toEqual([target, 200]);
    for (const target of [
      '/builds/latest.json',
      '/ru/_payload.json',
      '/about/_share.jpg',
      '/ru/master',
      '/api/health',
    ])
      expect([target, (await get(target)).status]).toEqual([target, 200]);
    const { status, headers } = await get('/ABOUT');
    expect([status, headers.location]).toEqual([308, '/about']);
  });
});

describe('what is there now, and was not a moment ago', () => {
  const meta = { title: 'A room', description: '', keywords: [] };

  it('is found by the next visitor of each server, and is not once it is hidden, moved or deleted', async () => {
    const path = '/exhibitions/sudden';
    expect(await statuses(path)).toEqual([404, 404]);
    const { id } = await call('POST', '/api/pages', { path, locale: 'en', meta, isDraft: true });
    expect(await statuses(path)).toEqual([404, 404]);
    await call('POST', `/api/pages/${id}/publish`, { locale: 'en' });
    expect(await statuses(path)).toEqual([200, 200]);
    expect(await statuses(`/ru${path}`)).toEqual([200, 200]);
    await call('PATCH', `/api/pages/${id}`, { path: `${path}-moved` });
    expect(await statuses(`${path}-moved`)).toEqual([200, 200]);
    await become(path, [308, 308]);
    await call('POST', `/api/pages/${id}/unpublish`, { locale: 'en' });
    await become(path, [404, 404]);
    await become(`${path}-moved`, [404, 404]);
    await call('POST', `/api/pages/${id}/publish`, { locale: 'en' });
    expect(await statuses(`/ru${path}-moved`)).toEqual([200, 200]);
    await call('DELETE', `/api/pages/${id}`);
    await become(`/ru${path}-moved`, [404, 404]);
  });

  it('appears in the 404 at once: menus and texts', async () => {
    expect((await get('/ru/nope')).body).not.toContain('/ru/new-hall');
    await call('POST', '/api/pages', { path: '/new-hall', locale: 'en', meta, isDraft: false });
    expect((await get('/ru/nope')).body).toContain('/ru/new-hall');
    const where = { language: { code: 'ru' }, namespace: 'errors', key: 'notFoundTitle' };
    const { id } = await site.db.translation.findFirstOrThrow({ where });
    const value = 'Ничего нет';
    await call('PATCH', `/api/translations/${id}`, { value });
    expect((await get('/ru/nope')).body).toMatch(new RegExp(`<h1[^>]*>${value}</h1>`));
    expect((await get('/nope')).body).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  });
});

describe('many who ask for what is not there', () => {
  /** Asks for many addresses over a few lines; gives how long it took. */
  async function askFor(targets: readonly string[], status: number): Promise<number> {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const begun = performance.now();
    const answers = await Promise.all(targets.map((target) => httpRequest(a.origin, target, { agent })));
    const ms = performance.now() - begun;
    agent.destroy();
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    return ms;
  }

  it('keep no visitor waiting', async () => {
    const forms = [
      (at: number) => `/none-${at}`,
      (at: number) => `/ru/x/${at}.php`,
      (at: number) => `/works/kind=${at}`,
    ];
    const targets = Array.from({ length: MANY }, (_, at) => forms[at % forms.length]?.(at) ?? '/');
    await get('/');
    let ms = 0;
    const visit = await visitedBeside(a.origin, async () => {
      ms = await askFor(targets, 404);
    });
    const reported = `${MANY} in ${Math.round(ms)} ms, worst wait of ${visit.waits.length} visits ${Math.round(visit.worstMs)} ms`;
    process.stdout.write(`what is not there: ${reported}\n`);
    expect([visit.faults, visit.waits.length > 0]).toEqual([[], true]);
    expect(ms).toBeLessThan(GENEROUS.allMs);
    expect(visit.worstMs).toBeLessThan(GENEROUS.waitMs);
  });

  it('are answered about as fast as visitors of what is there', async () => {
    const each = (make: (at: number) => string) => Array.from({ length: MANY }, (_, at) => make(at));
    const perSecond: Record<string, number> = {};
    for (const [name, targets, status] of [
      ['a page that is kept', each(() => '/works'), 200],
      ['no page', each((at) => `/nothing-${at}`), 404],
      ['no filter', each((at) => `/works/kind=nothing-${at}`), 404],
    ] as const)
      perSecond[name] = Math.round((1000 * MANY) / (await askFor(targets, status)));
    process.stdout.write(`answers a second: ${JSON.stringify(perSecond)}\n`);
    for (const name of ['no page', 'no filter'])
      expect(perSecond[name]).toBeGreaterThan((perSecond['a page that is kept'] ?? 0) / 20);
  });
});
