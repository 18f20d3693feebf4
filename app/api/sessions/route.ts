import { sessionList, sessionsEnded } from '@/lib/contracts/sessions';
import { actorOf } from '@/lib/server/auth/actor';
import { endOtherSessions, listOwnSessions } from '@/lib/server/auth/own-sessions';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The caller's own sessions; DELETE ends all but the current one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'session',
    summary: 'List the own sessions',
    answers: { 200: sessionList },
    run: async ({ session, request }) => ({ body: await listOwnSessions(actorOf(session, request)) }),
  }),
  DELETE: method({
    access: 'session',
    summary: 'End all own sessions but this one',
    answers: { 200: sessionsEnded },
    run: async ({ session, request }) => ({
      body: { ended: await endOtherSessions(actorOf(session, request)) },
    }),
  }),
});
