import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRequest, NAVIGATION, navigate, SEGMENT_PREFETCH } from './support/http';
import { callAs, readByPath, type SeededSite, save, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PARENT = '/exhibitions';
const PATH = `${PARENT}/secret-room`;
/** A word that all private texts of this test contain, and no others. */
const SECRET = 'hush-hush-7319';

let site: SeededSite;
let server: SiteServer;
let id: string;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  const meta = { title: `Room ${SECRET}`, description: SECRET, keywords: [SECRET] };
  const made = await call('POST', '/api/pages', { path: `${PATH}-old`, locale: 'en', meta, isDraft: true });
  id = String(made.json.id);
  // An old address of a page that visitors cannot find leads nowhere.
  await call('PATCH', `/api/pages/${id}`, { path: PATH });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const call = (method: string, target: string, body?: unknown) =>
  callAs(site.cookie, server.origin, method, target, body);
const get = (target: string, headers: Record<string, string> = {}) =>
  httpRequest(server.origin, target, { headers });

const OWN = ['', '/ru', '/uk'].flatMap((prefix) =>
  ['', '/_payload.json', '/_share.jpg', '/feed.atom', '/kind=one'].flatMap((rest) => [
    `${prefix}${PATH}${rest}`,
    `${prefix}${PATH}-old${rest}`,
  ]),
);
const AROUND = [
  ...['/', '/ru', PARENT, `/uk${PARENT}`, '/exhibitions/distant-gardens-2024', '/sitemap.xml', '/robots.txt'],
  ...[`${PARENT}/feed.atom`, `${PARENT}/_payload.json`, `/ru${PARENT}/feed.atom`, '/_payload.json'],
];

/** An answer without its own address, which has this name, and without the time. */
function comparable({ status, headers, body }: Awaited<ReturnType<typeof get>>, name: string) {
  const { date: _, etag: __, 'content-security-policy': policy = '', ...rest } = headers;
  const rules = String(policy).replaceAll(/'sha256-[^']*'/g, '');
  return { status, headers: rest, rules, body: body.replaceAll(name, '') };
}

describe('what is not public reaches no visitor by any address (decision 27)', () => {
  it('has no address of its own, and answers as any unknown one', async () => {
    for (const target of OWN) {
      const answer = await get(target);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.body).not.toContain(SECRET);
    }
    const unknown = comparable(await get(`${PARENT}/hidden-room`), 'hidden-room');
    expect(comparable(await get(PATH), 'secret-room')).toEqual(unknown);
    const read = await readByPath(server.origin, PATH, 'en');
    expect([read.status, read.body.includes(SECRET)]).toEqual([404, false]);
    const owners = await httpRequest(server.origin, '/api/pages/by-path', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: site.cookie },
      body: JSON.stringify({ path: PATH, locale: 'ru' }),
    });
    expect(owners.status).toBe(404);
  });

  it('is named by no other page, list, feed or map, and neither is a draft of what is public', async () => {
    const { json } = await call('POST', '/api/pages/by-path', { path: PARENT, locale: 'en' });
    const block = {
      ...{ id: 'b', component: 'RichText', props: { content: `<p>${SECRET}</p>` } },
      ...{ attributes: {}, blockAttributes: [], itemAttributes: [] },
    };
    const kept = await call('PUT', `/api/pages/${json.id}/draft`, {
      ...{ locale: 'en', baseVersion: 1, version: 0 },
      content: { sections: [{ id: 's', name: '', attributes: [], blocks: [block] }] },
      meta: { title: SECRET, description: SECRET, keywords: [] },
    });
    expect(kept.status).toBe(200);
    for (const target of AROUND) {
      const { status, body } = await get(target);
      expect([target, status]).toEqual([target, 200]);
      expect(body).not.toContain(SECRET);
      expect(body).not.toContain('secret-room');
    }
  });

  it('is found everywhere once it is published, and nowhere once it is hidden again', async () => {
    expect((await call('POST', `/api/pages/${id}/publish`, { locale: 'en' })).status).toBe(200);
    for (const target of [PATH, `/ru${PATH}`, `${PATH}/_payload.json`, PARENT, `${PARENT}/feed.atom`])
      expect((await get(target)).body).toContain(SECRET);
    expect((await get('/sitemap.xml')).body).toContain(PATH);
    expect((await get(`${PATH}/_share.jpg`)).status).toBe(200);
    const old = await get(`/uk${PATH}-old`);
    expect([old.status, old.headers.location]).toEqual([308, `/uk${PATH}`]);

    expect((await call('POST', `/api/pages/${id}/unpublish`, { locale: 'en' })).status).toBe(200);
    for (const target of OWN) expect((await get(target)).status).toBe(404);
    for (const target of AROUND) expect((await get(target)).body).not.toContain(SECRET);
  });
});

/** Headers that every answer to a private link must have, because its address is the secret. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
/** Other spellings and forms of a request for an address. */
const OTHER_FORMS = (target: string): [string, Record<string, string>?][] => [
  ...['', '/ru', '/zz', '/en'].map((prefix): [string] => [`${prefix}${target}`]),
  ...['/', '/_payload.json', '/_share.jpg', '/feed.atom', '/kind=one', '/index', '/%E0%A4%A'].map(
    (rest): [string] => [`${target}${rest}`],
  ),
  [target.replace('_preview', '_PREVIEW')],
  [target.replace('_preview', '%5Fpreview')],
  [target.toUpperCase()],
  [`/${target}`],
  [`/works/..${target}`],
  [`/works/${target}`],
  [target, { 'if-none-match': '*' }],
  [target, { range: 'bytes=0-9' }],
  ...['', '/ru', '/en'].map((prefix): [string, Record<string, string>] => [`${prefix}${target}`, NAVIGATION]),
  [`${target}?_rsc=1`, NAVIGATION],
  [`${target}?_rsc=1`, { ...NAVIGATION, 'next-router-prefetch': '1' }],
  [`${target}?_rsc=1`, SEGMENT_PREFETCH],
];

describe('a private link', () => {
  it('answers privately in every form, while it holds and once it has ended', async () => {
    const { json } = await call('POST', `/api/pages/${id}/previews`, { locale: 'en', hours: 1 });
    const target = new URL(String(json.url)).pathname;
    const seen = new Set<number>();
    const look = async () => {
      for (const [form, headers = {}] of OTHER_FORMS(target)) {
        const answers = [
          await get(form, headers),
          await httpRequest(server.origin, form, { headers, method: 'HEAD' }),
          await httpRequest(server.origin, form, { headers, method: 'POST' }),
        ];
        for (const { status, headers: reported } of answers) {
          expect([form, headers, reported]).toEqual([form, headers, expect.objectContaining(PRIVATE)]);
          seen.add(status);
        }
      }
    };
    await look();
    for (const segment of ['/_tree', '/_full']) {
      const headers = { ...SEGMENT_PREFETCH, 'next-router-segment-prefetch': segment };
      expect((await navigate(server.origin, target, headers)).headers).toMatchObject(PRIVATE);
    }
    expect((await navigate(server.origin, target, NAVIGATION)).body).toContain(SECRET);
    await call('DELETE', `/api/pages/${id}/previews/${json.id}`);
    await look();
    for (const status of [200, 307, 308, 400, 404, 405]) expect(seen).toContain(status);
  });

  it('shows it to whoever has it and to nobody else, and is nothing once it has ended', async () => {
    const { json } = await call('POST', `/api/pages/${id}/previews`, { locale: 'en', hours: 1 });
    const target = new URL(String(json.url)).pathname;
    const unknown = target.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const _ of [1, 2]) {
      const shown = await get(target);
      expect([shown.status, shown.body.includes(SECRET)]).toEqual([200, true]);
      expect(shown.headers).toMatchObject(PRIVATE);
      // Nothing for programs reveals the address.
      expect(shown.body).not.toMatch(/rel="(?:canonical|alternate)"|og:url|application\/ld\+json/);
    }
    for (const other of [unknown, `/ru${target}`, `${target}/_payload.json`, `${target}/`])
      expect([other, (await get(other)).body.includes(SECRET)]).toEqual([other, false]);
    expect((await get(`/en${target}`)).headers.location).toBe(target);

    expect((await call('DELETE', `/api/pages/${id}/previews/${json.id}`)).status).toBe(204);
    const [ended, never] = [await get(target), await get(unknown)];
    expect(ended.status).toBe(404);
    const name = (path: string) => path.slice('/_preview/'.length);
    expect(comparable(ended, name(target))).toEqual(comparable(never, name(unknown)));
    const anyone = await get(`${PARENT}/hidden-room`);
    const { 'x-robots-tag': _, ...reported } = ended.headers;
    expect(Object.keys(reported).sort()).toEqual(Object.keys(anyone.headers).sort());
  });
});

describe('a copy of a public page (decision 28)', () => {
  const FROM = '/exhibitions/distant-gardens-2024';
  const inEach = (path: string) =>
    Promise.all(['', '/ru', '/uk'].map(async (prefix) => (await get(`${prefix}${path}`)).status));
  const copy = async (path: string, more: object = {}) => {
    const { id: from } = await site.db.page.findUniqueOrThrow({ where: { path: FROM } });
    const texts = { title: 'A copy', description: '', keywords: [] };
    const made = await call('POST', '/api/pages', { path, locale: 'en', meta: texts, from, ...more });
    expect(made.status).toBe(201);
    return String(made.json.id);
  };

  it('is found in no language until it is published there, and by nothing that lists its parent', async () => {
    const path = `${PARENT}/copied`;
    expect(await inEach(FROM)).toEqual([200, 200, 200]);
    const copied = await copy(path);
    expect(await inEach(path)).toEqual([404, 404, 404]);
    expect((await get(PARENT)).body).not.toContain(path);
    expect((await call('POST', `/api/pages/${copied}/publish`, { locale: 'ru' })).status).toBe(200);
    expect(await inEach(path)).toEqual([404, 200, 404]);
    // The default language's text stands in where there is no public one.
    await call('POST', `/api/pages/${copied}/publish`, { locale: 'en' });
    expect(await inEach(path)).toEqual([200, 200, 200]);
  });

  it('is as public as its original where that is asked for', async () => {
    await copy(`${PARENT}/copied-openly`, { isDraft: false });
    expect(await inEach(`${PARENT}/copied-openly`)).toEqual([200, 200, 200]);
  });
});

describe('the preview of a page for those who edit', () => {
  it('shows it as it is kept, in a frame of the site, and tells a stranger nothing', async () => {
    for (const prefix of ['', '/ru']) {
      const target = `${prefix}/master/pages/${id}/preview`;
      const own = await get(target, { cookie: site.cookie });
      expect([own.status, own.body.includes(`Room ${SECRET}`)]).toEqual([200, true]);
      expect(own.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(own.headers['cache-control']).toContain('no-store');
      const stranger = await get(target);
      expect([stranger.status, stranger.body.includes(SECRET)]).toEqual([200, false]);
    }
    const none = await get(`/master/pages/nobody/preview`, { cookie: site.cookie });
    expect(none.status).toBe(404);
    const settings = await get(`/master/pages/${id}`, { cookie: site.cookie });
    expect(settings.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('what goes public by itself', () => {
  it('does so in a running server, also when its time came while none ran', { timeout: 60_000 }, async () => {
    const late = await call('POST', '/api/pages', {
      ...{ path: `${PARENT}/late`, locale: 'en', isDraft: true },
      meta: { title: 'Late', description: '', keywords: [] },
    });
    await server.stop();
    await site.db.pageTranslation.updateMany({
      where: { pageId: String(late.json.id) },
      data: { publishAt: new Date(Date.now() - 60_000) },
    });
    server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
    await expect.poll(async () => (await get(`${PARENT}/late`)).status, { timeout: 10_000 }).toBe(200);

    await save(server.origin, site.cookie, { path: PATH, locale: 'en', text: SECRET });
    const at = new Date(Date.now() + 500).toISOString();
    expect((await call('POST', `/api/pages/${id}/publish`, { locale: 'en', at })).status).toBe(200);
    expect((await get(PATH)).status).toBe(404);
    await expect.poll(async () => (await get(PATH)).status, { timeout: 20_000, interval: 500 }).toBe(200);
  });
});
