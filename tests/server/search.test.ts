import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  // The site has been read by then.
  await vi.waitUntil(async () => (await get('/search?q=tide')).body.includes('10 pages say'), {
    timeout: 60_000,
    interval: 500,
  });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  httpRequest(server.origin, target, { headers, method });
const words = (text: string) => encodeURIComponent(text);

describe('the search over the wire (docs/reference/search.md)', () => {
  it('gives strangers a page like all others: no framework, own styles, its own scripts alone', async () => {
    const { status, headers, body } = await get('/search?q=tide');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('Tidal Archive');
    expect(body).not.toMatch(/<script[^>]*src="\/_next\/static\/chunks\//);
    expect(body).not.toContain('__next_f');
    expect(body).not.toMatch(/<link rel="stylesheet" (?![^>]*disabled)/);
    expect(body).toMatch(/<title>Search: tide · /);
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers).not.toHaveProperty('link');
  });

  it('gives whoever has a session what React takes over', async () => {
    const { status, headers, body } = await get('/search?q=tide', { cookie: site.cookie });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('__next_f');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '{{constructor}}',
    '%00',
    "'; SELECT pg_sleep(9); --",
    '\u202Etxet',
  ])('says %s as it is typed, and does nothing of it', async (typed) => {
    const { status, body, ms } = await get(`/search?q=${words(typed)}`);
    expect(status).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    expect(ms).toBeLessThan(5_000);
  });

  it('stands in each language that visitors can choose, and leads there from the others', async () => {
    expect((await get('/ru/search')).body).toMatch(/<h1[^>]*>Поиск<\/h1>/);
    expect((await get('/uk/search')).body).toMatch(/<h1[^>]*>Пошук<\/h1>/);
    const elsewhere = await get('/de/search?q=see&kind=work');
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([307, '/search?q=see&kind=work']);
    const prefixed = await get('/en/search?q=x');
    expect([prefixed.status, prefixed.headers.location]).toEqual([308, '/search?q=x']);
    expect((await get('/search/x')).status).toBe(404);
    expect((await get('/works/search')).status).toBe(404);
  });

  it('is read, and nothing else', async () => {
    expect((await get('/search?q=tide', {}, 'POST')).status).toBe(405);
    const head = await get('/search?q=tide', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('finds nothing by an address that is too long to be one', async () => {
    const { status } = await get(
      `/search?q=${'a'.repeat(8_000)}&kind=${'b'.repeat(2_000)}&year=${'9'.repeat(2_000)}`,
    );
    expect(status).toBe(200);
  });
});
