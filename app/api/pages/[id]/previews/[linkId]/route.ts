import { previewLinkParams } from '@/lib/contracts/publishing';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { endPreviewLink } from '@/lib/server/pages/publishing/preview-links';

/** Ends a private link early. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  DELETE: method({
    access: 'edit-pages',
    summary: 'End a private link',
    answers: { 204: null },
    params: previewLinkParams,
    run: async ({ params: { id, linkId }, session, request }) => {
      await endPreviewLink(id, linkId, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
