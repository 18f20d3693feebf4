import { expect, vi } from 'vitest';
import * as nextAuth from '@/app/api/auth/[...nextauth]/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { type Answer, call } from './call';
import type { TestSite } from './site';

export const PASSWORD = 'tall ships in fog';

/** An account that can sign in with `PASSWORD`, or another. */
export async function addAccount(
  site: TestSite,
  data: { name: string; role: 'owner' | 'editor' | 'translator'; email?: string },
  password = PASSWORD,
) {
  return site.db.user.create({ data: { ...data, passwordHash: await hashPassword(password) } });
}

/** The name=value pairs of an answer's cookies, as a browser would send them back. */
export function cookiesOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

interface Attempt {
  name?: string;
  password?: string;
  headers?: Record<string, string>;
  callbackUrl?: string;
  /** The cookie header of a browser that was signed in before. */
  cookie?: string;
}

/** next-auth's credentials flow: its token first, then the password as a form. */
export async function signIn({ cookie, headers, ...fields }: Attempt): Promise<Answer> {
  const csrf = await call(nextAuth, 'GET', {
    path: '/api/auth/csrf',
    params: { nextauth: ['csrf'] },
    ...(headers && { headers }),
  });
  const sent = { ...fields, csrfToken: csrf.json.csrfToken, json: 'true' };
  return call(nextAuth, 'POST', {
    path: '/api/auth/callback/credentials',
    params: { nextauth: ['callback', 'credentials'] },
    raw: new URLSearchParams(sent).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [cookiesOf(csrf), cookie].filter(Boolean).join('; '),
      ...headers,
    },
  });
}

/** Puts the first sign-in of a process behind it: that reads code, on a busy machine for longer than an answer may take. */
export async function firstSignIn(headers: Record<string, string>): Promise<void> {
  const isAnswered = async () => expect((await signIn({ password: PASSWORD, headers })).status).toBe(200);
  await vi.waitFor(isAnswered, { timeout: 30_000 });
}

/** Only the session's cookie. */
export function sessionOf(answer: Answer): string {
  return /atelier-session=[^;]+/.exec(cookiesOf(answer))?.[0] ?? '';
}
