import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as ownerLink from '@/app/api/auth/owner-link/route';
import * as password from '@/app/api/auth/password/route';
import * as removal from '@/app/api/passkeys/[id]/remove/route';
import * as passkeys from '@/app/api/passkeys/route';
import { passkeyList, passkeyQuestion, secondFactorSet } from '@/lib/contracts/passkeys';
import { problem } from '@/lib/contracts/problem';
import { makeLink } from '@/lib/server/auth/account-links';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { type Answer, call } from './support/call';
import {
  addPasskey,
  enterBy,
  firstStep,
  newDevice,
  requestSignIn,
  sendSecondStep,
  setSecondFactor,
} from './support/passkeys';
import { enter, forgetPeople, freshNetwork, type Person, person, whoIs } from './support/people';
import { PASSWORD, sessionOf, signIn } from './support/sign-in';
import { openSite, SITE_URL, type TestSite } from './support/site';

const NEW_PASSWORD = 'a lantern in the attic';

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

/** Ada with a passkey that is required after the password. */
async function guarded() {
  const { device, added } = await addPasskey(ada);
  const { recoveryCodes } = secondFactorSet.parse((await setSecondFactor(ada, true)).json);
  return { device, codes: recoveryCodes, passkeyId: added.json.id as string };
}

const stateOf = async ({ cookie }: Pick<Person, 'cookie'> = ada) => {
  const { isSecondFactor, recoveryCodesLeft } = passkeyList.parse(
    (await call(passkeys, 'GET', { headers: { cookie } })).json,
  );
  return [isSecondFactor, recoveryCodesLeft];
};
const events = async () => {
  const rows = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ action, object }) => [action, object]);
};
const refusedAs = (answer: Answer) => [answer.status, problem.parse(answer.json).code];
const isOver = (answer: Answer) => [answer.status, answer.json.isOver];

describe('switching it on and off (decision 40)', () => {
  it('needs a passkey and the password, and tells ten codes that are kept as hashes', async () => {
    expect(refusedAs(await setSecondFactor(ada, true))).toEqual([409, 'conflict']);
    const { codes } = await guarded();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^(?:[0-9a-hjkmnp-tv-z]{4}(?:-|$)){4}/.test(code))).toBe(true);
    expect(JSON.stringify(await site.db.recoveryCode.findMany())).not.toContain(codes[0]?.slice(0, 9));
    expect(await stateOf()).toEqual([true, 10]);
    expect((await setSecondFactor(ada, false, 'wide ships in fog')).status).toBe(422);
    expect(await stateOf()).toEqual([true, 10]);
    expect((await setSecondFactor(ada, false)).json).toEqual({ recoveryCodes: [] });
    expect(await stateOf()).toEqual([false, 0]);
    expect(await enter('Ada')).not.toBe('');
    expect(await events()).toEqual(
      expect.arrayContaining([
        ['second_factor_on', ''],
        ['second_factor_off', ''],
      ]),
    );
  });

  it('makes new codes when it is switched on once more; those of before are void', async () => {
    const { codes } = await guarded();
    const { recoveryCodes } = (await setSecondFactor(ada, true)).json;
    const { cookie } = await firstStep('Ada');
    expect((await sendSecondStep(cookie, { recoveryCode: codes[0] })).status).toBe(401);
    expect((await sendSecondStep(cookie, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
    expect((await events()).filter(([action]) => action === 'recovery_codes_made')).toHaveLength(1);
  });

  it('is off once the last passkey is removed', async () => {
    const { passkeyId } = await guarded();
    const answer = await call(removal, 'POST', {
      params: { id: passkeyId },
      json: { currentPassword: PASSWORD },
      headers: { ...freshNetwork(), cookie: ada.cookie },
    });
    expect([answer.status, await stateOf()]).toEqual([204, [false, 0]]);
    expect(await enter('Ada')).not.toBe('');
  });

  it('is off after a one-time link, which lets in who has lost everything', async () => {
    const { codes } = await guarded();
    const { url } = await makeLink(site.db, SITE_URL, ada.id);
    const token = new URL(url).searchParams.get('owner');
    const answer = await call(ownerLink, 'POST', {
      json: { token, password: NEW_PASSWORD },
      headers: freshNetwork(),
    });
    expect(await stateOf({ cookie: sessionOf(answer) })).toEqual([false, 0]);
    expect(await enter('Ada', NEW_PASSWORD)).not.toBe('');
    expect(codes).toHaveLength(10);
    expect((await events()).slice(-3).map(([action]) => action)).toEqual([
      'password_set',
      'second_factor_off',
      'signed_in',
    ]);
  });
});

describe('signing in in two steps', () => {
  it('asks for a passkey of the account after the right password, and gives no session before', async () => {
    const { device } = await guarded();
    const here = freshNetwork();
    const { answer, cookie, question } = await firstStep('Ada', here);
    expect([answer.status, sessionOf(answer)]).toEqual([200, '']);
    expect(answer.headers.getSetCookie().join()).not.toContain('atelier-device=');
    expect(passkeyQuestion.parse(question).allowCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
    const done = await sendSecondStep(cookie, { passkey: device.answer(question) }, here);
    expect(await whoIs(sessionOf(done))).toMatchObject({ user: { name: 'Ada' } });
    expect(done.headers.getSetCookie().join('\n')).toMatch(/^atelier-device=/m);
    expect(await site.db.signInAttempt.count()).toBe(0);
    expect((await events()).slice(-2)).toEqual([
      ['second_step_asked', ''],
      ['signed_in', 'password and passkey: Laptop'],
    ]);
  });

  it('says nothing of it after a wrong password', async () => {
    await guarded();
    const wrong = await signIn({ name: 'Ada', password: 'wide ships in fog', headers: freshNetwork() });
    expect([wrong.status, wrong.json.secondStep]).toEqual([401, undefined]);
    expect(wrong.headers.getSetCookie().join()).not.toContain('atelier-challenge=');
  });

  it('accepts a recovery code once, in any spelling', async () => {
    const { codes } = await guarded();
    const [code = ''] = codes;
    const first = await firstStep('Ada');
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    expect((await sendSecondStep(first.cookie, { recoveryCode: typed })).status).toBe(200);
    expect(await stateOf()).toEqual([true, 9]);
    expect((await events()).slice(-2)).toEqual([
      ['recovery_code_used', '9 left'],
      ['signed_in', 'password and recovery code'],
    ]);
    const second = await firstStep('Ada');
    expect(refusedAs(await sendSecondStep(second.cookie, { recoveryCode: code }))).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  it('lets one of several through who use the same code, or the same step, at the same moment', async () => {
    const { codes } = await guarded();
    const [one, other] = [await firstStep('Ada'), await firstStep('Ada')];
    const twice = await Promise.all(
      [one, other].map(({ cookie }) => sendSecondStep(cookie, { recoveryCode: codes[0] })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    await site.db.signInAttempt.deleteMany();
    const { cookie } = await firstStep('Ada');
    const steps = await Promise.all(
      [codes[1], codes[2]].map((recoveryCode) => sendSecondStep(cookie, { recoveryCode })),
    );
    expect(steps.map(({ status }) => status).sort()).toEqual([200, 401]);
    // The code of the step that did not count is still good.
    expect(await stateOf()).toEqual([true, 8]);
  });

  it('refuses passkeys of others, answers to other challenges, and codes of others', async () => {
    const { device } = await guarded();
    const boris = await person(site, 'Boris', 'editor');
    const { device: stranger } = await addPasskey(boris, 'Phone');
    const codes = (await setSecondFactor(boris, true)).json.recoveryCodes;
    const { cookie, question } = await firstStep('Ada');
    const requested = await requestSignIn();
    for (const proof of [
      { passkey: stranger.answer(question) },
      { passkey: newDevice().answer(question) },
      { passkey: device.answer(requested.answer.json) },
      { passkey: device.answer(question, { origin: 'https://evil.example' }) },
      { passkey: device.answer(question, { isVerified: false }) },
      { recoveryCode: codes[0] },
      { recoveryCode: '' },
    ]) {
      const answer = await sendSecondStep(cookie, proof);
      expect([...refusedAs(answer), sessionOf(answer)]).toEqual([401, 'unauthenticated', '']);
      await site.db.signInAttempt.deleteMany();
    }
    expect((await sendSecondStep(cookie, { passkey: device.answer(question) })).status).toBe(200);
  });

  it('begins anew without the password’s step, too late, after it has been used, or another password', async () => {
    const { device, codes } = await guarded();
    const proof = { recoveryCode: codes[0] };
    const { cookie, question } = await firstStep('Ada');
    const token = { purpose: 'second-step', challenge: question.challenge, userId: ada.id, passwordMark: '' };
    const sealed = (maxAge: number, salt = 'challenge') =>
      encode({ token, secret: TEST_SECRET, salt, maxAge });
    for (const each of [
      '',
      (await requestSignIn()).cookie,
      `atelier-challenge=${await sealed(-60)}`,
      `atelier-challenge=${await sealed(60)}`,
      `atelier-challenge=${await sealed(60, '')}`,
    ])
      expect(isOver(await sendSecondStep(each, proof))).toEqual([401, true]);
    expect(await site.db.signInAttempt.count()).toBe(1);
    expect((await sendSecondStep(cookie, { passkey: device.answer(question) })).status).toBe(200);
    expect(isOver(await sendSecondStep(cookie, proof))).toEqual([401, true]);
    const before = await firstStep('Ada');
    const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const headers = { ...freshNetwork(), cookie: ada.cookie };
    expect((await call(password, 'POST', { json, headers })).status).toBe(200);
    expect(isOver(await sendSecondStep(before.cookie, proof))).toEqual([401, true]);
    expect(await site.db.recoveryCode.count()).toBe(10);
  });

  it('slows down who knows the password and guesses codes; the password takes nothing back', async () => {
    await guarded();
    const here = freshNetwork();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { answer, cookie } = await firstStep('Ada', here);
      const guess = await sendSecondStep(cookie, { recoveryCode: `0000-0000-0000-000${n}` }, here);
      statuses.push(answer.status, guess.status);
      if (guess.status === 429) break;
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not asked of who signs in by a passkey alone', async () => {
    const { device } = await guarded();
    expect(sessionOf(await enterBy(device))).not.toBe('');
  });
});
