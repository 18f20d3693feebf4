import { outdatedList, outdatedQuery } from '@/lib/contracts/outdated';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { findOutdated } from '@/lib/server/pages/outdated/outdated';

/** The blocks of a translation whose original has changed since. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List the blocks whose translation is outdated',
    answers: { 200: outdatedList },
    query: outdatedQuery,
    run: async ({ query }) => ({ body: await findOutdated(query.path, query.locale) }),
  }),
});
