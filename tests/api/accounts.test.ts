import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as link from '@/app/api/accounts/[id]/link/route';
import * as one from '@/app/api/accounts/[id]/route';
import * as all from '@/app/api/accounts/route';
import * as ownerLink from '@/app/api/auth/owner-link/route';
import { account, accountAdded, accountLink, accountList } from '@/lib/contracts/accounts';
import { problem } from '@/lib/contracts/problem';
import { call } from './support/call';
import { enter, forgetPeople, type Person, person, whoIs } from './support/people';
import { PASSWORD } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const NEW = 'a lantern in the attic';

let site: TestSite;
let ada: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  ada = await person(site, 'Ada', 'owner');
});

const headersOf = (who: Person | null) => ({ cookie: who?.cookie ?? '' });
const read = async (who: Person | null) =>
  call(all, 'GET', { path: '/api/accounts', headers: headersOf(who) });
const list = async () => accountList.parse((await read(ada)).json).accounts;
const add = (who: Person | null, json: unknown, headers = {}) =>
  call(all, 'POST', { path: '/api/accounts', json, headers: { ...headersOf(who), ...headers } });
const at = (id: string) => ({ path: `/api/accounts/${id}`, params: { id } });
const change = (who: Person | null, id: string, json: unknown, headers = {}) =>
  call(one, 'PATCH', { ...at(id), json, headers: { ...headersOf(who), ...headers } });
const remove = (who: Person | null, id: string, headers = {}) =>
  call(one, 'DELETE', { ...at(id), headers: { ...headersOf(who), ...headers } });
const renew = (who: Person | null, id: string, headers = {}) =>
  call(link, 'POST', { ...at(id), headers: { ...headersOf(who), ...headers } });
const spend = (url: string, password = NEW) =>
  call(ownerLink, 'POST', { json: { token: new URL(url).searchParams.get('owner'), password } });
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, problem.parse(json).code];

describe('accounts are the owner’s (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it('401 without a session, 403 for others and from other sites; nothing is revealed or changed', async () => {
    const people = [
      null,
      await person(site, 'Tanja', 'translator'),
      await person(site, 'Eva', 'editor'),
    ] as const;
    const before = await site.db.user.findMany({ orderBy: { id: 'asc' } });
    for (const who of people) {
      const answers = [
        await read(who),
        await add(who, { name: 'Mallory', role: 'owner' }),
        await change(who, who?.id ?? ada.id, { role: 'owner' }),
        await remove(who, ada.id),
        await renew(who, ada.id),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(who ? 403 : 401));
      expect(JSON.stringify(answers.map(({ text }) => text))).not.toContain('Ada');
    }
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }]) {
      const answers = [
        await add(ada, { name: 'Mallory', role: 'owner' }, headers),
        await change(ada, ada.id, { name: 'Mallory' }, headers),
        await remove(ada, ada.id, headers),
        await renew(ada, ada.id, headers),
      ];
      expect(answers.map(codeOf)).toEqual(Array(4).fill([403, 'cross_origin']));
    }
    expect(await site.db.user.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    expect(await site.db.accountLink.count()).toBe(0);
  });
});

describe('GET /api/accounts', () => {
  it('tells all there is about an account, and nothing of its password', async () => {
    await site.db.user.create({ data: { name: 'Boris', role: 'editor', email: 'boris@studio.example' } });
    const answer = await read(ada);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(accountList.parse(answer.json).accounts).toEqual([
      {
        id: ada.id,
        name: 'Ada',
        email: null,
        role: 'owner',
        hasPassword: true,
        createdAt: expect.any(String),
        lastUsedAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({
        name: 'Boris',
        email: 'boris@studio.example',
        hasPassword: false,
        lastUsedAt: null,
      }),
    ]);
    expect(answer.text).not.toMatch(/argon2|hash/i);
  });
});

describe('POST /api/accounts', () => {
  it('adds one that cannot sign in until its holder has used the link', async () => {
    const answer = await add(ada, {
      name: ' Boris  Godunov\n',
      email: 'boris@studio.example',
      role: 'editor',
    });
    expect(answer.status).toBe(201);
    const made = accountAdded.parse(answer.json);
    expect(made.account).toMatchObject({ name: 'Boris Godunov', role: 'editor', hasPassword: false });
    expect(made.link).toMatch(/^http:\/\/localhost:3000\/master\?owner=[\w-]{43}$/);
    expect(Date.parse(made.expires) - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
    expect(await enter('Boris Godunov', NEW)).toBe('');
    expect((await spend(made.link)).json.user).toMatchObject({ name: 'Boris Godunov', role: 'editor' });
    expect(await enter('boris@studio.example', NEW)).not.toBe('');
    expect((await list()).map(({ hasPassword }) => hasPassword)).toEqual([true, true]);
  });

  it.each([
    [{ name: 'ADA', role: 'editor' }, 'name'],
    [{ name: 'Ｂ', email: 'Ada@Studio.example', role: 'editor' }, 'email'],
  ])('refuses %j, which is taken', async (json, field) => {
    await site.db.user.update({ where: { id: ada.id }, data: { email: 'ada@studio.example' } });
    const answer = await add(ada, json);
    expect(codeOf(answer)).toEqual([409, 'conflict']);
    expect(answer.json).toMatchObject({
      detail: expect.stringContaining('already an account'),
      errors: [{ path: field }],
    });
    expect(await site.db.user.count()).toBe(1);
  });

  it('gives a name to one of ten that want it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(ada, { name: 'Boris', role: 'editor' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await site.db.accountLink.count()).toBe(1);
  });

  it('treats an empty address like a missing one', async () => {
    for (const [name, email] of [
      ['A', ''],
      ['B', null],
      ['C', undefined],
    ])
      expect((await add(ada, { name, email, role: 'editor' })).json.account.email).toBeNull();
  });

  it.each([
    {},
    { name: 'Boris' },
    { name: ' ', role: 'editor' },
    { name: 'x'.repeat(129), role: 'editor' },
    { name: 'boris@studio.example', role: 'editor' },
    { name: 'B\ud800', role: 'editor' },
    { name: 'Boris', role: 'admin' },
    { name: 'Boris', role: 'editor', email: 'boris' },
    { name: 'Boris', role: 'editor', email: 'a@b.example, c@d.example' },
    { name: 'Boris', role: 'editor', passwordHash: 'x' },
    { name: ['Boris'], role: 'editor' },
  ])('refuses %j', async (json) => {
    expect((await add(ada, json)).status).toBe(422);
    expect(await site.db.user.count()).toBe(1);
  });
});

describe('PATCH /api/accounts/{id}', () => {
  it('changes name and address, and leaves the sessions alone', async () => {
    const boris = await person(site, 'Boris', 'editor');
    const answer = await change(ada, boris.id, { name: 'Borys', email: 'b@studio.example' });
    expect(account.parse(answer.json)).toMatchObject({
      name: 'Borys',
      email: 'b@studio.example',
      role: 'editor',
    });
    expect(await whoIs(boris.cookie)).toMatchObject({ user: { name: 'Borys' } });
    expect((await change(ada, boris.id, { email: '' })).json.email).toBeNull();
    expect((await change(ada, boris.id, { name: 'BORYS' })).json.name).toBe('BORYS');
  });

  it('ends all sessions of an account whose role changes, at once', async () => {
    const boris = await person(site, 'Boris', 'editor');
    expect((await change(ada, boris.id, { role: 'editor' })).status).toBe(200);
    expect(await whoIs(boris.cookie)).toHaveProperty('user');
    expect((await change(ada, boris.id, { role: 'translator' })).json.role).toBe('translator');
    expect(await whoIs(boris.cookie)).toEqual({});
    expect(await whoIs(await enter('Boris'))).toMatchObject({ user: { role: 'translator' } });
  });

  it('refuses a taken name, an unknown account, no change and another one', async () => {
    const boris = await person(site, 'Boris', 'editor');
    expect(codeOf(await change(ada, boris.id, { name: 'ada' }))).toEqual([409, 'conflict']);
    expect(codeOf(await change(ada, 'none', { name: 'X' }))).toEqual([404, 'not_found']);
    for (const json of [{}, { role: null }, { name: '' }, { id: 'x' }, { passwordHash: null }])
      expect((await change(ada, boris.id, json)).status).toBe(422);
    expect(await whoIs(boris.cookie)).toMatchObject({ user: { name: 'Boris', role: 'editor' } });
  });
});

describe('DELETE /api/accounts/{id}', () => {
  it('removes it with its sessions and links; its texts stay', async () => {
    const boris = await person(site, 'Boris', 'editor');
    await renew(ada, boris.id);
    const { id } = await site.db.mediaItem.create({
      data: {
        pathname: 'a.png',
        contentType: 'image/png',
        size: 1,
        hash: 'a'.repeat(64),
        createdById: boris.id,
      },
    });
    expect((await remove(ada, boris.id)).status).toBe(204);
    expect(await whoIs(boris.cookie)).toEqual({});
    expect(await enter('Boris')).toBe('');
    expect(await site.db.accountLink.count()).toBe(0);
    expect(await site.db.mediaItem.findUnique({ where: { id } })).toMatchObject({ createdById: null });
    expect(codeOf(await remove(ada, boris.id))).toEqual([404, 'not_found']);
  });
});

describe('POST /api/accounts/{id}/link', () => {
  it('makes a link that sets a new password and ends the sessions, and voids the one before', async () => {
    const boris = await person(site, 'Boris', 'editor');
    const first = accountLink.parse((await renew(ada, boris.id)).json);
    const second = accountLink.parse((await renew(ada, boris.id)).json);
    expect(await whoIs(boris.cookie)).toHaveProperty('user');
    expect((await spend(first.link)).status).toBe(404);
    expect((await spend(second.link)).status).toBe(200);
    expect(await whoIs(boris.cookie)).toEqual({});
    expect(await enter('Boris', PASSWORD)).toBe('');
    expect(codeOf(await renew(ada, 'none'))).toEqual([404, 'not_found']);
  });
});

it('every change is written down with names and roles', async () => {
  const { account: boris } = accountAdded.parse((await add(ada, { name: 'Boris', role: 'editor' })).json);
  await change(ada, boris.id, { name: 'Borys', role: 'translator' });
  await renew(ada, boris.id);
  await remove(ada, boris.id);
  const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' }, where: { actorId: ada.id } });
  expect(events.slice(-5).map(({ action, object }) => [action, object])).toEqual([
    ['account_added', 'Boris (editor)'],
    ['link_made', 'Boris (editor)'],
    ['account_changed', 'Boris (editor) → Borys (translator)'],
    ['link_made', 'Borys (translator)'],
    ['account_removed', 'Borys (translator)'],
  ]);
});
