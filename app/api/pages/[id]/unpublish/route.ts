import { pageParams } from '@/lib/contracts/page-settings';
import { pagePublishing, unpublishRequest } from '@/lib/contracts/publishing';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { unpublish } from '@/lib/server/pages/publishing/publish';

/** Hides a page from visitors in a language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'edit-pages',
    summary: 'Take a page offline in a language',
    answers: { 200: pagePublishing },
    params: pageParams,
    body: unpublishRequest,
    run: async ({ params: { id }, body: { locale }, session, request }) => ({
      body: await unpublish(id, locale, actorOf(session, request)),
    }),
  }),
});
