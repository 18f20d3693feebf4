import { authCallAnswer, authCallParams } from '@/lib/contracts/session';
import { AUTH } from '@/lib/domain/auth/limits';
import { AppError } from '@/lib/domain/errors';
import { findSession } from '@/lib/server/auth/find-session';
import { runNextAuth } from '@/lib/server/auth/next-auth';
import { sessionAnswer } from '@/lib/server/auth/session-answer';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { isForm, readForm } from '@/lib/server/http/read-form';
import { readJson } from '@/lib/server/http/read-json';

const READS = new Set(['csrf', 'providers', 'signin', 'signout', 'error']);
const CHANGES = new Set(['callback/credentials', 'signout']);

function missing(): AppError {
  return new AppError('not_found', 'There is no such call.');
}

/** next-auth's credentials flow, and those of its other calls that have a meaning here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Calls of next-auth that read: csrf, providers, session',
    answers: { 200: authCallAnswer },
    params: authCallParams,
    run: async ({ params, request }) => {
      const call = params.nextauth.join('/');
      if (call === 'session') return { body: sessionAnswer(await findSession(request.headers)) };
      if (!READS.has(call)) throw missing();
      return runNextAuth(request, { action: call, body: {} });
    },
  }),
  POST: method({
    access: 'public',
    summary: 'Sign in (callback/credentials) or sign out',
    answers: { 200: authCallAnswer },
    bodyType: 'application/x-www-form-urlencoded, application/json',
    params: authCallParams,
    run: async ({ params, request }) => {
      const call = params.nextauth.join('/');
      if (!CHANGES.has(call)) throw missing();
      const sent = isForm(request)
        ? await readForm(request, AUTH.signInBodyBytes)
        : await readJson(request, AUTH.signInBodyBytes);
      const body = typeof sent === 'object' && sent !== null ? { ...sent } : {};
      const [action = ''] = params.nextauth;
      return runNextAuth(request, { action, body });
    },
  }),
});
