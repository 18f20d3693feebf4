import { demonstrationRestored } from '@/lib/contracts/demonstration';
import { actorOf } from '@/lib/server/auth/actor';
import { restoreDemonstration } from '@/lib/server/demonstration/restore-demonstration';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Half a hundred pages in all languages change in one transaction. */
const DEADLINE_MS = 18_000;

/** Undoes the removal of the demonstration. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Bring the demonstration back that was removed',
    answers: { 200: demonstrationRestored },
    deadlineMs: DEADLINE_MS,
    run: async ({ session, request }) => ({ body: await restoreDemonstration(actorOf(session, request)) }),
  }),
});
