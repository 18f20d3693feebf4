import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXml } from '@/tests/api/support/xml';
import { DatabaseSwitch } from './support/database-switch';
import { httpRequest } from './support/http';
import { callAs, type SeededSite, save, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { launchBrowser } from './support/watched-page';

const FILES = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/exhibitions/feed.atom',
  '/ru/works/feed.atom',
  '/ru/site.webmanifest',
];
const SHEET = '/uk/works/digital-art/nft/seed-vault/_share.jpg';

let site: SeededSite;
let database: DatabaseSwitch;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  database = await DatabaseSwitch.open(site.url);
  server = await startServer({ databaseUrl: database.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await server.stop();
  await database.stop();
  await site.drop();
});

const get = (target: string, headers: Record<string, string> = {}) =>
  httpRequest(server.origin, target, { headers });

describe('what programs read is kept like pages (decision 11)', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/exhibitions/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/ru/works/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/ru/site.webmanifest', 'application/manifest+json'],
    [SHEET, 'image/jpeg'],
  ])('%s is %s, the same at each request, and need not be sent twice', async (target, type) => {
    const first = await get(target);
    expect([first.status, first.headers['content-type']]).toEqual([200, type]);
    const again = await get(`${target}?v=other`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.etag).toMatch(/^"[\w-]{27}"$/);
    const unchanged = await get(target, { 'if-none-match': again.headers.etag ?? '' });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
  });

  it('a page tells of its film by facts, to whoever reads the page (decision 48)', async () => {
    const pathname = 'video/murmuration.mp4';
    const uploadedAt = '2026-11-24T03:00:00.000Z';
    const facts = { contentType: 'video/mp4', size: 1, hash: 'f'.repeat(64), duration: 10.4, uploadedAt };
    await site.db.mediaItem.create({ data: { pathname, ...facts, poster: 'posters/a.jpg' } });
    const { body } = await get('/works/digital-art/new-media/murmuration-engine');
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(text)['@graph'];
    expect(graph.filter((each) => each['@type'] === 'VideoObject')).toEqual([
      expect.objectContaining({
        name: expect.stringContaining('Murmuration'),
        contentUrl: expect.stringMatching(/^https?:.*\/media\/.*murmuration\.mp4$/),
        thumbnailUrl: expect.stringMatching(/^https?:.*\/media\//),
        uploadDate: uploadedAt,
        duration: 'PT10S',
      }),
    ]);
  });

  it.each([
    ['/about', '/site.webmanifest', 'en'],
    ['/ru/no-such-page', '/ru/site.webmanifest', 'ru'],
  ])('%s names %s, which a browser takes under the policy of the page', async (target, address, lang) => {
    const { body } = await get(target);
    expect(body.match(/<link rel="manifest"[^>]*>/g)).toEqual([`<link rel="manifest" href="${address}"/>`]);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${server.origin}${target}`);
      const devtools = await page.context().newCDPSession(page);
      const { url, errors, data } = await devtools.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${server.origin}${address}`, []]);
      const manifest = JSON.parse(data ?? '');
      expect(manifest).toMatchObject({ lang, scope: '/', background_color: '#0a0a0c' });
      for (const { src, type } of manifest.icons) {
        const icon = await get(src);
        expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
      }
    } finally {
      await browser.close();
    }
  });

  it('has the colours of the site with the next request after they changed', async () => {
    const colourOf = async () => JSON.parse((await get('/ru/site.webmanifest')).body).theme_color;
    expect(await colourOf()).toBe('#0a0a0c');
    const call = (method: string, body?: unknown) =>
      callAs(site.cookie, server.origin, method, '/api/site/theme', body);
    for (const [theme, colour] of [
      [{ dark: { ground: '#1d2a24', ink: '#f4f0e6', accent: '#e0b15c' } }, '#1d2a24'],
      [{}, '#0a0a0c'],
    ] as const) {
      const { version } = (await call('GET')).json;
      expect((await call('PUT', { version, theme })).status).toBe(200);
      expect(await colourOf()).toBe(colour);
    }
  });

  it('is packed for who takes it, but a picture never is', async () => {
    await get('/sitemap.xml');
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const picture = await get(SHEET, { 'accept-encoding': 'br, gzip' });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    '/_site/robots.txt',
    '/_feed/en/works',
    '/_share/en/about',
    '/about/feed.atom',
    '/feed.atom',
    '/about/site.webmanifest',
    '/de/site.webmanifest',
    '/_app/ru',
    '/none/_share.jpg',
    '/works/year=2024/feed.atom',
    '/sitemap-1.xml',
    '/ru/sitemap.xml',
    '/ru/robots.txt',
    '/ru/llms.txt',
  ])('there is no %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  it.each([
    ['/en/works/feed.atom', '/works/feed.atom'],
    ['/ru/About/_share.jpg', '/ru/about/_share.jpg'],
  ])('%s leads to %s for good', async (target, location) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('is true again with the next request after a save', async () => {
    for (const round of ['first', 'second']) {
      const title = `A ${round} name`;
      await get('/works/feed.atom');
      const path = '/works/digital-art/nft/seed-vault';
      expect(
        (await save(server.origin, site.cookie, { path, locale: 'en', text: round, title })).status,
      ).toBe(200);
      expect((await get('/works/feed.atom')).body).toContain(`<title>${title}</title>`);
      const { children } = readXml((await get('/sitemap.xml')).body);
      const entry = children.find((url) => url.textOf('loc').endsWith(`:${server.port}${path}`));
      expect(Date.now() - Date.parse(entry?.textOf('lastmod') ?? '')).toBeLessThan(60_000);
    }
  });

  it('is there while the database is away', async () => {
    for (const target of FILES) expect((await get(target)).status).toBe(200);
    await database.set('refuse');
    for (const target of [...FILES, SHEET])
      expect([target, (await get(target)).status]).toEqual([target, 200]);
    await database.set('pass');
  });
});
