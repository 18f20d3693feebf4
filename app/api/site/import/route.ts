import { siteImportAnswer, siteImportQuery } from '@/lib/contracts/site-archive';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { importSite } from '@/lib/server/site-archive/import-site';

/** An upper bound: an upload that stalls is cut off much earlier. */
const DEADLINE_MS = 24 * 60 * 60 * 1000;

/** Imports an archive of the site, or tells what that would change. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Import an archive of the site, or tell what it would change',
    answers: { 200: siteImportAnswer },
    bodyType: 'application/x-tar',
    query: siteImportQuery,
    deadlineMs: DEADLINE_MS,
    run: async ({ query, session, request }) => ({
      body: await importSite(request, query, actorOf(session, request)),
    }),
  }),
});
