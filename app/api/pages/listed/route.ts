import { listedPagesAnswer, pageViewQuery } from '@/lib/contracts/page-view';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getListedPages } from '@/lib/server/pages/view/edit-view';

/** The data of a list of pages that was added since the editor opened the page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Read what a list of pages is drawn from',
    answers: { 200: listedPagesAnswer },
    query: pageViewQuery,
    run: async ({ query }) => ({ body: await getListedPages(query.path, query.locale) }),
  }),
});
