import { accessTokens, madeToken, tokenCreation } from '@/lib/contracts/tokens';
import { AUTH } from '@/lib/domain/auth/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { listTokens, makeToken } from '@/lib/server/auth/own-tokens';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The caller's own access tokens (decision 71). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'session',
    summary: 'List the own access tokens',
    answers: { 200: accessTokens },
    run: async ({ session, request }) => ({ body: { tokens: await listTokens(actorOf(session, request)) } }),
  }),
  POST: method({
    access: 'session',
    summary: 'Make an access token, which is shown once',
    answers: { 201: madeToken },
    body: tokenCreation,
    bodyBytes: AUTH.signInBodyBytes,
    isShownOnce: true,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await makeToken(body, actorOf(session, request), visitorOf(request.headers)),
    }),
  }),
});
