import { pageListQuery } from '@/lib/contracts/page-list';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { findPages } from '@/lib/server/pages/find-pages';

/** The pages of the site, for whoever edits them (http-api "Pages"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    query: pageListQuery,
    run: async ({ query }) => ({ body: await findPages(query) }),
  }),
});
