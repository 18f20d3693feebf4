import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { shareOf } from '@/tests/setup/shares.mjs';
import { type Answer, httpRequest, navigate } from './support/http';
import { makePage, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

/** Stands only where somebody is signed in: in the names of accounts, of a page and of whoever has written. */
const CANARY = 'Quillfeather';

let site: SeededSite;
let server: SiteServer;
let pageId: string;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  for (const role of ['owner', 'editor', 'translator'] as const) {
    const { id } = await site.db.user.create({
      data: { name: `${CANARY} ${role}`, role, passwordHash: 'x' },
    });
    const session = await site.db.session.create({ data: { userId: id } });
    cookies[role] = await sealedCookie(session.id);
    const ended = await site.db.session.create({ data: { userId: id, revokedAt: new Date() } });
    cookies[`${role}, signed out`] = await sealedCookie(ended.id);
  }
  await makePage(site.db, '/canary', 'en', { title: CANARY, description: '', keywords: [] }, 'text');
  // Below no page: what is below the home page stands in every header.
  pageId = (await site.db.page.update({ where: { path: '/canary' }, data: { parentId: null } })).id;
  const data = { name: CANARY, email: 'canary@reader.example', message: CANARY, locale: 'en' };
  await site.db.contactMessage.create({ data });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const PAGES = [
  '/master',
  '/master/pages',
  '/master/pages/{id}',
  '/master/pages/{id}/preview',
  '/master/look',
  '/master/settings',
  '/master/activity',
  '/master/status',
  '/master/visitors',
];

/** Ways to write the same place, some of which proxies and frameworks have read differently (security Z-3). */
const spellingsOf = (page: string) =>
  [
    page,
    ...['/ru', '/uk', '/en', '/de', '/zz', '/EN', '/ru/', '//', '/.', '/./', '/x/..', '/%2e', '/%2e%2e'].map(
      (before) => `${before}${page}`,
    ),
    `${page}/`,
    `${page}//`,
    `${page}/.`,
    `${page}?_rsc=x`,
    `${page}?popup=1&owner=x`,
    `${page};x`,
    `${page}%00`,
    `${page}%20`,
    `${page}.`,
    `${page}.rsc`,
    `${page}.json`,
    `${page}.txt`,
    `${page}.html`,
    `${page}.prefetch.rsc`,
    `${page}.segments/_tree.segment.rsc`,
    `${page}.segments/_full.segment.rsc`,
    `${page}/_payload.json`,
    `${page}/feed.atom`,
    `${page}/_share.jpg`,
    `/_next/data/x${page}.json`,
    `/_next/image?url=${encodeURIComponent(page)}&w=64&q=75`,
    `/_payload/en${page}`,
    `/en/[locale]${page}`,
    page.replace('/master', '/%6daster'),
    page.replace('/master', '/%6Daster'),
    page.replace('/master', '/%256daster'),
    page.replace('/master', '/Master'),
    page.replace('/master', '/MASTER'),
    page.replace('/master', '/%EF%BD%8Daster'),
    page.replace('/master', '/(admin)/master'),
    page.replaceAll('/', '\\'),
    page.replaceAll('/', '%2f').replace('%2f', '/'),
    page.replaceAll('/', '%5c').replace('%5c', '/'),
  ].map((target) => target.replace('{id}', pageId));

/** Kinds of request that the framework answers each in its own way, and headers by which its guards have been passed by. */
const KINDS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/master/pages' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/en/master/pages', 'x-invoke-path': '/en/master/pages', 'x-invoke-status': '200' },
  { 'x-original-url': '/master/pages', 'x-rewrite-url': '/master/pages', 'x-forwarded-uri': '/master/pages' },
  { cookie: 'dev_mode=true; auth={"state":{"isAuthenticated":true}}' },
  { cookie: '__prerender_bypass=x; __next_preview_data=x' },
  { authorization: 'Bearer owner', 'x-user-role': 'owner' },
];

const tellsNothing = (answer: Answer) => !answer.body.includes(CANARY) && !answer.body.includes('canary@');

describe('the admin pages show their content to signed-in users only, as they are rendered (security Z-3)', () => {
  const openAs = (page: string, who: string) =>
    httpRequest(server.origin, page.replace('{id}', pageId), { headers: { cookie: cookies[who] ?? '' } });

  it.each(PAGES)('%s is another page for its owner than for a stranger', async (page) => {
    // A server's first render can take longer than its own deadline while others start beside it.
    await expect.poll(async () => (await openAs(page, 'owner')).status, { timeout: 30_000 }).toBe(200);
    const [owner, stranger, past] = [
      await openAs(page, 'owner'),
      await openAs(page, 'nobody'),
      await openAs(page, 'owner, signed out'),
    ];
    expect([owner.status, stranger.status, past.status]).toEqual([200, 200, 200]);
    expect([tellsNothing(owner), tellsNothing(stranger), tellsNothing(past)]).toEqual([false, true, true]);
    for (const answer of [owner, stranger, past]) {
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['x-robots-tag']).toContain('noindex');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(PAGES)('%s tells a stranger nothing, however it is asked for', async (page) => {
    const reported: string[] = [];
    for (const [index, target] of shareOf(spellingsOf(page), 3, PAGES.indexOf(page)).entries()) {
      for (const who of ['owner', index % 2 === 0 ? 'nobody' : 'owner, signed out']) {
        // The owner's own request comes first: nothing of it may be kept for others.
        const answer = await httpRequest(server.origin, target, { headers: { cookie: cookies[who] ?? '' } });
        expect([target, answer.status < 500]).toEqual([target, true]);
        if (who !== 'owner' && !tellsNothing(answer)) reported.push(target);
      }
    }
    expect(reported).toEqual([]);
  });

  it.each(PAGES)('%s tells a stranger nothing, whatever kind of request it is', async (page) => {
    const reported: string[] = [];
    for (const [index, kind] of shareOf(KINDS, 3, PAGES.indexOf(page)).entries()) {
      // In one language or the other: the kinds are what this is about.
      const target = `${index % 2 === 0 ? '' : '/ru'}${page}`.replace('{id}', pageId);
      for (const cookie of [cookies.owner, cookies['owner, signed out'], '']) {
        const headers = { ...kind, ...(cookie !== undefined && !kind.cookie && { cookie }) };
        const answers = [
          await httpRequest(server.origin, target, { headers }),
          await navigate(server.origin, target, headers),
        ];
        if (cookie !== cookies.owner && !answers.every(tellsNothing))
          reported.push(`${target} ${JSON.stringify(kind)}`);
      }
    }
    expect(reported).toEqual([]);
  });

  it.each([
    ['/master/settings', 'editor'],
    ['/master/activity', 'editor'],
    ['/master/status', 'editor'],
    ['/master/visitors', 'editor'],
    ['/master/settings', 'translator'],
    ['/master/pages', 'translator'],
    ['/master/pages/{id}', 'translator'],
  ])('%s shows %s nothing that is above the role', async (page, who) => {
    const { body } = await openAs(page, who);
    const others = ['owner', 'editor', 'translator'].filter((role) => role !== who);
    expect(others.filter((role) => body.includes(`${CANARY} ${role}`))).toEqual([]);
    expect(body).not.toContain('canary@');
    if (who === 'translator') expect(body).not.toContain('/canary');
  });
});

describe('public pages are the same for everyone (docs/reference/performance.md#finished-pages; security H-5, Z-4)', () => {
  it.each(['/', '/ru/about', '/contact', '/nope'])('%s', async (target) => {
    for (const cookie of Object.values(cookies)) {
      // A page that is not kept is sent in pieces, and how it is cut depends on how busy the machine is.
      const isSame = async () => {
        const visitor = await httpRequest(server.origin, target);
        const answer = await httpRequest(server.origin, target, { headers: { cookie } });
        expect(answer.status).toBe(visitor.status);
        expect(answer.headers['set-cookie']).toBeUndefined();
        return answer.body === visitor.body;
      };
      await expect.poll(isSame, { timeout: 15_000 }).toBe(true);
    }
  });
});
