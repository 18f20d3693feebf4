import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as session from '@/app/api/%5Fauth/session/route';
import * as nextAuth from '@/app/api/auth/[...nextauth]/route';
import * as logout from '@/app/api/auth/logout/route';
import * as contact from '@/app/api/contact/route';
import { problem } from '@/lib/contracts/problem';
import { loggedOut, sessionAnswer } from '@/lib/contracts/session';
import { type Answer, call } from './support/call';
import { freshNetwork as fresh } from './support/people';
import { addAccount, cookiesOf, firstSignIn, PASSWORD, sessionOf, signIn } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const WRONG = 'wide ships in fog';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestSite;
let ownerId: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  ownerId = (await addAccount(site, { name: 'Ada', role: 'owner', email: 'ada@studio.example' })).id;
  await firstSignIn(fresh());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.signInAttempt.deleteMany();
  await site.db.session.deleteMany();
});

const whoIs = (cookie: string) => call(session, 'GET', { path: '/api/_auth/session', headers: { cookie } });
const enter = async () => sessionOf(await signIn({ password: PASSWORD, headers: fresh() }));

describe('signing in by next-auth’s flow (docs/reference/http-api.md#session)', () => {
  it('starts a session, whose cookie contains only its sealed id', async () => {
    const answer = await signIn({ password: PASSWORD, headers: { ...fresh(), 'user-agent': 'Firefox' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json');
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('atelier-session='));
    expect(set).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/i);
    const { user, expires } = sessionAnswer.parse((await whoIs(sessionOf(answer))).json) as never as {
      user: object;
      expires: string;
    };
    expect(user).toEqual({ id: ownerId, name: 'Ada', role: 'owner' });
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    expect(await site.db.session.findMany()).toEqual([
      expect.objectContaining({
        userId: ownerId,
        userAgent: 'Firefox',
        address: '198.51.0.0',
        revokedAt: null,
      }),
    ]);
    expect((await call(contact, 'GET', { headers: { cookie: sessionOf(answer) } })).status).toBe(200);
  });

  it('refuses a wrong password as the contract says, and sets no session', async () => {
    const answer = await signIn({ password: WRONG, headers: fresh() });
    expect(answer.status).toBe(401);
    expect(problem.parse(answer.json)).toMatchObject({ code: 'unauthenticated', detail: 'Invalid password' });
    expect(sessionOf(answer)).toBe('');
    expect(answer.text).not.toContain(WRONG);
    expect(JSON.stringify(answer.log)).not.toContain(WRONG);
  });

  it('refuses everybody if the stored hash is malformed', async () => {
    const spoilt = await addAccount(site, { name: 'Spoilt', role: 'editor' });
    await site.db.user.update({ where: { id: spoilt.id }, data: { passwordHash: '$argon2id$cut off' } });
    const answer = await signIn({ name: 'Spoilt', password: PASSWORD, headers: fresh() });
    expect(answer.status).toBe(401);
    expect(answer.log).toContainEqual(expect.objectContaining({ event: 'unreadable_password_hash' }));
    await site.db.user.delete({ where: { id: spoilt.id } });
  });

  it('gives the same answer for every cause', async () => {
    const given = [
      { password: '' },
      { password: 'x'.repeat(300) },
      { password: PASSWORD, name: 'nobody' },
      ...['%', 'A_a', 'a\\da', '\\', 'Ada\0', 'Ada\ud800', `' OR ''='`].map((name) => ({
        password: PASSWORD,
        name,
      })),
      { password: `${PASSWORD} ` },
      {},
    ];
    const answers: Answer[] = [];
    for (const each of given) answers.push(await signIn({ ...each, headers: fresh() }));
    const bodies = answers.map(({ json }) => ({ ...json, requestId: '' }));
    expect(answers.map(({ status }) => status)).toEqual(given.map(() => 401));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('accepts a password in any Unicode form', async () => {
    await addAccount(site, { name: 'Yulia', role: 'editor' }, 'мій тихий край');
    const decomposed = 'мій тихий край'.normalize('NFD');
    expect((await signIn({ name: 'Yulia', password: decomposed, headers: fresh() })).status).toBe(200);
    const longest = 'я'.repeat(59);
    await addAccount(site, { name: 'Long', role: 'editor' }, `${longest}ю`);
    expect((await signIn({ name: 'Long', password: `${longest}ж`, headers: fresh() })).status).toBe(401);
    expect((await signIn({ name: 'Long', password: `${longest}ю`, headers: fresh() })).status).toBe(200);
  });

  it('finds an account by its name or address, in capitals or not, and the owner without either', async () => {
    for (const name of ['ada', 'ADA', ' ada ', 'Ada@Studio.example']) {
      expect([name, (await signIn({ name, password: PASSWORD, headers: fresh() })).status]).toEqual([
        name,
        200,
      ]);
    }
    expect((await signIn({ password: PASSWORD, headers: fresh() })).status).toBe(200);
  });

  it('starts a new session each time, and ends the browser’s previous one', async () => {
    const first = await enter();
    const answer = await signIn({ password: PASSWORD, headers: fresh(), cookie: first });
    const second = sessionOf(answer);
    expect(second).not.toBe(first);
    expect((await whoIs(first)).json).toEqual({});
    expect((await whoIs(second)).json).toHaveProperty('user');
  });

  it('leads back to paths of this site only (security R-1)', async () => {
    const urlOf = async (callbackUrl: string) =>
      (await signIn({ password: PASSWORD, headers: fresh(), callbackUrl })).json.url;
    expect(await urlOf('/master/pages')).toBe('http://localhost:3000/master/pages');
    expect(await urlOf('https://evil.example/')).toBe('http://localhost:3000/');
    expect(await urlOf('//evil.example/')).toBe('http://localhost:3000/');
    expect(await urlOf('http://localhost:3000.evil.example/')).toBe('http://localhost:3000/');
  });

  it('needs the token of this browser, and comes from this site', async () => {
    const path = '/api/auth/callback/credentials';
    const params = { nextauth: ['callback', 'credentials'] };
    const withoutToken = await call(nextAuth, 'POST', { path, params, json: { password: PASSWORD } });
    expect(sessionOf(withoutToken)).toBe('');
    const elsewhere = await signIn({
      password: PASSWORD,
      headers: { ...fresh(), origin: 'https://evil.example' },
    });
    expect([elsewhere.status, elsewhere.json.code]).toEqual([403, 'cross_origin']);
    expect(await site.db.session.count()).toBe(0);
  });

  it('refuses a body that is no sign-in: too large, of another type, of an unknown call', async () => {
    const params = { nextauth: ['callback', 'credentials'] };
    const post = (options: object) => call(nextAuth, 'POST', { params, ...options });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post({ raw: 'x'.repeat(1_000_000), headers: form })).status).toBe(413);
    expect((await post({ raw: 'password=x', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post({ raw: '{' })).status).toBe(400);
    expect((await post({ json: null })).headers.getSetCookie().join()).not.toContain('atelier-session');
    for (const nextauth of [
      ['callback', 'google'],
      ['_log'],
      ['signin', 'credentials'],
      ['x', 'y', 'z', 'w'],
    ]) {
      const { status } = await call(nextAuth, 'POST', { params: { nextauth }, json: {} });
      expect([404, 422]).toContain(status);
    }
  });

  it('shows no page of next-auth’s own', async () => {
    for (const action of ['signin', 'signout', 'error']) {
      const { status, headers } = await call(nextAuth, 'GET', {
        path: `/api/auth/${action}`,
        params: { nextauth: [action] },
      });
      expect([action, status]).toEqual([action, 302]);
      expect(headers.get('location')).toMatch(/^\/master(?:\?callbackUrl=[^&]*|\?error=undefined)?$/);
    }
  });
});

describe('guessing (security A-2, A-3)', () => {
  const seconds = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

  it('looks at few of many guesses that come at once, and at a right one among them neither', async () => {
    const here = fresh();
    const guesses = Array.from({ length: 49 }, () => signIn({ password: WRONG, headers: here }));
    const answers = await Promise.all([...guesses, signIn({ password: PASSWORD, headers: here })]);
    const looked = answers.filter(({ status }) => status !== 429);
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.filter(({ status }) => status === 429).every((each) => seconds(each) >= 1)).toBe(true);
    expect(problem.parse(answers.at(-1)?.json).code).toBe('rate_limited');
    expect(await site.db.signInAttempt.count()).toBe(looked.length);
  });

  it('clears earlier failures after a success', async () => {
    const here = fresh();
    for (let n = 0; n < 3; n += 1) await signIn({ password: WRONG, headers: here });
    expect((await signIn({ password: PASSWORD, headers: here })).status).toBe(200);
    expect(await site.db.signInAttempt.count()).toBe(0);
  });

  it('slows an account down for strangers, and not for a network that it is at home in', async () => {
    const home = fresh();
    expect((await signIn({ password: PASSWORD, headers: home })).status).toBe(200);
    const at = new Date();
    const data = Array.from({ length: 40 }, (_, n) => ({ account: ownerId, address: `stranger ${n}`, at }));
    await site.db.signInAttempt.createMany({ data });
    expect((await signIn({ password: PASSWORD, headers: fresh() })).status).toBe(429);
    expect((await signIn({ password: PASSWORD, headers: home })).status).toBe(200);
  });

  it('keeps neither names nor addresses in the clear', async () => {
    await signIn({
      name: 'my-password-typed-here',
      password: WRONG,
      headers: { 'x-forwarded-for': '203.0.113.77' },
    });
    const kept = JSON.stringify([
      await site.db.signInAttempt.findMany(),
      await site.db.auditEvent.findMany(),
    ]);
    expect(kept).not.toMatch(/my-password|203\.0\.113\.77/);
  });
});

describe('the end of a session (security A-6, A-10)', () => {
  const byLogout = (cookie: string) => call(logout, 'POST', { headers: { cookie } });
  const byDelete = (cookie: string) => call(session, 'DELETE', { headers: { cookie } });

  it.each([
    ['POST /api/auth/logout', byLogout],
    ['DELETE /api/_auth/session', byDelete],
  ])('%s: the cookie is cleared and worth nothing any more', async (_name, leave) => {
    const cookie = await enter();
    const other = await enter();
    const answer = await leave(cookie);
    expect(loggedOut.parse(answer.json)).toEqual({ loggedOut: true });
    expect(answer.headers.getSetCookie()).toEqual([
      'atelier-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect((await whoIs(cookie)).json).toEqual({});
    expect((await call(contact, 'GET', { headers: { cookie } })).status).toBe(401);
    expect((await whoIs(other)).json).toHaveProperty('user');
  });

  it.each([
    ['POST /api/auth/logout', byLogout],
    ['DELETE /api/_auth/session', byDelete],
  ])('%s: also when nobody was signed in', async (_name, leave) => {
    for (const cookie of ['', 'atelier-session=forged', `atelier-session=${'x'.repeat(5000)}`]) {
      const answer = await leave(cookie);
      expect([answer.status, answer.json]).toEqual([200, { loggedOut: true }]);
    }
  });

  it('next-auth’s own sign-out does the same', async () => {
    const cookie = await enter();
    const csrf = await call(nextAuth, 'GET', { params: { nextauth: ['csrf'] } });
    const answer = await call(nextAuth, 'POST', {
      params: { nextauth: ['signout'] },
      json: { csrfToken: csrf.json.csrfToken, json: 'true' },
      headers: { cookie: `${cookie}; ${cookiesOf(csrf)}` },
    });
    expect(answer.status).toBe(200);
    expect((await whoIs(cookie)).json).toEqual({});
  });

  it.each([
    ['unused for 14 days', { lastUsedAt: new Date(Date.now() - 14 * DAY_MS) }],
    ['30 days old', { createdAt: new Date(Date.now() - 30 * DAY_MS) }],
    ['revoked', { revokedAt: new Date() }],
  ])('one that is %s counts no more', async (_name, data) => {
    const cookie = await enter();
    await site.db.session.updateMany({ data });
    expect((await whoIs(cookie)).json).toEqual({});
    expect((await call(contact, 'GET', { headers: { cookie } })).status).toBe(401);
  });

  it('writes a use down once an hour, and lives on by it', async () => {
    const cookie = await enter();
    const old = new Date(Date.now() - 13 * DAY_MS);
    await site.db.session.updateMany({ data: { lastUsedAt: old } });
    const { expires } = (await whoIs(cookie)).json;
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    const [row] = await site.db.session.findMany();
    expect(row?.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('writes down who came, went and failed', async () => {
    await site.db.auditEvent.deleteMany();
    const cookie = await enter();
    await signIn({ password: WRONG, headers: fresh() });
    await byLogout(cookie);
    const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['signed_in', 'Ada'],
      ['sign_in_failed', 'Ada'],
      ['signed_out', 'Ada'],
    ]);
    expect(events.every(({ address }) => /^(|198\.51\.\d+\.0)$/.test(address))).toBe(true);
  });
});
