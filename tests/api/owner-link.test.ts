import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as ownerLink from '@/app/api/auth/owner-link/route';
import { problem } from '@/lib/contracts/problem';
import { sessionAnswer } from '@/lib/contracts/session';
import { findLink, hasOwner, makeLink, makeOwner } from '@/lib/server/auth/account-links';
import { call } from './support/call';
import { enter, person, whoIs } from './support/people';
import { addAccount, PASSWORD, sessionOf } from './support/sign-in';
import { openSite, SITE_URL, type TestSite } from './support/site';

const NEW = 'a lantern in the attic';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.user.deleteMany();
  await site.db.accountLink.deleteMany();
  await site.db.signInAttempt.deleteMany();
  await site.db.auditEvent.deleteMany();
});

const link = async (userId: string | null = null) => {
  const { url } = await makeLink(site.db, SITE_URL, userId);
  expect(url).toMatch(/^http:\/\/localhost:3000\/master\?owner=[\w-]{43}$/);
  return new URL(url).searchParams.get('owner') ?? '';
};
const spend = (token: string, password = NEW, headers: Record<string, string> = {}) =>
  call(ownerLink, 'POST', { path: '/api/auth/owner-link', json: { token, password }, headers });
const accounts = () => site.db.user.findMany({ orderBy: { createdAt: 'asc' } });

describe('POST /api/auth/owner-link (docs/reference/accounts-and-roles.md#first-start; security A-8)', () => {
  it('makes the first owner, signs in, and is worth nothing after that', async () => {
    const token = await link();
    const answer = await spend(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sessionAnswer.parse(answer.json)).toMatchObject({ user: { name: 'Owner', role: 'owner' } });
    expect(await whoIs(sessionOf(answer))).toEqual(answer.json);
    expect(await enter('Owner', NEW)).not.toBe('');
    const again = await spend(token, 'another fine password');
    expect([again.status, problem.parse(again.json).code]).toEqual([404, 'not_found']);
    expect(sessionOf(again)).toBe('');
    expect(await enter('Owner', 'another fine password')).toBe('');
  });

  it('lets one of ten in that come at the same moment', async () => {
    const token = await link();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => spend(token, `password of caller ${n}`)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners.length).toBe(1);
    expect(answers.filter(({ status }) => status === 404).length).toBe(9);
    expect((await accounts()).map(({ role }) => role)).toEqual(['owner']);
    const n = answers.findIndex(({ status }) => status === 200);
    await site.db.signInAttempt.deleteMany();
    expect(await enter('Owner', `password of caller ${n}`)).not.toBe('');
    expect(await site.db.session.count()).toBe(2);
  });

  it('gives a locked-out owner a new password and ends every session that there was', async () => {
    const ada = await person(site, 'Ada', 'owner');
    const answer = await spend(await link());
    expect(answer.json.user).toEqual({ id: ada.id, name: 'Ada', role: 'owner' });
    expect(await whoIs(ada.cookie)).toEqual({});
    expect(await enter('Ada')).toBe('');
    expect(await enter('Ada', NEW)).not.toBe('');
  });

  it('works for the account that it names, and no other', async () => {
    await addAccount(site, { name: 'Ada', role: 'owner' });
    const boris = await site.db.user.create({ data: { name: 'Boris', role: 'translator' } });
    const answer = await spend(await link(boris.id));
    expect(answer.json.user).toEqual({ id: boris.id, name: 'Boris', role: 'translator' });
    expect(await enter('Ada')).not.toBe('');
  });

  it('ends the browser’s previous session, of whatever account', async () => {
    const ada = await person(site, 'Ada', 'owner');
    const boris = await site.db.user.create({ data: { name: 'Boris', role: 'editor' } });
    await spend(await link(boris.id), NEW, { cookie: ada.cookie });
    expect(await whoIs(ada.cookie)).toEqual({});
  });

  it('makes void all that came before it, once it is made and once it is used', async () => {
    const first = await link();
    const second = await link();
    expect((await spend(first)).status).toBe(404);
    expect((await spend(second)).status).toBe(200);
    const [owner] = await accounts();
    const ofOwner = await link(owner?.id);
    const ofAnyOwner = await link();
    expect((await spend(ofOwner)).status).toBe(200);
    expect((await spend(ofAnyOwner)).status).toBe(404);
  });

  it('does not work after a day, if unknown, or if malformed', async () => {
    const token = await link();
    await site.db.accountLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    for (const dead of [token, 'x'.repeat(43), '', '%00', 'é\u0000']) {
      const { status, json } = await spend(dead);
      expect([dead, status, json.code]).toEqual([dead, 404, 'not_found']);
    }
    expect(await accounts()).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const boris = await site.db.user.create({ data: { name: 'Boris', role: 'editor' } });
    const token = await link(boris.id);
    await site.db.user.delete({ where: { id: boris.id } });
    expect((await spend(token)).status).toBe(404);
    expect(await accounts()).toEqual([]);
  });

  it.each([
    ['eleven ch.', 'tooShort'],
    ['x1'.repeat(129), 'tooLong'],
    ['password1234', 'tooCommon'],
    ['Daria Selivan', 'siteName'],
  ])('refuses %j, tells why, and can be used all the same', async (password, reason) => {
    const token = await link();
    const answer = await spend(token, password);
    expect(answer.status).toBe(422);
    expect(problem.parse(answer.json)).toMatchObject({ problem: reason, errors: [{ path: 'password' }] });
    expect(JSON.stringify([answer.text, answer.log])).not.toContain(password);
    expect((await spend(token)).status).toBe(200);
  });

  it('refuses the name of the account as its password', async () => {
    const boris = await site.db.user.create({ data: { name: 'Boris the Careful', role: 'editor' } });
    expect((await spend(await link(boris.id), 'boris-the-careful')).json.problem).toBe('siteName');
  });

  it('is taken from this site only, as JSON of two texts', async () => {
    const token = await link();
    const elsewhere = await spend(token, NEW, { origin: 'https://evil.example' });
    expect([elsewhere.status, elsewhere.json.code]).toEqual([403, 'cross_origin']);
    expect((await spend(token, NEW, { 'content-type': 'text/plain' })).status).toBe(415);
    const send = (json: unknown) => call(ownerLink, 'POST', { json });
    for (const body of [
      {},
      { token },
      { token, password: 1 },
      { token: [token], password: NEW },
      { token, password: NEW, role: 'owner' },
    ])
      expect((await send(body)).status).toBe(422);
    expect((await send({ token, password: 'x'.repeat(9000) })).status).toBe(413);
    expect(await findLink(token)).toEqual({ name: '' });
  });

  it('writes down that a password was set, and neither it nor the link anywhere', async () => {
    const token = await link();
    const { log } = await spend(token);
    const events = await site.db.auditEvent.findMany();
    expect(events.map(({ action, actorName }) => [action, actorName])).toEqual([['password_set', 'Owner']]);
    const stored = [await site.db.accountLink.findMany(), await accounts()];
    expect(JSON.stringify([events, log, stored])).not.toMatch(new RegExp(`${token}|${NEW}`));
    expect((await accounts())[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the owner of the environment (docs/reference/accounts-and-roles.md#first-start)', () => {
  it('is created once, and voids earlier links', async () => {
    const token = await link();
    expect(await hasOwner(site.db)).toBe(false);
    await makeOwner(site.db, PASSWORD);
    await makeOwner(site.db, NEW);
    expect((await accounts()).length).toBe(1);
    expect(await enter('Owner')).not.toBe('');
    expect((await spend(token)).status).toBe(404);
  });
});
