import { actorOf } from '@/lib/server/auth/actor';
import { endOtherSessions, listOwnSessions } from '@/lib/server/auth/own-sessions';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** http-api "Who may do what": everyone signed in sees their own sessions, and ends the others. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'session',
    run: async ({ session, request }) => ({ body: await listOwnSessions(actorOf(session, request)) }),
  }),
  DELETE: method({
    access: 'session',
    run: async ({ session, request }) => ({
      body: { ended: await endOtherSessions(actorOf(session, request)) },
    }),
  }),
});
