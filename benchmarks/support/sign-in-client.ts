import type { Agent } from 'node:http';
import { type Answer, httpRequest } from '@/tests/server/support/http';

/** Somebody at an address of their own, with next-auth's token in hand. */
export interface Client {
  origin: string;
  csrfToken: string;
  cookie: string;
}

/** Asks for the token that goes along with every password. */
export async function newClient(origin: string): Promise<Client> {
  const answer = await httpRequest(origin, '/api/auth/csrf');
  return { origin, csrfToken: JSON.parse(answer.body).csrfToken, cookie: cookiesOf(answer) };
}

export function signIn(
  { origin, csrfToken, cookie }: Client,
  name: string,
  password: string,
  address: string,
  agent?: Agent,
): Promise<Answer> {
  return httpRequest(origin, '/api/auth/callback/credentials', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: siteOf(origin),
      'x-forwarded-for': address,
      cookie,
    },
    body: new URLSearchParams({ csrfToken, name, password, json: 'true' }).toString(),
    ...(agent && { agent }),
  });
}

export function signOut(origin: string, cookie: string): Promise<Answer> {
  return httpRequest(origin, '/api/auth/logout', {
    method: 'POST',
    headers: { origin: siteOf(origin), cookie },
  });
}

/** Whether a cookie still proves somebody. */
export async function isSignedIn(origin: string, cookie: string): Promise<boolean> {
  const { status, body } = await httpRequest(origin, '/api/_auth/session', { headers: { cookie } });
  return status === 200 && Boolean(JSON.parse(body)?.user);
}

export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
}

/** The site knows itself by this address, whichever way the call comes. */
function siteOf(origin: string): string {
  return `http://localhost:${new URL(origin).port}`;
}
