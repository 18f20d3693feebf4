import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import type { Credentials, SignInResult } from '@/lib/domain/auth/signing-in';

const SESSION = '/api/_auth/session';

/** Signing in takes as long as its hash, and a queue before it. */
const PATIENCE_MS = 20_000;

interface AnsweredSession<Role extends string> {
  user: { id: string; name: string; role: Role; toolsLanguage?: string };
  expires: string;
  newMessages?: number;
}

async function readJson(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>;
}

/**
 * The present session, null if nobody is signed in (without retries).
 * @throws when the server does not answer or cannot say
 */
export async function fetchSession<Role extends string>(): Promise<AnsweredSession<Role> | null> {
  const answer = await fetch(SESSION, { headers: { accept: 'application/json' }, cache: 'no-store' });
  if (!answer.ok) throw new Error(`The session cannot be read: ${answer.status}`);
  const body = await readJson(answer);
  return 'user' in body ? (body as unknown as AnsweredSession<Role>) : null;
}

/** Signs in, by password, by passkey, or by both one after the other (decision 40). */
export async function sendSignIn(credentials: Credentials): Promise<SignInResult> {
  try {
    const answer = await send(credentials);
    // A proxy in front of the site may refuse in its own format.
    const body = await readJson(answer).catch((): Record<string, unknown> => ({}));
    if (isQuestion(body.secondStep)) return { ok: false, kind: 'secondStep', question: body.secondStep };
    if (answer.ok) return { ok: true };
    if (answer.status === 401) return { ok: false, kind: body.isOver === true ? 'over' : 'invalid' };
    if (answer.status !== 429) return { ok: false, kind: 'unavailable' };
    const seconds = Number(answer.headers.get('retry-after'));
    return { ok: false, kind: 'limited', ...(seconds > 0 && { seconds }) };
  } catch {
    return { ok: false, kind: 'unavailable' };
  }
}

function isQuestion(body: unknown): body is PasskeyQuestion {
  return typeof body === 'object' && body !== null && 'challenge' in body;
}

async function send(credentials: Credentials): Promise<Response> {
  if ('passkey' in credentials) return post('/api/auth/passkey', credentials);
  if ('secondStep' in credentials) return post('/api/auth/second-step', credentials.secondStep);
  return sendPassword(credentials);
}

/** next-auth's credentials flow: its token first, then the password. */
async function sendPassword(credentials: { name?: string; password: string }): Promise<Response> {
  const { csrfToken } = await readJson(await fetch('/api/auth/csrf', { cache: 'no-store' }));
  return post('/api/auth/callback/credentials', { ...credentials, csrfToken, json: 'true' });
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** How long a sign-out waits for the server before it is put off. */
const LOGOUT_PATIENCE_MS = 6_000;

/** Ends the session on the server; returns whether the server was reached. */
export async function sendLogout(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOGOUT_PATIENCE_MS);
    return (await fetch('/api/auth/logout', { method: 'POST', keepalive: true, signal })).ok;
  } catch {
    return false;
  }
}
