import * as challenge from '@/app/api/auth/passkey/challenge/route';
import * as signInRoute from '@/app/api/auth/passkey/route';
import * as secondStep from '@/app/api/auth/second-step/route';
import * as newChallenge from '@/app/api/passkeys/challenge/route';
import * as passkeys from '@/app/api/passkeys/route';
import * as secondFactor from '@/app/api/passkeys/second-factor/route';
import { Authenticator, type Lie } from '@/tests/factories/authenticator';
import { call } from './call';
import { freshNetwork, type Person } from './people';
import { cookiesOf, PASSWORD, signIn } from './sign-in';
import { SITE_URL } from './site';

export const newDevice = () => new Authenticator({ origin: SITE_URL, rpId: 'localhost' });

type Headers = Record<string, string>;

/** Asks for a new passkey; the cookie is that of the session and of the challenge. */
export async function requestRegistration(cookie: string, currentPassword = PASSWORD, headers: Headers = {}) {
  const answer = await call(newChallenge, 'POST', {
    path: '/api/passkeys/challenge',
    json: { currentPassword },
    headers: { ...freshNetwork(), ...headers, cookie },
  });
  return { answer, cookie: `${cookie}; ${cookiesOf(answer)}` };
}

export function sendNew(cookie: string, passkey: object, name = 'Laptop') {
  return call(passkeys, 'POST', {
    path: '/api/passkeys',
    json: { name, passkey },
    headers: { ...freshNetwork(), cookie },
  });
}

/** A device with a passkey of an account. */
export async function addPasskey({ cookie }: Pick<Person, 'cookie'>, name = 'Laptop', lie: Lie = {}) {
  const device = newDevice();
  const requested = await requestRegistration(cookie);
  const added = await sendNew(requested.cookie, device.register(requested.answer.json, lie), name);
  return { device, added };
}

/** Asks for a passkey to sign in with; the cookie binds the answer to this browser. */
export async function requestSignIn(headers: Headers = freshNetwork()) {
  const answer = await call(challenge, 'POST', { path: '/api/auth/passkey/challenge', headers });
  return { answer, cookie: cookiesOf(answer) };
}

export function sendAnswer(cookie: string, passkey: object, headers: Headers = freshNetwork()) {
  return call(signInRoute, 'POST', {
    path: '/api/auth/passkey',
    json: { passkey },
    headers: { ...headers, cookie },
  });
}

/** Signs in with a device, or with a forged answer. */
export async function enterBy(device: Authenticator, lie: Lie = {}, headers: Headers = freshNetwork()) {
  const requested = await requestSignIn(headers);
  return sendAnswer(requested.cookie, device.answer(requested.answer.json, lie), headers);
}

/** Switches the passkey after the password on or off; on also returns new recovery codes. */
export function setSecondFactor(
  { cookie }: Pick<Person, 'cookie'>,
  isOn: boolean,
  currentPassword = PASSWORD,
) {
  return call(secondFactor, 'POST', {
    path: '/api/passkeys/second-factor',
    json: { isOn, currentPassword },
    headers: { ...freshNetwork(), cookie },
  });
}

/** Signs in with name and password only; the cookie is that of the second step. */
export async function firstStep(name: string, headers: Headers = freshNetwork()) {
  const answer = await signIn({ name, password: PASSWORD, headers });
  const cookie = /atelier-challenge=[^;]+/.exec(cookiesOf(answer))?.[0] ?? '';
  return { answer, cookie, question: answer.json.secondStep };
}

/** The second step, with a passkey or a recovery code. */
export function sendSecondStep(cookie: string, proof: object, headers: Headers = freshNetwork()) {
  return call(secondStep, 'POST', {
    path: '/api/auth/second-step',
    json: proof,
    headers: { ...headers, cookie },
  });
}
