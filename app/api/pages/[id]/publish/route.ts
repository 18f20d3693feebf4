import { pageParams } from '@/lib/contracts/page-settings';
import { pagePublishing, publishRequest } from '@/lib/contracts/publishing';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { publish } from '@/lib/server/pages/publishing/publish';

/** Publishes a page in a language, now or at a set time. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'edit-pages',
    summary: 'Publish a page in a language, now or at a time',
    answers: { 200: pagePublishing },
    params: pageParams,
    body: publishRequest,
    run: async ({ params: { id }, body, session, request }) => ({
      body: await publish(id, body, actorOf(session, request)),
    }),
  }),
});
