import { pageParams } from '@/lib/contracts/page-settings';
import { madePreviewLink, previewLinkCreation, previewLinks } from '@/lib/contracts/publishing';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listPreviewLinks, makePreviewLink } from '@/lib/server/pages/publishing/preview-links';

/** Private links that show a page as it is stored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List the private links of a page',
    answers: { 200: previewLinks },
    params: pageParams,
    run: async ({ params: { id } }) => ({ body: await listPreviewLinks(id) }),
  }),
  POST: method({
    access: 'edit-pages',
    summary: 'Make a private link',
    answers: { 201: madePreviewLink },
    params: pageParams,
    body: previewLinkCreation,
    isShownOnce: true,
    run: async ({ params: { id }, body, session, request }) => ({
      status: 201,
      body: await makePreviewLink(id, body, actorOf(session, request)),
    }),
  }),
});
