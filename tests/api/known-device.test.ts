import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as password from '@/app/api/auth/password/route';
import { type Answer, call } from './support/call';
import { freshNetwork as fresh } from './support/people';
import { addAccount, firstSignIn, PASSWORD, sessionOf, signIn } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const WRONG = 'wide ships in fog';
const NEW_PASSWORD = 'two herons and a lighthouse';
const YEAR_SECONDS = 400 * 24 * 60 * 60;

let site: TestSite;
let ownerId: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  ownerId = (await addAccount(site, { name: 'Ada', role: 'owner' })).id;
  await addAccount(site, { name: 'Boris', role: 'editor' });
  await firstSignIn(fresh());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.signInAttempt.deleteMany();
  await site.db.session.deleteMany();
});

const setCookie = (answer: Answer) =>
  answer.headers.getSetCookie().find((each) => each.startsWith('atelier-device=')) ?? '';
/** The cookie by which the browser is recognised later. */
const deviceOf = (answer: Answer) => setCookie(answer).split(';')[0] ?? '';

async function signedIn(name = 'Ada', given = PASSWORD, cookie = ''): Promise<Answer> {
  const answer = await signIn({ name, password: given, headers: fresh(), cookie });
  expect(answer.status).toBe(200);
  return answer;
}

/** Enough failures, from different addresses, to make a stranger wait a quarter of an hour. */
async function guessEverywhere(account = ownerId): Promise<void> {
  const data = Array.from({ length: 40 }, (_, n) => ({ account, address: `stranger ${n}` }));
  await site.db.signInAttempt.createMany({ data });
}

async function statusOf(cookie: string, headers = fresh(), given = PASSWORD, name = 'Ada'): Promise<number> {
  return (await signIn({ name, password: given, headers, cookie })).status;
}

describe('a device that has signed in before (decision 36)', () => {
  it('is known by a cookie that no script reads and that lasts', async () => {
    const cookie = setCookie(await signedIn());
    expect(cookie).toMatch(/^atelier-device=[\w.-]+; Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax$/);
    expect(cookie).toContain(`Max-Age=${YEAR_SECONDS};`);
    expect(cookie).not.toContain('argon2');
    expect(setCookie(await signIn({ name: 'Ada', password: WRONG, headers: fresh() }))).toBe('');
  });

  it('signs in from a new address while strangers guess at its account’s password', async () => {
    const device = deviceOf(await signedIn());
    await guessEverywhere();
    expect(await statusOf('')).toBe(429);
    expect(await statusOf(device)).toBe(200);
  });

  it('signs in from an address that has used up its tries', async () => {
    const device = deviceOf(await signedIn());
    const shared = fresh();
    for (let n = 0; n < 11; n += 1) await signIn({ name: `nobody ${n}`, password: WRONG, headers: shared });
    expect(await statusOf('', shared)).toBe(429);
    expect(await statusOf(device, shared)).toBe(200);
  });

  it('has a limit of its own, from whatever address it comes', async () => {
    const [device, other] = [deviceOf(await signedIn()), deviceOf(await signedIn())];
    const tries = [];
    for (let n = 0; n < 7; n += 1) tries.push(await statusOf(device, fresh(), WRONG));
    expect(tries.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(tries.slice(5)).toContain(429);
    expect(await statusOf(device)).toBe(429);
    expect(await statusOf(other)).toBe(200);
  });

  it('keeps its name when it signs in again, so that nobody has as many counts as sign-ins', async () => {
    const first = deviceOf(await signedIn());
    const again = deviceOf(await signedIn('Ada', PASSWORD, first));
    expect(again.split('.')[1]).toBe(first.split('.')[1]);
    expect(deviceOf(await signedIn()).split('.')[1]).not.toBe(first.split('.')[1]);
  });

  it('is known to its own account only', async () => {
    const device = deviceOf(await signedIn('Boris'));
    await guessEverywhere();
    expect(await statusOf(device)).toBe(429);
    expect(await statusOf(device.replace(/=[^.]*/, `=${ownerId}`))).toBe(429);
  });

  it('is known no more once the password is another, but for the one that has set it', async () => {
    const stolen = deviceOf(await signedIn('Boris'));
    const answer = await signedIn('Boris');
    const changed = await call(password, 'POST', {
      json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      headers: { cookie: `${sessionOf(answer)}; ${deviceOf(answer)}`, ...fresh() },
    });
    expect(changed.status).toBe(200);
    const { id } = await site.db.user.findFirstOrThrow({ where: { name: 'Boris' } });
    await guessEverywhere(id);
    expect(await statusOf(stolen, fresh(), NEW_PASSWORD, 'Boris')).toBe(429);
    expect(await statusOf(deviceOf(changed), fresh(), NEW_PASSWORD, 'Boris')).toBe(200);
  });
});

describe('an account that strangers guess at (security S-4)', () => {
  it('is recorded, at most once a minute', async () => {
    const { id } = await addAccount(site, { name: 'Clara', role: 'translator' });
    await guessEverywhere(id);
    for (let n = 0; n < 3; n += 1) expect(await statusOf('', fresh(), PASSWORD, 'Clara')).toBe(429);
    const kept = await site.db.auditEvent.findMany({ where: { action: 'sign_in_locked', actorId: id } });
    expect(kept.map(({ actorName }) => actorName)).toEqual(['Clara']);
  });
});
