import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as password from '@/app/api/auth/password/route';
import { problem } from '@/lib/contracts/problem';
import { makeLink } from '@/lib/server/auth/account-links';
import { hashPassword } from '@/lib/server/auth/passwords';
import { call } from './support/call';
import {
  enter,
  forgetPeople,
  freshNetwork,
  type Person,
  person,
  untilSomebodyWaits,
  whoIs,
} from './support/people';
import { PASSWORD, sessionOf } from './support/sign-in';
import { openSite, SITE_URL, type TestSite } from './support/site';

const NEW = 'a lantern in the attic';
const WRONG = 'wide ships in fog';

let site: TestSite;
let ada: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  ada = await person(site, 'Ada', 'translator');
});

const change = (cookie: string, currentPassword = PASSWORD, newPassword = NEW, headers = {}) =>
  call(password, 'POST', {
    path: '/api/auth/password',
    json: { currentPassword, newPassword },
    headers: { ...freshNetwork(), ...headers, cookie },
  });

describe('POST /api/auth/password (security A-7)', () => {
  it('ends all other sessions at once, and goes on with the present one under a new id', async () => {
    const elsewhere = await enter('Ada');
    const answer = await change(ada.cookie, PASSWORD, NEW, { 'user-agent': 'Firefox' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ user: { id: ada.id, name: 'Ada', role: 'translator' } });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^atelier-session=.+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoIs(sessionOf(answer))).toEqual(answer.json);
    expect([await whoIs(ada.cookie), await whoIs(elsewhere)]).toEqual([{}, {}]);
    expect(await enter('Ada')).toBe('');
    expect(await enter('Ada', NEW)).not.toBe('');
    const alive = await site.db.session.findMany({ where: { revokedAt: null } });
    expect(alive.map(({ userAgent }) => userAgent).sort()).toEqual(['', 'Firefox']);
  });

  it('leaves other people’s sessions alone', async () => {
    const boris = await person(site, 'Boris', 'editor');
    await change(ada.cookie);
    expect(await whoIs(boris.cookie)).toMatchObject({ user: { name: 'Boris' } });
  });

  it('makes void the links that could still set the password', async () => {
    await makeLink(site.db, SITE_URL, ada.id);
    await change(ada.cookie);
    expect(await site.db.accountLink.count()).toBe(0);
  });

  it.each([WRONG, '', `${PASSWORD} `, 'x'.repeat(300)])(
    'refuses %j for the present one, and changes nothing',
    async (given) => {
      const answer = await change(ada.cookie, given);
      expect(answer.status).toBe(422);
      expect(problem.parse(answer.json)).toMatchObject({
        detail: 'Invalid password',
        errors: [{ path: 'currentPassword' }],
      });
      expect(sessionOf(answer)).toBe('');
      expect(await whoIs(ada.cookie)).toHaveProperty('user');
      expect(await enter('Ada')).not.toBe('');
    },
  );

  it.each([
    ['short', 'tooShort'],
    ['x1'.repeat(129), 'tooLong'],
    ['password1234', 'tooCommon'],
    ['Daria Selivan', 'siteName'],
  ])('refuses %j for the new one, and tells why', async (given, reason) => {
    const answer = await change(ada.cookie, PASSWORD, given);
    expect(answer.status).toBe(422);
    expect(problem.parse(answer.json)).toMatchObject({ problem: reason, errors: [{ path: 'newPassword' }] });
    expect(await whoIs(ada.cookie)).toHaveProperty('user');
  });

  it('is no way to guess: the eleventh try from one address waits, also with the right one', async () => {
    const here = freshNetwork();
    const tries = await Promise.all(Array.from({ length: 14 }, () => change(ada.cookie, WRONG, NEW, here)));
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10);
    const last = await change(ada.cookie, PASSWORD, NEW, here);
    expect([last.status, last.json.code]).toEqual([429, 'rate_limited']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is carried out when it is sent again, under its key, after a wait', async () => {
    const key = { 'idempotency-key': '"one change"' };
    const at = new Date();
    const strangers = Array.from({ length: 40 }, (_, n) => ({
      account: ada.id,
      address: `stranger ${n}`,
      at,
    }));
    await site.db.signInAttempt.createMany({ data: strangers });
    expect((await change(ada.cookie, PASSWORD, NEW, key)).status).toBe(429);
    await site.db.signInAttempt.deleteMany();
    expect((await change(ada.cookie, PASSWORD, NEW, key)).status).toBe(200);
  });

  it('lets one of two changes through that come at the same moment', async () => {
    const elsewhere = await enter('Ada');
    const answers = await Promise.all([
      change(ada.cookie, PASSWORD, 'a password from here'),
      change(elsewhere, PASSWORD, 'a password from there'),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await site.db.session.count({ where: { revokedAt: null } })).toBe(1);
  });

  it('leaves no session behind that is begun with the old one at the same moment', async () => {
    const { id: userId } = ada;
    const late = await site.db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(NEW) } });
      const cookie = enter('Ada');
      await untilSomebodyWaits(site, tx);
      return { cookie };
    });
    expect(await late.cookie).toBe('');
    expect(await site.db.session.count({ where: { revokedAt: null } })).toBe(1);
  });

  it('needs a session, this site, and the two texts', async () => {
    expect((await change('')).status).toBe(401);
    expect((await change(ada.cookie, PASSWORD, NEW, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const json of [{}, { newPassword: NEW }, { currentPassword: PASSWORD, newPassword: NEW, id: 'x' }]) {
      const { status } = await call(password, 'POST', { json, headers: { cookie: ada.cookie } });
      expect(status).toBe(422);
    }
  });

  it('is recorded, without either password', async () => {
    await site.db.auditEvent.deleteMany();
    const refused = await change(ada.cookie, WRONG);
    const done = await change(ada.cookie);
    const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['password_refused', 'Ada'],
      ['password_changed', 'Ada'],
    ]);
    expect(JSON.stringify([events, refused.log, done.log, done.text])).not.toMatch(
      new RegExp(`${PASSWORD}|${NEW}|${WRONG}`),
    );
  });
});
