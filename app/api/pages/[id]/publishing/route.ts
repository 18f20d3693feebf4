import { pageParams } from '@/lib/contracts/page-settings';
import { pagePublishing } from '@/lib/contracts/publishing';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getPublishing } from '@/lib/server/pages/read/publishing-state';

/** Whether a page is public, has a draft or is scheduled, by language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Tell what of a page is public, by language',
    answers: { 200: pagePublishing },
    params: pageParams,
    run: async ({ params: { id } }) => ({ body: await getPublishing(id) }),
  }),
});
