import { revisionList, revisionsQuery } from '@/lib/contracts/revisions';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listRevisions } from '@/lib/server/pages/history/revisions';

/** The saved versions of a page in a language, for whoever may edit pages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List the saved versions of a page in a language',
    answers: { 200: revisionList },
    query: revisionsQuery,
    run: async ({ query }) => ({ body: await listRevisions(query) }),
  }),
});
