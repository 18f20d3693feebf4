import 'server-only';

import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { AUTH } from '@/lib/domain/auth/limits';
import { returnPath } from '@/lib/domain/auth/return-path';
import { env } from '@/lib/server/env';
import { cookieNames } from '@/lib/server/gateway/cookie-names';
import { logLine } from '@/lib/server/log';
import { visitorOf } from './begin-session';
import { signOut } from './end-session';
import { deviceCookie } from './known-device';
import type { SecondStep } from './second-step';
import { authSecret, cookieOptions, sessionIdOf } from './session-cookie';
import { signIn } from './sign-in';

declare module 'next-auth' {
  interface User {
    sid: string;
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    sid?: unknown;
  }
}

const PROVIDER = 'credentials';

interface Call {
  action: string;
  /** The fields of the form or JSON body. */
  body: Record<string, unknown>;
}

/**
 * Lets next-auth answer one of its own calls. Its cookie holds a session's id and nothing else: the
 * row decides, not the cookie (security A-6).
 * @throws what signing in throws, in place of next-auth's redirect to a page of its own
 */
export async function runNextAuth(request: Request, { action, body }: Call): Promise<Response> {
  let failure: { error: unknown } | undefined;
  let newDeviceCookie: string | undefined;
  let secondStep: SecondStep | undefined;
  const authorize = async (given: { name?: string; password?: string } | undefined) => {
    try {
      const credentials = { name: textOf(given?.name), password: textOf(given?.password) };
      const { headers } = request;
      const visitor = visitorOf(headers);
      const result = await signIn(credentials, visitor, await sessionIdOf(headers));
      if ('question' in result) {
        secondStep = result;
        return null;
      }
      const { sessionId, userId } = result;
      newDeviceCookie = await deviceCookie(userId, visitor.device);
      return { id: userId, sid: sessionId };
    } catch (error) {
      failure = { error };
      return null;
    }
  };
  const response = new Collector();
  await NextAuth(
    apiRequest(request, action, body) as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    options(authorize, request.headers),
  );
  if (failure) throw failure.error;
  if (secondStep) return answerSecondStep(secondStep);
  const result = response.result();
  if (newDeviceCookie !== undefined) result.headers.append('set-cookie', newDeviceCookie);
  return result;
}

/** The password was right; a second step is required before anyone is signed in. */
function answerSecondStep({ question, cookie }: SecondStep): Response {
  const headers = { 'cache-control': 'no-store', 'set-cookie': cookie };
  return Response.json({ secondStep: question }, { headers });
}

type Authorize = (
  given: { name?: string; password?: string } | undefined,
) => Promise<{ id: string; sid: string } | null>;

function options(authorize: Authorize, headers: Headers): AuthOptions {
  const { siteUrl } = env();
  const names = cookieNames(siteUrl);
  const cookie = (name: string) => ({ name, options: cookieOptions({ siteUrl }) });
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: AUTH.absoluteMs / 1000 },
    pages: { signIn: '/master', signOut: '/master', error: '/master' },
    cookies: {
      sessionToken: cookie(names.session),
      csrfToken: cookie(names.csrf),
      callbackUrl: cookie(names.callback),
    },
    providers: [
      Credentials({
        id: PROVIDER,
        credentials: { name: { type: 'text' }, password: { type: 'password' } },
        authorize,
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user?.sid ?? token.sid }),
      redirect: ({ url }) => `${siteUrl}${returnPath(url, siteUrl)}`,
    },
    events: { signOut: () => signOut(headers) },
    logger: {
      error: (code, error) => logLine({ level: 'error', event: 'next_auth', code, error: String(error) }),
      warn: (code) => logLine({ level: 'warn', event: 'next_auth', code }),
      debug: () => {},
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The request in the form of next-auth's handler for API routes, which needs nothing of the framework around it. */
function apiRequest(request: Request, action: string, body: Record<string, unknown>) {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decoded(value.join('=').trim())] as const;
  });
  return {
    // It knows no HEAD, whose answer is that of GET without the body.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    query: {
      ...Object.fromEntries(new URL(request.url).searchParams),
      nextauth: action === 'callback' ? [action, PROVIDER] : [action],
    },
    // The address that a call goes back to is decided by the site, not by a proxy's header (security H-4).
    headers: Object.fromEntries([...request.headers].filter(([name]) => !name.startsWith('x-forwarded-'))),
    cookies: Object.fromEntries(cookies),
    body,
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Takes what next-auth's handler says, in the words of a Node.js response. */
class Collector {
  private readonly headers = new Map<string, string | string[]>();
  private code = 200;
  private text = '';

  status(code: number): this {
    this.code = code;
    return this;
  }
  getHeader(name: string): string | string[] | undefined {
    return this.headers.get(name.toLowerCase());
  }
  setHeader(name: string, value: string | string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }
  json(value: unknown): void {
    this.setHeader('content-type', 'application/json');
    this.text = JSON.stringify(value);
  }
  send(value: unknown): void {
    if (typeof value === 'object' && value !== null) this.json(value);
    else this.text = String(value ?? '');
  }
  end(): void {}

  result(): Response {
    const headers = new Headers();
    for (const [name, value] of this.headers) for (const each of [value].flat()) headers.append(name, each);
    headers.set('cache-control', 'no-store');
    return new Response(this.text || null, { status: this.code, headers });
  }
}
