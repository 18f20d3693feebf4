import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as accounts from '@/app/api/accounts/route';
import * as audit from '@/app/api/audit/route';
import * as contactMessage from '@/app/api/contact/[id]/route';
import * as byPath from '@/app/api/pages/by-path/route';
import { auditEventList } from '@/lib/contracts/audit';
import { sweepRecords } from '@/lib/server/audit/sweep-records';
import { call } from './support/call';
import { freshNetwork, type Person, person } from './support/people';
import { PASSWORD, signIn } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const DAY_MS = 24 * 60 * 60 * 1000;
const FROM = { 'x-forwarded-for': '203.0.113.77' };

let site: TestSite;
let ada: Person;
let eva: Person;

beforeAll(async () => {
  site = await openSite();
  ada = await person(site, 'Ada', 'owner');
  eva = await person(site, 'Eva', 'editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.auditEvent.deleteMany();
  await site.db.signInAttempt.deleteMany();
});

const read = async (query = '', cookie = ada.cookie) => {
  const answer = await call(audit, 'GET', { path: `/api/audit${query}`, headers: { cookie } });
  return { ...answer, list: answer.status === 200 ? auditEventList.parse(answer.json) : undefined };
};
const events = async () =>
  (await read()).list?.events.map(({ action, actorName, object, address }) => [
    action,
    actorName,
    object,
    address,
  ]);
const save = (json: object) =>
  call(byPath, 'PATCH', {
    path: '/api/pages/by-path',
    json: { path: '/about', locale: 'en', translation: { content: { sections: [] }, ...json } },
    headers: { cookie: eva.cookie, ...FROM },
  });

describe('GET /api/audit (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it('is the owner’s, and never out of a cache', async () => {
    const tanja = await person(site, 'Tanja', 'translator');
    expect((await read('', '')).status).toBe(401);
    expect((await read('', tanja.cookie)).status).toBe(403);
    expect((await read('', eva.cookie)).status).toBe(403);
    const { status, headers } = await read();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('lists events newest first, page by page, while some are added and removed', async () => {
    const add = (n: number) => site.db.auditEvent.create({ data: { action: 'page_saved', object: `${n}` } });
    for (let n = 1; n <= 5; n += 1) await add(n);
    const first = await read('?limit=2');
    expect(first.list?.events.map(({ object }) => object)).toEqual(['5', '4']);
    await site.db.auditEvent.deleteMany({ where: { object: '4' } });
    await add(6);
    const second = await read(`?limit=2&cursor=${first.list?.cursor}`);
    expect(second.list?.events.map(({ object }) => object)).toEqual(['3', '2']);
    const last = await read(`?limit=2&cursor=${second.list?.cursor}`);
    expect(last.list).toEqual({
      events: [
        {
          id: expect.any(String),
          action: 'page_saved',
          actorId: null,
          actorName: '',
          tokenName: '',
          object: '1',
          address: '',
          at: expect.stringMatching(/Z$/),
        },
      ],
      hasMore: false,
    });
  });

  it('lists actions of one kind, and of one account', async () => {
    const add = (action: string, actor: Person | null) =>
      site.db.auditEvent.create({ data: { action, actorId: actor?.id ?? null } });
    await add('page_saved', ada);
    await add('media_uploaded', eva);
    await add('page_published', eva);
    await add('sign_in_failed', null);
    const listed = async (query: string) => (await read(query)).list?.events.map(({ action }) => action);
    expect(await listed('?group=pages')).toEqual(['page_published', 'page_saved']);
    expect(await listed('?group=people')).toEqual(['sign_in_failed']);
    expect(await listed(`?actor=${eva.id}`)).toEqual(['page_published', 'media_uploaded']);
    expect(await listed(`?group=pages&actor=${eva.id}`)).toEqual(['page_published']);
    const { list } = await read('?group=pages&limit=1');
    expect(await listed(`?group=pages&limit=1&cursor=${list?.cursor}`)).toEqual(['page_saved']);
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?cursor=',
    '?page=2',
    '?cursor=%00',
    '?group=all',
    '?group=',
    '?actor=',
  ])('%s: 422', async (query) => {
    expect((await read(query)).status).toBe(422);
  });
});

describe('what is recorded (security S-4)', () => {
  it('a save, and one that came too late', async () => {
    expect((await save({ version: 1 })).status).toBe(200);
    expect((await save({ version: 1 })).status).toBe(409);
    expect(await events()).toEqual([
      ['page_conflict', 'Eva', '/about (en)', '203.0.113.0'],
      ['page_saved', 'Eva', '/about (en)', '203.0.113.0'],
    ]);
  });

  it('a save that was refused leaves nothing', async () => {
    expect((await save({ content: { sections: [{}] } })).status).toBe(422);
    expect(await events()).toEqual([]);
  });

  it('the deletion of a message, without its content', async () => {
    const data = { name: 'Visitor', email: 'v@x.example', message: 'Hello', locale: 'en', address: '' };
    const { id } = await site.db.contactMessage.create({ data });
    const remove = () =>
      call(contactMessage, 'DELETE', {
        path: `/api/contact/${id}`,
        params: { id },
        headers: { cookie: ada.cookie, ...FROM },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await events()).toEqual([['contact_removed', 'Ada', id, '203.0.113.0']]);
  });

  it('refusals of signed-in users, up to a limit', async () => {
    const olga = await person(site, 'Olga', 'translator');
    await site.db.auditEvent.deleteMany();
    const knock = () =>
      call(accounts, 'POST', {
        path: '/api/accounts?canary=1',
        json: {},
        headers: { cookie: olga.cookie, ...FROM },
      });
    expect((await knock()).status).toBe(403);
    expect(await events()).toEqual([['access_denied', 'Olga', 'POST /api/accounts', '203.0.113.0']]);
    for (let n = 0; n < 40; n += 1) expect((await knock()).status).toBe(403);
    expect(await site.db.auditEvent.count()).toBe(30);
  });

  it('that a visitor was refused is not: anybody could fill the table', async () => {
    await call(accounts, 'GET', { path: '/api/accounts' });
    expect(await events()).toEqual([]);
  });

  it('that somebody guesses, once and not each time', async () => {
    const headers = freshNetwork();
    for (let n = 0; n < 14; n += 1) await signIn({ name: 'Eva', password: 'wide ships in fog', headers });
    const kept = await events();
    expect(kept?.filter(([action]) => action === 'sign_in_throttled')).toEqual([
      ['sign_in_throttled', 'Eva', '', '198.51.0.0'],
    ]);
    expect(kept?.filter(([action]) => action === 'sign_in_failed').length).toBeGreaterThan(3);
  });
});

describe('how long it is kept (security S-4, privacy policy)', () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

  beforeEach(async () => {
    await site.db.session.deleteMany({ where: { address: '192.0.2.0' } });
    await site.db.accountLink.deleteMany();
    for (const days of [80, 91]) {
      await site.db.auditEvent.create({ data: { action: 'signed_in', object: `${days}`, at: ago(days) } });
      const data = { userId: eva.id, address: '192.0.2.0', createdAt: ago(days), revokedAt: ago(days) };
      await site.db.session.create({ data });
      const tokenHash = `${days}`.repeat(32);
      await site.db.accountLink.create({
        data: { tokenHash, createdAt: ago(days), expiresAt: ago(days - 1) },
      });
    }
    for (const hours of [23, 25])
      await site.db.signInAttempt.create({
        data: { account: 'a', address: `${hours}`, at: ago(hours / 24) },
      });
  });

  const left = async () => ({
    events: (await site.db.auditEvent.findMany()).map(({ object }) => object),
    sessions: await site.db.session.count({ where: { address: '192.0.2.0' } }),
    links: await site.db.accountLink.count(),
    attempts: (await site.db.signInAttempt.findMany()).map(({ address }) => address),
  });
  const SWEPT = { events: ['80'], sessions: 1, links: 1, attempts: ['23'] };

  it('90 days, and a day for attempts', async () => {
    await sweepRecords(site.db);
    expect(await left()).toEqual(SWEPT);
    expect((await read()).status).toBe(200);
  });

  it('also on a server that is never restarted, at the next sign-in', async () => {
    const enter = () => signIn({ name: 'Ada', password: PASSWORD, headers: freshNetwork() });
    const kept = async () => (await left()).events.filter(Boolean);
    expect((await enter()).status).toBe(200);
    expect(await kept()).toEqual(['80', '91']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    try {
      expect((await enter()).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    expect(await kept()).toEqual(['80']);
  });
});
