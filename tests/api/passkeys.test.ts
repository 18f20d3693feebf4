import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as removal from '@/app/api/passkeys/[id]/remove/route';
import * as one from '@/app/api/passkeys/[id]/route';
import * as passkeys from '@/app/api/passkeys/route';
import { passkey, passkeyList, passkeyQuestion } from '@/lib/contracts/passkeys';
import { problem } from '@/lib/contracts/problem';
import { sweepRecords } from '@/lib/server/audit/sweep-records';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { type Answer, call } from './support/call';
import {
  addPasskey,
  enterBy,
  newDevice,
  requestRegistration,
  requestSignIn,
  sendAnswer,
  sendNew,
} from './support/passkeys';
import { forgetPeople, freshNetwork, type Person, person, whoIs } from './support/people';
import { PASSWORD, sessionOf } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

const WRONG = 'wide ships in fog';

let site: TestSite;
let ada: Person;
let boris: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  ada = await person(site, 'Ada', 'owner');
  boris = await person(site, 'Boris', 'translator');
});

const list = async ({ cookie }: Person) =>
  passkeyList.parse((await call(passkeys, 'GET', { headers: { cookie } })).json).passkeys;
const rename = (id: string, name: string, { cookie }: Person) =>
  call(one, 'PATCH', { params: { id }, json: { name }, headers: { cookie } });
const remove = (id: string, { cookie }: Person, currentPassword = PASSWORD) =>
  call(removal, 'POST', {
    params: { id },
    json: { currentPassword },
    headers: { ...freshNetwork(), cookie },
  });
const events = async () => {
  const rows = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ action, actorName, object }) => [action, actorName, object]);
};
const refusedAs = (answer: Answer) => [answer.status, problem.parse(answer.json).code];

describe('one’s own passkeys (decision 40)', () => {
  it('adds one, of which only the public half is kept, names it and removes it', async () => {
    const { device, added } = await addPasskey(ada, '  Laptop ');
    expect(added.status).toBe(201);
    const { id, name, lastUsedAt } = passkey.parse(added.json);
    expect([name, lastUsedAt]).toEqual(['Laptop', null]);
    expect(await list(ada)).toEqual([added.json]);
    expect(await list(boris)).toEqual([]);
    expect(await site.db.passkey.findMany()).toEqual([
      expect.objectContaining({ userId: ada.id, credentialId: device.id, transports: ['internal'] }),
    ]);
    expect((await rename(id, 'Old laptop', ada)).json).toMatchObject({ id, name: 'Old laptop' });
    expect((await remove(id, ada)).status).toBe(204);
    expect(await list(ada)).toEqual([]);
    expect((await enterBy(device)).status).toBe(401);
    expect((await events()).slice(0, 2)).toEqual([
      ['passkey_added', 'Ada', 'Laptop'],
      ['passkey_removed', 'Ada', 'Old laptop'],
    ]);
  });

  it('asks for the password before one is added or removed, and counts wrong ones', async () => {
    const { added } = await addPasskey(ada);
    const refused = [
      (await requestRegistration(ada.cookie, WRONG)).answer,
      await remove(added.json.id, ada, WRONG),
    ];
    for (const answer of refused)
      expect([...refusedAs(answer), answer.json.errors[0].path]).toEqual([
        422,
        'validation_failed',
        'currentPassword',
      ]);
    expect(await site.db.signInAttempt.count()).toBe(2);
    expect(await list(ada)).toHaveLength(1);
    expect((await events()).filter(([action]) => action === 'password_refused')).toHaveLength(2);
  });

  it('shows a device which passkeys it has already, and adds none twice', async () => {
    const { device } = await addPasskey(ada);
    const requested = await requestRegistration(ada.cookie);
    expect(requested.answer.json).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'Ada' },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(refusedAs(await sendNew(requested.cookie, device.register(requested.answer.json)))).toEqual([
      409,
      'conflict',
    ]);
    const of = await requestRegistration(boris.cookie);
    expect(refusedAs(await sendNew(of.cookie, device.register(of.answer.json)))).toEqual([409, 'conflict']);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['somebody who has not been made sure of', { isVerified: false }],
    ['a device that shows certificates', { attestation: { fmt: 'apple', attStmt: new Map([['x5c', []]]) } }],
    ['an unknown statement', { attestation: { fmt: 'mine', attStmt: new Map() } }],
  ])('adds none that comes from %s', async (_name, lie) => {
    const { added } = await addPasskey(ada, 'Laptop', lie);
    expect(refusedAs(added)).toEqual([422, 'validation_failed']);
    expect(await list(ada)).toEqual([]);
  });

  it('adds none to a challenge of another session, of signing in, twice, or none', async () => {
    const device = newDevice();
    const requested = await requestRegistration(ada.cookie);
    const made = device.register(requested.answer.json);
    const challenge = requested.cookie.split('; ').at(-1) ?? '';
    const other = `${boris.cookie}; ${challenge}`;
    const ofSignIn = await requestSignIn();
    const { answer: signInOptions } = ofSignIn;
    const tries = [
      [other, made],
      [ada.cookie, made],
      [
        `${ada.cookie}; ${ofSignIn.cookie}`,
        device.register({ ...requested.answer.json, ...signInOptions.json }),
      ],
    ] as const;
    for (const [cookie, passkey] of tries)
      expect(refusedAs(await sendNew(cookie, passkey))).toEqual([422, 'validation_failed']);
    expect((await sendNew(requested.cookie, made)).status).toBe(201);
    expect(refusedAs(await sendNew(requested.cookie, made))).toEqual([422, 'validation_failed']);
  });

  it('makes a new challenge for a repeated request: the first answer may have been lost', async () => {
    const key = { 'idempotency-key': '"one"' };
    const first = await requestRegistration(ada.cookie, PASSWORD, key);
    const again = await requestRegistration(ada.cookie, PASSWORD, key);
    expect([first.answer.status, again.answer.status]).toEqual([200, 200]);
    expect(again.answer.json.challenge).not.toBe(first.answer.json.challenge);
    const made = newDevice().register(again.answer.json);
    expect((await sendNew(again.cookie, made)).status).toBe(201);
  });

  it('lets nobody touch another’s, and tells nothing of them', async () => {
    const { added } = await addPasskey(ada);
    const { id } = added.json;
    expect(refusedAs(await rename(id, 'Mine now', boris))).toEqual([404, 'not_found']);
    expect(refusedAs(await remove(id, boris))).toEqual([404, 'not_found']);
    expect(await list(ada)).toEqual([added.json]);
  });

  it('stores at most twenty per account, and none of a deleted account', async () => {
    const data = Array.from({ length: 20 }, (_, n) => ({
      ...{ userId: ada.id, credentialId: `c${n}`, publicKey: 'x', name: `Key ${n}` },
    }));
    await site.db.passkey.createMany({ data });
    expect(refusedAs((await addPasskey(ada)).added)).toEqual([409, 'conflict']);
    await site.db.user.delete({ where: { id: ada.id } });
    expect(await site.db.passkey.count()).toBe(0);
  });
});

describe('signing in by a passkey', () => {
  it('needs neither name nor password, and gives a session as a password does', async () => {
    const { device, added } = await addPasskey(ada);
    const requested = await requestSignIn();
    expect(passkeyQuestion.parse(requested.answer.json)).toMatchObject({
      allowCredentials: [],
      rpId: 'localhost',
    });
    expect(requested.answer.headers.get('set-cookie')).toMatch(
      /^atelier-challenge=[^;]+; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    const answer = await sendAnswer(requested.cookie, device.answer(requested.answer.json));
    expect([answer.status, answer.json.user]).toEqual([200, { id: ada.id, name: 'Ada', role: 'owner' }]);
    expect(await whoIs(sessionOf(answer))).toMatchObject({ user: { name: 'Ada' } });
    const cookies = answer.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/^atelier-device=/m);
    expect(cookies).toMatch(/^atelier-challenge=; Path=\/; Max-Age=0/m);
    expect((await list(ada))[0]?.lastUsedAt).not.toBeNull();
    expect((await events()).at(-1)).toEqual(['signed_in', 'Ada', 'passkey: Laptop']);
    expect(await site.db.signInAttempt.count()).toBe(0);
    expect(added.status).toBe(201);
  });

  it('works once for each challenge, also for several at the same moment', async () => {
    const { device } = await addPasskey(ada);
    const requested = await requestSignIn();
    const given = device.answer(requested.answer.json);
    const answers = await Promise.all([1, 2, 3].map(() => sendAnswer(requested.cookie, given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await sendAnswer(requested.cookie, given)).status).toBe(401);
  });

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['of somebody who has not been made sure of', { isVerified: false }],
    ['of another account, as it says', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('refuses an answer that is %s', async (_name, lie) => {
    const { device } = await addPasskey(ada);
    expect(refusedAs(await enterBy(device, lie))).toEqual([401, 'unauthenticated']);
    expect((await enterBy(device)).status).toBe(200);
  });

  it('refuses an answer to another challenge, of another browser, too late, signed by another, or none', async () => {
    const { device } = await addPasskey(ada);
    const { device: stranger } = await addPasskey(boris, 'Phone');
    const requested = await requestSignIn();
    const other = await requestSignIn();
    const token = { purpose: 'sign-in', challenge: requested.answer.json.challenge };
    const late = await encode({ token, secret: TEST_SECRET, salt: 'challenge', maxAge: -60 });
    const unsalted = await encode({ token, secret: TEST_SECRET, maxAge: 60 });
    const given = device.answer(requested.answer.json);
    const tries: [string, object][] = [
      [other.cookie, given],
      ['', given],
      [`atelier-challenge=${late}`, given],
      [`atelier-challenge=${unsalted}`, given],
      [(await requestRegistration(ada.cookie)).cookie, given],
      [requested.cookie, { ...stranger.answer(requested.answer.json), id: device.id, rawId: device.id }],
      [requested.cookie, newDevice().answer(requested.answer.json)],
    ];
    const answers: Answer[] = [];
    for (const [cookie, passkey] of tries) {
      answers.push(await sendAnswer(cookie, passkey));
      await site.db.signInAttempt.deleteMany();
    }
    expect(answers.map(({ status }) => status)).toEqual(tries.map(() => 401));
    // One and the same word for each of them.
    expect(new Set(answers.map(({ json }) => json.detail)).size).toBe(1);
    expect((await sendAnswer(requested.cookie, given)).status).toBe(200);
  });

  it('refuses a copy of a passkey, and says so to the owner', async () => {
    const { device } = await addPasskey(ada);
    expect((await enterBy(device, { counter: 7 })).status).toBe(200);
    expect(refusedAs(await enterBy(device, { counter: 7 }))).toEqual([401, 'unauthenticated']);
    expect((await events()).at(-1)).toEqual(['passkey_copied', 'Ada', 'Laptop']);
    expect((await enterBy(device, { counter: 8 })).status).toBe(200);
  });

  it('limits repeated tries, but not the holder of an account whose password is being guessed', async () => {
    const { device } = await addPasskey(ada);
    const at = new Date();
    const guesses = Array.from({ length: 40 }, (_, n) => ({ account: ada.id, address: `stranger ${n}`, at }));
    await site.db.signInAttempt.createMany({ data: guesses });
    expect((await enterBy(device)).status).toBe(200);
    const here = freshNetwork();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await enterBy(newDevice(), {}, here)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await enterBy(device, {}, here)).status).toBe(429);
  });

  it('ends the session that the browser had, and asks for nothing of the database before it is answered', async () => {
    const { device } = await addPasskey(ada);
    const requested = await requestSignIn();
    const cookie = `${requested.cookie}; ${ada.cookie}`;
    expect((await sendAnswer(cookie, device.answer(requested.answer.json))).status).toBe(200);
    expect(await whoIs(ada.cookie)).toEqual({});
    for (let n = 0; n < 20; n += 1) await requestSignIn();
    const kept = await site.db.usedChallenge.count();
    await sweepRecords(site.db, Date.now() + 60 * 60 * 1000);
    expect([kept > 0, await site.db.usedChallenge.count()]).toEqual([true, 0]);
  });
});
