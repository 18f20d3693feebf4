import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as one from '@/app/api/sessions/[id]/route';
import * as all from '@/app/api/sessions/route';
import { problem } from '@/lib/contracts/problem';
import { sessionList, sessionsEnded } from '@/lib/contracts/sessions';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { call } from './support/call';
import { enter, forgetPeople, type Person, person, whoIs } from './support/people';
import { PASSWORD } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let site: TestSite;
let ada: Person;
let boris: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  ada = await person(site, 'Ada', 'translator');
  boris = await person(site, 'Boris', 'owner');
});

const read = async (cookie: string) => {
  const answer = await call(all, 'GET', { path: '/api/sessions', headers: { cookie } });
  expect(answer.status).toBe(200);
  return sessionList.parse(answer.json).sessions;
};
const end = (id: string, cookie: string, headers = {}) =>
  call(one, 'DELETE', { path: `/api/sessions/${id}`, params: { id }, headers: { cookie, ...headers } });
const endOthers = (cookie: string, headers = {}) =>
  call(all, 'DELETE', { path: '/api/sessions', headers: { cookie, ...headers } });
const idOf = async (cookie: string) => (await read(cookie)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe('GET /api/sessions', () => {
  it('lists one’s own, the one used last first, and says which of them asks', async () => {
    const phone = await enter('Ada', PASSWORD, { 'user-agent': 'Phone', 'x-forwarded-for': '203.0.113.77' });
    await site.db.session.update({ where: { id: await idOf(ada.cookie) }, data: { lastUsedAt: ago(2) } });
    const list = await read(phone);
    expect(list).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expires: expect.any(String),
        userAgent: 'Phone',
        address: '203.0.113.0',
        isCurrent: true,
      },
      expect.objectContaining({ userAgent: '', isCurrent: false }),
    ]);
    expect(Date.parse(list[1]?.expires ?? '') - Date.now()).toBeLessThan(12.1 * DAY_MS);
    expect(JSON.stringify(list)).not.toContain(await idOf(boris.cookie));
  });

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['unused for 14 days', { lastUsedAt: ago(14) }],
    ['30 days old', { createdAt: ago(30) }],
  ])('leaves out one that is %s', async (_name, data) => {
    const { id } = await site.db.session.create({ data: { userId: ada.id, ...data } });
    expect((await read(ada.cookie)).map((each) => each.id)).not.toContain(id);
    expect((await end(id, ada.cookie)).status).toBe(404);
  });
});

describe('DELETE /api/sessions/{id}', () => {
  it('ends one of one’s own at once', async () => {
    const phone = await enter('Ada');
    const answer = await end(await idOf(phone), ada.cookie);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(await whoIs(phone)).toEqual({});
    expect(await whoIs(ada.cookie)).toHaveProperty('user');
  });

  it('ends the present one too, and takes its cookie away', async () => {
    const answer = await end(await idOf(ada.cookie), ada.cookie);
    expect(answer.headers.getSetCookie()).toEqual([
      'atelier-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect(await whoIs(ada.cookie)).toEqual({});
  });

  it('shows nobody another account’s sessions', async () => {
    for (const [whose, who] of [
      [boris, ada],
      [ada, boris],
    ] as const) {
      const { status, json } = await end(await idOf(whose.cookie), who.cookie);
      expect([status, problem.parse(json).code]).toEqual([404, 'not_found']);
      expect(await whoIs(whose.cookie)).toHaveProperty('user');
    }
    for (const id of ['none', '%', ' ', 'é']) expect((await end(id, ada.cookie)).status).toBe(404);
  });
});

describe('DELETE /api/sessions', () => {
  it('ends all others that still count, and says how many', async () => {
    const others = [await enter('Ada'), await enter('Ada')];
    await site.db.session.create({ data: { userId: ada.id, lastUsedAt: ago(20) } });
    expect(sessionsEnded.parse((await endOthers(ada.cookie)).json)).toEqual({ ended: 2 });
    for (const cookie of others) expect(await whoIs(cookie)).toEqual({});
    expect(await whoIs(ada.cookie)).toHaveProperty('user');
    expect(await whoIs(boris.cookie)).toHaveProperty('user');
    expect((await endOthers(ada.cookie)).json).toEqual({ ended: 0 });
  });
});

it('all of them need a session, and this site', async () => {
  const id = await idOf(ada.cookie);
  expect((await call(all, 'GET', {})).status).toBe(401);
  expect((await end(id, '')).status).toBe(401);
  expect((await endOthers('')).status).toBe(401);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await end(id, ada.cookie, elsewhere)).status).toBe(403);
  expect((await endOthers(ada.cookie, elsewhere)).status).toBe(403);
  expect(await whoIs(ada.cookie)).toHaveProperty('user');
});

it('records ended sessions', async () => {
  const phone = await idOf(await enter('Ada'));
  await enter('Ada');
  await site.db.auditEvent.deleteMany();
  await end(phone, ada.cookie);
  await endOthers(ada.cookie);
  const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
  expect(events.map(({ action, actorName, object }) => [action, actorName, object])).toEqual([
    ['session_ended', 'Ada', phone],
    ['session_ended', 'Ada', 'all others (1)'],
  ]);
});

it('an account that goes while its session is read is nobody, and no fault of the site', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await site.db.user.create({ data: { name: `Guest ${round}`, role: 'editor' } });
    const { id: sessionId } = await site.db.session.create({ data: { userId: id } });
    const cookie = await sealedCookie(sessionId);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => call(all, 'GET', { headers: { cookie } }))),
      site.db.user.delete({ where: { id } }),
    ]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
  }
});
