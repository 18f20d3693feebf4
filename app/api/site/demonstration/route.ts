import {
  demonstrationAnswer,
  demonstrationRemoval,
  demonstrationRemoved,
} from '@/lib/contracts/demonstration';
import { actorOf } from '@/lib/server/auth/actor';
import { readDemonstration } from '@/lib/server/demonstration/read-demonstration';
import { removeDemonstration } from '@/lib/server/demonstration/remove-demonstration';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Half a hundred pages in all languages change in one transaction. */
const DEADLINE_MS = 18_000;

/** The demonstration that a new site is filled with. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read what is left of the demonstration, and what removing it would take',
    answers: { 200: demonstrationAnswer },
    run: async () => ({ body: await readDemonstration() }),
  }),
  POST: method({
    access: 'administer-site',
    summary: 'Remove the demonstration',
    answers: { 200: demonstrationRemoved },
    body: demonstrationRemoval,
    deadlineMs: DEADLINE_MS,
    run: async ({ body, session, request }) => ({
      body: await removeDemonstration(body, actorOf(session, request)),
    }),
  }),
});
