import { type Answer, httpRequest } from './http';

/** The name=value pairs of an answer's cookies, as a browser would send them back. */
export function cookiesOf(answer: Answer): string {
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** next-auth's credentials flow as a browser goes through it, from an address. */
export async function signInFrom(
  origin: string,
  from: string,
  { name, password, cookie = '' }: { name: string; password: string; cookie?: string },
): Promise<Answer> {
  const csrf = await httpRequest(origin, '/api/auth/csrf', { headers: { 'x-forwarded-for': from } });
  const { csrfToken } = JSON.parse(csrf.body);
  return httpRequest(origin, '/api/auth/callback/credentials', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      cookie: [cookiesOf(csrf), cookie].filter(Boolean).join('; '),
    },
    body: new URLSearchParams({ csrfToken, name, password, json: 'true' }).toString(),
  });
}
