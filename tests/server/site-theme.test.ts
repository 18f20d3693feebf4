import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_THEMES } from '@/lib/domain/site-theme/complete-themes';
import { type Answer, httpRequest } from './support/http';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const STYLE = /<style id="site-theme">(?<rules>[^<]*)<\/style>/;
const PAGES = ['/', '/ru/about', '/no-such-page', '/master'];

let site: SeededSite;
let servers: SiteServer[];
beforeAll(async () => {
  site = await seededSite();
  const start = async () => startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await site.drop();
});

const open = ({ origin }: SiteServer, target: string): Promise<Answer> => httpRequest(origin, target);
const styleOf = ({ body }: Answer) => STYLE.exec(body)?.groups?.rules;

async function choose(theme: object): Promise<void> {
  const origin = servers[0]?.origin ?? '';
  const { json } = await callAs(site.cookie, origin, 'GET', '/api/site/theme');
  const change = { version: json.version, theme };
  expect((await callAs(site.cookie, origin, 'PUT', '/api/site/theme', change)).status).toBe(200);
}

describe('the theme in pages (decision 52)', { timeout: 60_000 }, () => {
  it('is on every page of every server at once, and allowed by its policy, the second time too', async () => {
    const [own, other] = servers;
    if (!own || !other) throw new Error('No server.');
    for (const target of PAGES)
      expect([target, styleOf(await open(own, target))]).toEqual([target, undefined]);
    await choose(COMPLETE_THEMES.salon);
    for (const server of [own, other]) {
      await expect
        .poll(async () => styleOf(await open(server, '/ru/about')), { timeout: 5_000 })
        .toBeDefined();
      for (const target of [...PAGES, ...PAGES]) {
        const answer = await open(server, target);
        const rules = styleOf(answer) ?? '';
        expect([target, rules]).toEqual([target, expect.stringContaining('--color-dark:#1d2a24')]);
        const hash = createHash('sha256').update(rules).digest('base64');
        expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      }
    }
    await choose({});
    for (const target of PAGES)
      expect([target, styleOf(await open(own, target))]).toEqual([target, undefined]);
  });

  it('has the mark in the header of every page where it says so, and of none any more', async () => {
    const [server] = servers;
    if (!server) throw new Error('No server.');
    const file = { pathname: 'logo.svg', contentType: 'image/svg+xml', size: 1, hash: 'a'.repeat(64) };
    await site.db.mediaItem.create({ data: file });
    const bodies = () => Promise.all(PAGES.map(async (target) => (await open(server, target)).body));
    await choose({});
    const [home, about, missing] = await bodies();
    await choose({ mark: '/media/logo.svg', brand: 'both' });
    const marks = (await bodies()).map(
      (body) => body.match(/<img [^>]*src="\/media\/logo.svg" alt=""/g)?.length,
    );
    expect(marks).toEqual([1, 1, 1, undefined]);
    await choose({});
    expect((await bodies()).slice(0, -1)).toEqual([home, about, missing]);
  });

  it('colours the ground with the first element that is drawn, so that no frame before it is white', async () => {
    const [server] = servers;
    if (!server) throw new Error('No server.');
    for (const target of PAGES) {
      const { body } = await open(server, target);
      expect(body).toMatch(
        /<body>(?:<div hidden="">(?:<!--[/$]*-->)*<\/div>)?<div class="site" data-theme="\w+"/,
      );
    }
  });

  it('fetches a first row of tiles with the document, and decodes no picture before the words', async () => {
    const [server] = servers;
    if (!server) throw new Error('No server.');
    const { body } = await open(server, '/works');
    const images = [...body.slice(body.indexOf('<main')).matchAll(/<img [^>]*>/g)].map(([image]) => image);
    const ways = images.map((image) =>
      image.match(/loading="(\w+)" (?:fetchPriority="high" )?decoding="(\w+)"/),
    );
    expect(ways.slice(0, 4).map((way) => way?.slice(1))).toEqual([
      ...Array.from({ length: 3 }, () => ['eager', 'async']),
      ['lazy', 'async'],
    ]);
  });

  it('names the colour of the browser’s bar, and font files that are kept for good', async () => {
    const [server] = servers;
    if (!server) throw new Error('No server.');
    await choose(COMPLETE_THEMES.salon);
    const { body } = await open(server, '/ru/works');
    expect(body).toContain('<meta name="theme-color" content="#1d2a24"/>');
    const ahead = [...body.matchAll(/<link rel="preload" href="(?<address>\/builds\/typefaces\/[^"]+)"/g)];
    expect(ahead.map(({ groups }) => groups?.address?.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      '/builds/typefaces/playfair-display-cyrillic-normal.woff2',
      '/builds/typefaces/source-serif-4-cyrillic-normal.woff2',
    ]);
    const font = await open(server, ahead[0]?.groups?.address ?? '');
    expect([font.status, font.headers['content-type'], font.headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ]);
  });
});
