import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { exportSite } from '@/lib/server/site-archive/export-site';

/** Until the first byte is sent; a large site takes time to read. */
const DEADLINE_MS = 130_000;

/** The whole site as one archive. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Download the site as one archive',
    answers: { 200: 'application/x-tar' },
    deadlineMs: DEADLINE_MS,
    run: ({ session, request }) => exportSite(request, actorOf(session, request)),
  }),
});
