import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

let site: SeededSite;
let server: SiteServer;
let dataDir: string;

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
  server = await startServer({ databaseUrl: site.url, dataDir });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

async function keptPages(): Promise<number> {
  const found = await readdir(path.join(dataDir, 'pages'), { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).length;
}

const get = (target: string, headers: Record<string, string> = {}) =>
  httpRequest(server.origin, target, { headers });

describe('an address without a page (docs/reference/pages-and-paths.md#routes)', () => {
  it.each([
    ['/nope', 'en', 'Page not found'],
    ['/works/nope/deeper', 'en', 'Page not found'],
    ['/ru/nope', 'ru', 'Страница не найдена'],
    ['/uk/nope', 'uk', 'Сторінку не знайдено'],
    ['/de/about', 'en', 'Page not found'],
    ['/zz/about', 'en', 'Page not found'],
    ['/nope.html', 'en', 'Page not found'],
    ['/builds/nope', 'en', 'Page not found'],
  ])('%s is a whole page in its language', async (target, lang, title) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(`<html lang="${lang}"`);
    expect(answer.body).toMatch(/<header[\s>]/);
    expect(answer.body).toContain(`>${title}</h1>`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('answers a payload that does not exist with a problem', async () => {
    const answer = await get('/nope/_payload.json');
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'not_found', detail: 'Page not found: /nope' });
  });
});

/** Other spellings of an address, and their answer: a redirect's target, or a status. */
const SPELLINGS: [string, string | number][] = [
  ['/ABOUT', '/about'],
  ['/About/Photos', '/about/photos'],
  ['/about/', '/about'],
  ['/ru/', '/ru'],
  ['/RU/about', '/ru/about'],
  ['/ru/ABOUT', '/ru/about'],
  ['//about', '/about'],
  ['/ru//about', '/ru/about'],
  ['//evil.example/about', '/evil.example/about'],
  ['/en', '/'],
  ['/en/about', '/about'],
  ['/en/about/', '/en/about'],
  ['/En/about', '/about'],
  ['/EN', '/'],
  ['/%65n/about', '/about'],
  ['/en/%2Fevil.example', '/%252Fevil.example'],
  ['/index', '/'],
  ['/ru/index', '/ru'],
  ['/ABOUT/_payload.json', '/about/_payload.json'],
  ['/en/_payload.json', '/_payload.json'],
  ['/about/photos/KIND=Studio', '/about/photos/kind=studio'],
  ['/About/photos/kind=studio', '/about/photos/kind=studio'],
  ['/about/photos/kind=studio/', '/about/photos/kind=studio'],
  ['/en/about/photos/kind=studio', '/about/photos/kind=studio'],
  ['/works/series=Tide%20Rooms', '/works/series=tide-rooms'],
  ['/works/View=List', '/works/view=list'],
  ['/works/Year=2024,View=List', '/works/year=2024,view=list'],
  [encodeURI('/ru/works/series=Комнаты-Прилива'), encodeURI('/ru/works/series=комнаты-прилива')],
  ['/about/photos/kind=studio', 200],
  ['/about/photos/kind%3Dstudio', 200],
  ['/works/year=2024?q=tide', 200],
  ['/works/view=list', 200],
  ['/works/year=2024,view=list', 200],
  ['/works/year=2024%2Cview=timeline', 200],
  [encodeURI('/ru/works/series=комнаты-прилива,view=list'), 200],
  ['/uk/works/view=timeline', 200],
  [encodeURI('/ru/works/series=комнаты-прилива'), 200],
  [encodeURI('/uk/about/photos/kind=майстерня'), 200],
  ['/%61bout', 200],
  ['/about?utm_source=x', 200],
  ['/robots.txt', 200],
  ['/llms.txt', 200],
  ['/sitemap.xml', 200],
  ['/exhibitions/feed.atom', 200],
  ['/ru/exhibitions/feed.atom', 200],
  ['/uk/exhibitions/feed.atom', 200],
  ['/works/feed.atom', 200],
  ['/site.webmanifest', 200],
  ['/uk/site.webmanifest', 200],
  ['/en/site.webmanifest', '/site.webmanifest'],
  ['/about/site.webmanifest', 404],
  ['/de/site.webmanifest', 404],
  ['/_app/en', 404],
  ['/ru/works/feed.atom', 200],
  ['/uk/works/feed.atom', 200],
  ['/about%2F', 404],
  ['/about%2f', 404],
  ['/ru%2Fabout', 404],
  ['/works%2Fdigital-art', 404],
  ['/works%252Fdigital-art', 404],
  ['/en.json', 404],
  ['/about%20', 404],
  ['/about;x', 404],
  ['/about/index', 404],
  ['/_payload/en/about', 404],
  ['/%5Fpayload/en/about', 404],
  ['/_next/data/x/about.json', 404],
  ['/_next/nope', 404],
  ['/about.rsc', 404],
  ['/about/photos/kind=nowhere', 404],
  ['/about/photos/kind=', 404],
  ['/about/photos/=studio', 404],
  ['/about/photos/mood=studio', 404],
  ['/about/photos/kind=studio/year=2025', 404],
  ['/works/year=2024/view=list', 404],
  ['/works/view=list,view=timeline', 404],
  ['/works/year=1850,view=list', 404],
  ['/about/photos/kind=studio,view=list', 404],
  ['/works/view=wall', 404],
  ['/about/photos/view=list', 404],
  ['/about/photos/kind=studio%2F', 404],
  ['/about/kind=studio/photos', 404],
  ['/kind=studio', 404],
  ['/ru/year=2024', 404],
  ['/exhibitions/year=2024', 404],
  ['/works/__proto__=1', '/works/proto=1'],
  ['/works/constructor=1', 404],
  ['/about/photos/kind=studio/_payload.json', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
  [`/${'a'.repeat(300)}`, 404],
  [`/${'a'.repeat(9000)}`, 404],
  ['/a'.repeat(300), 404],
  ['/a%00b', 400],
  ['/%E0%A4%A', 400],
  ['/%c0%ae', 400],
  ['/%ED%A0%80', 400],
  ['/a%0d%0aSet-Cookie:x=1', 400],
  ['/a%5cb', 400],
  ['/../about', 400],
  ['/about/../works', 400],
  ['/%2e%2e/about', 400],
  ['*', 400],
];

describe('other spellings of an address (security R-2)', () => {
  it.each(SPELLINGS)('%.60s → %s', async (target, expected) => {
    const answer = await get(target);
    expect(typeof expected === 'number' ? answer.status : answer.headers.location).toBe(expected);
    if (typeof expected === 'string') expect(answer.status).toBe(308);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('composes letters and marks: a decomposed spelling leads to the composed one', async () => {
    const answer = await get(encodeURI('/ru/\u0438\u0306')); // и + breve = й
    expect([answer.status, answer.headers.location]).toEqual([308, encodeURI('/ru/й')]);
  });

  it('gives an encoded slash no page, whether the page is kept already or not', async () => {
    expect((await get('/works/digital-art/nft')).status).toBe(200);
    expect((await get('/works/digital-art%2Fnft')).status).toBe(404);
    expect((await get('/works%2Fdigital-art%2Fnft')).status).toBe(404);
    const kept = await keptPages();
    expect((await get('/works/digital-art/nft')).status).toBe(200);
    expect(await keptPages()).toBe(kept);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is no way to ask for a page',
    async (method) => {
      const answer = await httpRequest(server.origin, '/about', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toContain('GET');
    },
  );
});

describe('what nobody keeps (security R-2)', () => {
  it('leaves no file and no bytes for fifty paths without a page, and odd spellings', async () => {
    // The pages whose filters are known, and the 404 of each language (decision 39).
    for (const target of ['/works', '/ru/about/photos', '/nope', '/ru/nope', '/uk/nope']) await get(target);
    const before = await keptPages();
    const targets = [
      ...Array.from({ length: 8 }, (_, number) => [
        `/nope-${number}`,
        `/ru/nope-${number}`,
        `/uk/x/nope-${number}`,
        `/works/year=nope-${number}`,
        `/ru/about/photos/nope-${number}=1`,
      ]),
      ...Array.from({ length: 5 }, (_, number) => [`/About/Nope-${number}`, `/nope-${number}%2Fx`]),
    ].flat();
    expect(targets).toHaveLength(50);
    const statuses = new Set<number>();
    for (let at = 0; at < targets.length; at += 8) {
      const answers = await Promise.all(targets.slice(at, at + 8).map((target) => get(target)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([308, 404]);
    expect(await keptPages()).toBe(before);
  });
});

describe('a page as its visitors narrow it (docs/reference/lists-and-filters.md#visitors)', () => {
  it('is kept as the page is, under its one address', async () => {
    const target = encodeURI('/ru/about/photos/kind=экспозиция');
    const first = await get(target);
    expect([first.status, first.headers['cache-control']]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    const kept = await keptPages();
    const again = await get(`${target.replace('=', '%3D')}?q=x`);
    expect([again.status, again.headers.etag]).toEqual([200, first.headers.etag]);
    expect(await keptPages()).toBe(kept);
  });
});

describe('what an answer does not depend on (security H-4)', () => {
  /** Everything but the moment. */
  const content = ({ status, headers: { date: _, ...headers }, body }: Answer) => ({ status, headers, body });

  it.each([
    ['a forged host', { host: 'evil.example' }],
    [
      'forged words of a proxy',
      {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-prefix': '/evil',
        forwarded: 'host=evil.example',
      },
    ],
    ['the languages that a browser asks for', { 'accept-language': 'ru, uk;q=0.9' }],
    ['cookies', { cookie: 'NEXT_LOCALE=ru; __prerender_bypass=x; atelier-session=x' }],
    [
      'headers inside Next.js',
      { 'x-middleware-subrequest': 'middleware', 'x-nextjs-data': '1', 'x-matched-path': '/works' },
    ],
  ])('not on %s', async (_name, headers) => {
    for (const target of ['/exhibitions', '/ru/exhibitions', '/exhibitions/_payload.json']) {
      const first = await get(`${target}?first`, headers);
      const clean = await get(target);
      expect(content(await get(target, headers))).toEqual(content(clean));
      expect(first.body).toBe(clean.body);
      expect(clean.status).toBe(200);
      expect(clean.body).not.toContain('evil.example');
      expect(clean.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('a redirect does not lead to a forged host', async () => {
    for (const target of ['/ABOUT', '/en/about', '/about/']) {
      const answer = await get(target, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(answer.headers.location).toBe('/about');
    }
  });
});
