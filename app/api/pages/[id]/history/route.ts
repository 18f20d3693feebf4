import { pageHistory, pageHistoryQuery } from '@/lib/contracts/page-history';
import { pageParams } from '@/lib/contracts/page-settings';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readPageHistory } from '@/lib/server/pages/history/page-history';

/** The changes of a page in all its languages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List the changes of a page, newest first',
    answers: { 200: pageHistory },
    params: pageParams,
    query: pageHistoryQuery,
    run: async ({ params: { id }, query }) => ({ body: await readPageHistory(id, query) }),
  }),
});
