import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { type Answer, ask, navigate } from './support/http';
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

const ROOMS = [
  '/master',
  '/master/pages',
  '/master/pages/{id}',
  '/master/pages/{id}/preview',
  '/master/settings',
];

/** Ways to write the same place, some of which proxies and frameworks have read differently (security Z-3). */
const spellingsOf = (room: string) =>
  [
    room,
    ...['/ru', '/uk', '/en', '/de', '/zz', '/EN', '/ru/', '//', '/.', '/./', '/x/..', '/%2e', '/%2e%2e'].map(
      (before) => `${before}${room}`,
    ),
    `${room}/`,
    `${room}//`,
    `${room}/.`,
    `${room}?_rsc=x`,
    `${room}?popup=1&owner=x`,
    `${room};x`,
    `${room}%00`,
    `${room}%20`,
    `${room}.`,
    `${room}.rsc`,
    `${room}.json`,
    `${room}.txt`,
    `${room}.html`,
    `${room}.prefetch.rsc`,
    `${room}.segments/_tree.segment.rsc`,
    `${room}.segments/_full.segment.rsc`,
    `${room}/_payload.json`,
    `${room}/feed.atom`,
    `${room}/_share.jpg`,
    `/_next/data/x${room}.json`,
    `/_next/image?url=${encodeURIComponent(room)}&w=64&q=75`,
    `/_payload/en${room}`,
    `/en/[locale]${room}`,
    room.replace('/master', '/%6daster'),
    room.replace('/master', '/%6Daster'),
    room.replace('/master', '/%256daster'),
    room.replace('/master', '/Master'),
    room.replace('/master', '/MASTER'),
    room.replace('/master', '/%EF%BD%8Daster'),
    room.replace('/master', '/(admin)/master'),
    room.replaceAll('/', '\\'),
    room.replaceAll('/', '%2f').replace('%2f', '/'),
    room.replaceAll('/', '%5c').replace('%5c', '/'),
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

describe('the admin pages show their rooms to whoever is signed in, while they are rendered (security Z-3)', () => {
  const inRoom = (room: string, who: string) =>
    ask(server.origin, room.replace('{id}', pageId), { headers: { cookie: cookies[who] ?? '' } });

  it.each(ROOMS)('%s is another page for its owner than for a stranger', async (room) => {
    // A server's first render can take longer than its own deadline while others start beside it.
    await expect.poll(async () => (await inRoom(room, 'owner')).status, { timeout: 30_000 }).toBe(200);
    const [owner, stranger, past] = [
      await inRoom(room, 'owner'),
      await inRoom(room, 'nobody'),
      await inRoom(room, 'owner, signed out'),
    ];
    expect([owner.status, stranger.status, past.status]).toEqual([200, 200, 200]);
    expect([tellsNothing(owner), tellsNothing(stranger), tellsNothing(past)]).toEqual([false, true, true]);
    for (const answer of [owner, stranger, past]) {
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['x-robots-tag']).toContain('noindex');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(ROOMS)('%s tells a stranger nothing, however it is asked for', async (room) => {
    const told: string[] = [];
    for (const [index, target] of spellingsOf(room).entries()) {
      for (const who of ['owner', index % 2 === 0 ? 'nobody' : 'owner, signed out']) {
        // The owner's own request comes first: nothing of it may be kept for others.
        const answer = await ask(server.origin, target, { headers: { cookie: cookies[who] ?? '' } });
        expect([target, answer.status < 500]).toEqual([target, true]);
        if (who !== 'owner' && !tellsNothing(answer)) told.push(target);
      }
    }
    expect(told).toEqual([]);
  });

  it.each(ROOMS)('%s tells a stranger nothing, whatever kind of request it is', async (room) => {
    const told: string[] = [];
    for (const [index, kind] of KINDS.entries()) {
      // In one language or the other: the kinds are what this is about.
      const target = `${index % 2 === 0 ? '' : '/ru'}${room}`.replace('{id}', pageId);
      for (const cookie of [cookies.owner, cookies['owner, signed out'], '']) {
        const headers = { ...kind, ...(cookie !== undefined && !kind.cookie && { cookie }) };
        const answers = [
          await ask(server.origin, target, { headers }),
          await navigate(server.origin, target, headers),
        ];
        if (cookie !== cookies.owner && !answers.every(tellsNothing))
          told.push(`${target} ${JSON.stringify(kind)}`);
      }
    }
    expect(told).toEqual([]);
  });

  it.each([
    ['/master/settings', 'editor'],
    ['/master/settings', 'translator'],
    ['/master/pages', 'translator'],
    ['/master/pages/{id}', 'translator'],
  ])('%s shows %s nothing that is above the role', async (room, who) => {
    const { body } = await inRoom(room, who);
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
        const visitor = await ask(server.origin, target);
        const answer = await ask(server.origin, target, { headers: { cookie } });
        expect(answer.status).toBe(visitor.status);
        expect(answer.headers['set-cookie']).toBeUndefined();
        return answer.body === visitor.body;
      };
      await expect.poll(isSame, { timeout: 15_000 }).toBe(true);
    }
  });
});
