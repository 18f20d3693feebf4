import { sessionParams } from '@/lib/contracts/sessions';
import { actorOf } from '@/lib/server/auth/actor';
import { endOwnSession } from '@/lib/server/auth/own-sessions';
import { clearedSessionCookie } from '@/lib/server/auth/session-cookie';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Ends one of the caller's own sessions, which may be the current one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  DELETE: method({
    access: 'session',
    summary: 'End one of the own sessions',
    answers: { 204: null },
    params: sessionParams,
    run: async ({ params, session, request }) => {
      await endOwnSession(params.id, actorOf(session, request));
      const isOwn = params.id === session.id;
      return { status: 204, ...(isOwn && { headers: { 'set-cookie': clearedSessionCookie() } }) };
    },
  }),
});
