import 'server-only';

import { decode, encode } from 'next-auth/jwt';
import { AUTH } from '@/lib/domain/auth/limits';
import { type Env, EnvError, env } from '@/lib/server/env';
import { cookieNames } from '@/lib/server/gateway/cookie-names';
import { type Device, type DeviceSite, sealDevice } from '@/lib/server/gateway/device';

const SECOND_MS = 1000;
const SESSION_ID = /^[\w-]{1,64}$/;

/** Attributes that all of the cookies share. */
export function cookieOptions({ siteUrl }: Pick<Env, 'siteUrl'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: siteUrl.startsWith('https:') } as const;
}

/** The key that session ids are sealed with. */
export function authSecret(): string {
  const { authSecret } = env();
  if (!authSecret)
    throw new EnvError('AUTH_SECRET must be set: the start command makes one for a local site.');
  return authSecret;
}

/** Name and signing secret of the device cookie. */
export function deviceSite(): DeviceSite {
  return { siteUrl: env().siteUrl, secret: authSecret() };
}

/** The `Set-Cookie` that carries a session: its id, sealed as next-auth does it, and nothing else. */
export async function sessionCookie(sessionId: string): Promise<string> {
  const maxAge = AUTH.absoluteMs / SECOND_MS;
  const value = await encode({ token: { sid: sessionId }, secret: authSecret(), maxAge });
  return setCookie(cookieNames(env().siteUrl).session, value, maxAge);
}

/** The `Set-Cookie` by which a device is known from now on. */
export function sealedDeviceCookie(device: Device): string {
  const site = deviceSite();
  return setCookie(cookieNames(site.siteUrl).device, sealDevice(device, site), AUTH.deviceMs / SECOND_MS);
}

/** The `Set-Cookie` that takes it away again. */
export function clearedSessionCookie(): string {
  return setCookie(cookieNames(env().siteUrl).session, '', 0);
}

/** A `Set-Cookie` as all of ours are; no age takes it away. */
export function setCookie(name: string, value: string, maxAge: number): string {
  const { secure } = cookieOptions(env());
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The session that a request names; null when it names none, or something that this site has not sealed. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const sealed = cookieOf(headers, cookieNames(env().siteUrl).session);
  if (!sealed) return null;
  const token = await decode({ token: sealed, secret: authSecret() }).catch(() => null);
  const id = token?.sid;
  return typeof id === 'string' && SESSION_ID.test(id) ? id : null;
}

/** The value of a cookie, or null. */
export function cookieOf(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() || null;
  }
  return null;
}
