import * as challenge from '@/app/api/auth/passkey/challenge/route';
import * as signInRoute from '@/app/api/auth/passkey/route';
import * as newChallenge from '@/app/api/passkeys/challenge/route';
import * as passkeys from '@/app/api/passkeys/route';
import { Authenticator, type Lie } from '@/tests/factories/authenticator';
import { call } from './call';
import { freshNetwork, type Person } from './people';
import { cookiesOf, PASSWORD } from './sign-in';
import { SITE_URL } from './site';

export const newDevice = () => new Authenticator({ origin: SITE_URL, rpId: 'localhost' });

type Headers = Record<string, string>;

/** Asks for a new passkey; the cookie is that of the session and of the challenge. */
export async function askToAdd(cookie: string, currentPassword = PASSWORD) {
  const answer = await call(newChallenge, 'POST', {
    path: '/api/passkeys/challenge',
    json: { currentPassword },
    headers: { ...freshNetwork(), cookie },
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

/** A device with a passkey of somebody's. */
export async function addPasskey({ cookie }: Pick<Person, 'cookie'>, name = 'Laptop', lie: Lie = {}) {
  const device = newDevice();
  const asked = await askToAdd(cookie);
  const added = await sendNew(asked.cookie, device.register(asked.answer.json, lie), name);
  return { device, added };
}

/** Asks for a passkey to sign in with; the cookie binds the answer to this browser. */
export async function askToEnter(headers: Headers = freshNetwork()) {
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

/** Signs in with a device, or with what it lies. */
export async function enterBy(device: Authenticator, lie: Lie = {}, headers: Headers = freshNetwork()) {
  const asked = await askToEnter(headers);
  return sendAnswer(asked.cookie, device.answer(asked.answer.json, lie), headers);
}
