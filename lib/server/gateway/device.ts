import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { AUTH } from '@/lib/domain/auth/limits';
import { cookieNames } from './cookie-names';

const SECOND_MS = 1000;
const MARK_CHARACTERS = 22;

/** A browser that has signed in to an account before, as its cookie says. */
export interface Device {
  id: string;
  userId: string;
  /** A digest of the password that it signed in with: a changed password makes the device unknown. */
  passwordMark: string;
}

/** Where the cookie has its name and its signature from. */
export interface DeviceSite {
  siteUrl: string;
  secret: string;
}

/** The signed value of the device cookie: readable, but it cannot be forged. */
export function sealDevice(
  { id, userId, passwordMark }: Device,
  { secret }: DeviceSite,
  now = Date.now(),
): string {
  const payload = [userId, id, passwordMark, Math.floor(now / SECOND_MS).toString(36)].join('.');
  return `${payload}.${signature(payload, secret)}`;
}

/** The device that a `Cookie` header names; null for none, for one that this site has not signed, and for one of long ago. */
export function readDevice(
  cookies: string | null | undefined,
  { siteUrl, secret }: DeviceSite,
  now = Date.now(),
): Device | null {
  const name = `${cookieNames(siteUrl).device}=`;
  const pair = cookies
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(name));
  const value = pair?.slice(name.length) ?? '';
  const end = value.lastIndexOf('.');
  const payload = value.slice(0, Math.max(0, end));
  if (payload === '' || !isSame(value.slice(end + 1), signature(payload, secret))) return null;
  const [userId = '', id = '', passwordMark = '', since = ''] = payload.split('.');
  const isOld = now - Number.parseInt(since, 36) * SECOND_MS > AUTH.deviceMs;
  return isOld ? null : { id, userId, passwordMark };
}

/** A digest that tells two passwords apart and reveals neither. */
export function markOfPassword(passwordHash: string, { secret }: DeviceSite): string {
  return digest(`password ${passwordHash}`, secret).slice(0, MARK_CHARACTERS);
}

function signature(payload: string, secret: string): string {
  return digest(`device ${payload}`, secret);
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
