import { revision, revisionParams } from '@/lib/contracts/revisions';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getRevision } from '@/lib/server/pages/history/revisions';

/** One saved version of a page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Read a saved version',
    answers: { 200: revision },
    params: revisionParams,
    run: async ({ params }) => ({ body: await getRevision(params.id) }),
  }),
});
