import { mkdir, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteVisitsAnswer } from '@/lib/contracts/site-visits';
import { isLong } from '@/tests/setup/shares.mjs';
import { visitStream } from '@/tests/setup/visit-stream';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PATH = '/api/site/visits';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let site: SeededSite;
let server: SiteServer;
let dataDir: string;

async function start() {
  const env = { TRUSTED_PROXY: '127.0.0.1' };
  server = await startServer({ databaseUrl: site.url, dataDir, env });
}

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
  await start();
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const look = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  httpRequest(server.origin, target, { method, agent, headers: { 'user-agent': FIREFOX, ...headers } });

async function visits(query = ''): Promise<SiteVisitsAnswer> {
  const { status, body } = await look(`${PATH}${query}`, { cookie: site.cookie });
  expect(status).toBe(200);
  return JSON.parse(body);
}

async function turn(isOn: boolean): Promise<void> {
  const { status } = await httpRequest(server.origin, PATH, {
    method: 'PUT',
    headers: {
      cookie: site.cookie,
      'content-type': 'application/json',
      origin: `http://localhost:${server.port}`,
    },
    body: JSON.stringify({ isOn, keptMonths: 24 }),
  });
  expect(status).toBe(200);
}

const totals = ({ days }: SiteVisitsAnswer) => {
  const { views, visitors } = days.at(-1) ?? {};
  return { views, visitors };
};

describe('visits over the wire (docs/visitors.md)', () => {
  it('are not counted before the owner wants it', async () => {
    await look('/about');
    expect(totals(await visits())).toEqual({ views: 0, visitors: 0 });
  });

  it('are counted from the moment when the owner turns it on, pages out of memory and new ones alike', async () => {
    await turn(true);
    for (const target of ['/about', '/about', '/uk/works', '/works/year=2024'])
      expect((await look(target)).status).toBe(200);
    const counted = await visits();
    expect(totals(counted)).toEqual({ views: 4, visitors: 1 });
    expect(counted.pages.map(({ path, views }) => [path, views])).toEqual([
      ['/about', 2],
      ['/works', 2],
    ]);
    expect(counted.languages).toEqual([
      { code: 'en', views: 3 },
      { code: 'uk', views: 1 },
    ]);
  });

  it('are counted where a browser still holds the page, and not where there is none', async () => {
    const { headers } = await look('/contact');
    const before = totals(await visits());
    const again = await look('/contact', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    for (const target of [
      '/no/such-page',
      '/master',
      '/feed.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/api/health',
    ])
      await look(target);
    await look('/about', { rsc: '1' });
    expect(totals(await visits())).toEqual({ ...before, views: (before.views ?? 0) + 1 });
  });

  it('of a document are downloads: once, however it is read, and not where only a part of it is asked for', async () => {
    const pathname = 'documents/cv.pdf';
    const pdf = '%PDF-1.4\n%%EOF\n';
    await mkdir(path.join(dataDir, 'media/documents'), { recursive: true });
    await writeFile(path.join(dataDir, 'media', pathname), pdf);
    const facts = { contentType: 'application/pdf', size: pdf.length, hash: '0'.repeat(64) };
    await site.db.mediaItem.create({ data: { pathname, ...facts } });
    const { status, body } = await look(`/media/${pathname}`);
    expect([status, body]).toEqual([200, pdf]);
    expect((await look(`/media/${pathname}`, { range: 'bytes=3-6' })).status).toBe(206);
    expect((await look(`/media/${pathname}`, {}, 'HEAD')).status).toBe(200);
    await look(`/media/${pathname}`, { 'user-agent': 'curl/8.5.0' });
    expect((await look('/media/documents/none.pdf')).status).toBe(404);
    expect((await visits()).files).toEqual([{ pathname, downloads: 1 }]);
  });

  it('set no cookie and name nobody: neither answers nor the database hold an address', async () => {
    const { headers } = await look('/about', { 'x-forwarded-for': '203.0.113.77' });
    expect(headers['set-cookie']).toBeUndefined();
    await visits();
    const rows = await site.db.visitCount.findMany();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/);
  });

  it('are exact in a stream of people, machines and browsers that fetch ahead', async () => {
    await site.db.$transaction([site.db.pageViews.deleteMany(), site.db.visitCount.deleteMany()]);
    // A server that begins has seen nobody.
    await server.stop();
    await start();
    expect((await visits()).isOn).toBe(true);
    const { requests, expected } = visitStream(isLong ? 20_000 : 1_000, site.cookie);
    const before = await visits('?days=7');
    expect(totals(before)).toEqual({ views: 0, visitors: 0 });
    await Promise.all(requests.map(({ target, method, headers }) => look(target, headers, method)));
    const counted = await visits('?days=7');
    expect(totals(counted)).toEqual({ views: expected.views, visitors: expected.visitors });
    const sums = (rows: readonly (readonly [string, number])[]) => Object.fromEntries(rows);
    expect(sums(counted.pages.map(({ path, views }) => [path, views]))).toEqual(expected.pages);
    expect(sums(counted.languages.map(({ code, views }) => [code, views]))).toEqual(expected.languages);
    expect(sums(counted.sources.map(({ host, visits: count }) => [host, count]))).toEqual(expected.sources);
  });

  it('are not lost when the server is asked to end', async () => {
    const before = totals(await visits()).views ?? 0;
    await look('/exhibitions');
    expect(await server.stop()).toBe(0);
    await start();
    expect(totals(await visits()).views).toBe(before + 1);
  });

  it('end at once when the owner turns it off, and what was counted stays', async () => {
    await turn(false);
    const before = totals(await visits());
    await look('/about');
    expect(totals(await visits())).toEqual(before);
  });
});
