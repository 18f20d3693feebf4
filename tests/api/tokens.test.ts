import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as account from '@/app/api/accounts/[id]/route';
import * as password from '@/app/api/auth/password/route';
import { sweepRecords } from '@/lib/server/audit/sweep-records';
import { makeLink, useLink } from '@/lib/server/auth/account-links';
import { call } from './support/call';
import { forgetPeople, freshNetwork, type Person, person } from './support/people';
import { PASSWORD } from './support/sign-in';
import { openSite, type TestSite } from './support/site';
import { bearer, tokenCalls } from './support/tokens';

const DAY_MS = 86_400_000;

let site: TestSite;
let ada: Person;
let boris: Person;
let calls: ReturnType<typeof tokenCalls>;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  await site.db.rateLimit.deleteMany();
  ada = await person(site, 'Ada', 'editor');
  boris = await person(site, 'Boris', 'owner');
  calls = tokenCalls({ cookie: ada.cookie });
});

const events = async () =>
  (await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(
    ({ action, actorName, object }) => `${action} ${actorName}: ${object}`,
  );
const stored = () => site.db.accessToken.findMany({ orderBy: { id: 'asc' } });

describe('making an access token (docs/reference/http-api.md#access-tokens)', () => {
  it('shows it once, and stores its hash alone', async () => {
    const { status, json, headers, text } = await calls.make({ scopes: ['write-drafts', 'read'] });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(json.token).toMatch(/^atelier_[\w-]{43}$/);
    const [row] = await stored();
    expect(row?.tokenHash).toBe(createHash('sha256').update(json.token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(json.token.slice(20));
    expect(Date.parse(json.made.expiresAt) - Date.parse(json.made.createdAt)).toBeCloseTo(90 * DAY_MS, -4);
    const list = await calls.list();
    expect(list.json.tokens).toEqual([
      {
        ...json.made,
        beginning: json.token.slice(0, 14),
        scopes: ['read', 'write-drafts'],
        lastUsedAt: null,
      },
    ]);
    expect(list.text).not.toContain(json.token);
    expect(await events()).toEqual(['token_made Ada: Script']);
    expect(text).toContain(json.token);
  });

  it('asks for the password again, and counts wrong ones as signing in does', async () => {
    const wrong = await calls.make({ currentPassword: 'not the right one' });
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, 'currentPassword']);
    expect(await stored()).toEqual([]);
    expect(await events()).toEqual(['password_refused Ada: ']);
    expect(await site.db.signInAttempt.count()).toBe(1);
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['a scope that there is not', { scopes: ['publish'] }],
    ['more than a year', { days: 366 }],
    ['no end', { days: 0 }],
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(65) }],
    ['more than is asked', { role: 'owner' }],
  ])('refuses %s', async (_, json) => {
    expect((await calls.make(json)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('takes twenty for an account that count, and no more', async () => {
    const valid = { userId: ada.id, name: 'x', beginning: 'atelier_x', scopes: ['read'] };
    const until = (ms: number) => new Date(Date.now() + ms);
    await site.db.accessToken.createMany({
      data: Array.from({ length: 19 }, (_, n) => ({ ...valid, tokenHash: `${n}`, expiresAt: until(DAY_MS) })),
    });
    await site.db.accessToken.create({ data: { ...valid, tokenHash: 'old', expiresAt: until(-1) } });
    expect((await calls.make()).status).toBe(201);
    expect((await calls.make()).json.code).toBe('conflict');
    expect((await tokenCalls({ cookie: boris.cookie }).make()).status).toBe(201);
  });
});

describe('ending an access token', () => {
  it('is for its holder alone, whatever the role of the other', async () => {
    const { json } = await calls.make();
    const owners = tokenCalls({ cookie: boris.cookie });
    expect((await owners.list()).json.tokens).toEqual([]);
    expect((await owners.end(json.made.id)).status).toBe(404);
    expect((await calls.end(json.made.id)).status).toBe(204);
    expect((await calls.end(json.made.id)).status).toBe(404);
    expect(await stored()).toEqual([]);
    expect(await events()).toEqual(['token_made Ada: Script', 'token_ended Ada: Script']);
  });

  it('happens with the account', async () => {
    await calls.make();
    const at = { path: `/api/accounts/${ada.id}`, params: { id: ada.id } };
    expect((await call(account, 'DELETE', { ...at, headers: { cookie: boris.cookie } })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('happens with a new password, by a link or one’s own', async () => {
    await calls.make({ name: 'One' });
    await calls.make({ name: 'Two' });
    const { url } = await makeLink(site.db, 'http://localhost:3000', ada.id);
    const token = new URL(url).searchParams.get('owner') ?? '';
    await useLink(
      { token, password: 'a heron on the pier' },
      { address: '', userAgent: '', device: null },
      null,
    );
    expect(await stored()).toEqual([]);
    expect(await events()).toContain('token_ended Ada: One, Two');

    const owners = { cookie: boris.cookie };
    await tokenCalls(owners).make();
    const json = { currentPassword: PASSWORD, newPassword: 'two herons and a lighthouse' };
    const changed = await call(password, 'POST', {
      path: '/api/auth/password',
      headers: { ...owners, ...freshNetwork() },
      json,
    });
    expect(changed.status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('happens by itself, and the row goes some months later', async () => {
    await calls.make();
    const expire = (days: number) =>
      site.db.accessToken.updateMany({ data: { expiresAt: new Date(Date.now() - days * DAY_MS) } });
    await expire(89);
    await sweepRecords(site.db);
    expect((await calls.list()).json.tokens).toHaveLength(1);
    await expire(91);
    await sweepRecords(site.db);
    expect(await stored()).toEqual([]);
  });
});

it('no token makes, lists or ends tokens', async () => {
  const shown = await bearer(ada.cookie, ['read', 'write-drafts']);
  const own = (await stored())[0]?.id ?? '';
  for (const headers of [shown, { ...shown, cookie: boris.cookie }]) {
    const byToken = tokenCalls(headers);
    const answers = [await byToken.list(), await byToken.make(), await byToken.end(own)];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'forbidden']),
    );
  }
  expect(await stored()).toHaveLength(1);
});
