import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authenticator, type Lie } from '@/tests/factories/authenticator';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { type CalledSite, calledSite } from './support/called-site';
import type { Callers } from './support/callers';
import type { Answer } from './support/http';
import { cookiesOf, signInFrom } from './support/sign-in-over-wire';
import type { SiteServer } from './support/site-server';

const PASSWORD = 'tall ships in fog';

let server: SiteServer;
let callers: Callers;
let close: CalledSite['close'];

beforeAll(async () => {
  ({ server, callers, close } = await calledSite());
});
afterAll(() => close());

const newDevice = () => new Authenticator({ origin: `http://localhost:${server.port}`, rpId: 'localhost' });
const read = ({ body }: Answer) => JSON.parse(body);
const challengeOf = (answer: Answer) => /atelier-challenge=[^;]+/.exec(cookiesOf(answer))?.[0] ?? '';
const isSignedIn = (answer: Answer) => /atelier-session=[^;]/.test(cookiesOf(answer));

function post(target: string, body: object, cookie = ''): Promise<Answer> {
  return callers.callRow(
    { method: 'POST', target },
    { 'content-type': 'application/json', cookie },
    JSON.stringify(body),
  );
}

async function addPasskey(role: 'owner' | 'editor'): Promise<{ device: Authenticator; cookie: string }> {
  const { cookie } = await callers.signedIn(role);
  const requested = await post('/api/passkeys/challenge', { currentPassword: PASSWORD }, cookie);
  const device = newDevice();
  const passkey = device.register(read(requested));
  const both = `${cookie}; ${challengeOf(requested)}`;
  expect((await post('/api/passkeys', { name: role, passkey }, both)).status).toBe(201);
  return { device, cookie };
}

async function enterBy(device: Authenticator, lie: Lie = {}) {
  const requested = await post('/api/auth/passkey/challenge', {});
  const passkey = device.answer(read(requested), lie);
  return { passkey, requested, answer: await post('/api/auth/passkey', { passkey }, challengeOf(requested)) };
}

it('a passkey signs in; from another site, replayed, too late or of another account it does not (decision 40)', async () => {
  const { device } = await addPasskey('owner');
  const { device: other } = await addPasskey('editor');
  const entered = await enterBy(device);
  expect([entered.answer.status, isSignedIn(entered.answer)]).toEqual([200, true]);
  expect(read(entered.answer).user.name).toBe('The owner');

  const requested = await post('/api/auth/passkey/challenge', {});
  const { challenge } = read(requested);
  const token = { purpose: 'sign-in', challenge };
  const late = await encode({ token, secret: TEST_SECRET, salt: 'challenge', maxAge: -60 });
  const passkey = device.answer({ challenge });
  const theirs = { ...other.answer({ challenge }), id: device.id, rawId: device.id };
  const refused = [
    (await enterBy(device, { origin: 'https://evil.example' })).answer,
    (await enterBy(device, { rpId: 'evil.example' })).answer,
    await post('/api/auth/passkey', { passkey: entered.passkey }, challengeOf(entered.requested)),
    await post('/api/auth/passkey', { passkey }, `atelier-challenge=${late}`),
    await post('/api/auth/passkey', { passkey }),
    await post('/api/auth/passkey', { passkey: theirs }, challengeOf(requested)),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
  expect(refused.some(isSignedIn)).toBe(false);
  expect(new Set(refused.map((answer) => read(answer).detail)).size).toBe(1);
});

it('the right password alone gives no session where a passkey is asked for; in another browser nothing goes on', async () => {
  const { device, cookie } = await addPasskey('editor');
  const switched = await post(
    '/api/passkeys/second-factor',
    { isOn: true, currentPassword: PASSWORD },
    cookie,
  );
  const [code] = read(switched).recoveryCodes;
  const enter = () => signInFrom(server.origin, '203.0.113.9', { name: 'The editor', password: PASSWORD });
  const first = await enter();
  expect([first.status, isSignedIn(first)]).toEqual([200, false]);
  const elsewhere = await post('/api/auth/second-step', { recoveryCode: code });
  expect([elsewhere.status, read(elsewhere).isOver]).toEqual([401, true]);
  const passkey = device.answer(read(first).secondStep);
  const done = await post('/api/auth/second-step', { passkey }, challengeOf(first));
  expect([done.status, isSignedIn(done)]).toEqual([200, true]);
  const again = await post('/api/auth/second-step', { passkey }, challengeOf(first));
  expect([again.status, isSignedIn(again)]).toEqual([401, false]);
  const second = await enter();
  const byCode = await post('/api/auth/second-step', { recoveryCode: code }, challengeOf(second));
  expect([byCode.status, isSignedIn(byCode)]).toEqual([200, true]);
  const third = await enter();
  const spent = await post('/api/auth/second-step', { recoveryCode: code }, challengeOf(third));
  expect([spent.status, isSignedIn(spent)]).toEqual([401, false]);
});
