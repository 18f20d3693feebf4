import { newWebhookSecret, webhookParams } from '@/lib/contracts/webhooks';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { renewSecret } from '@/lib/server/webhooks/change-webhooks';

/** The secret that a webhook is signed with. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Give a webhook another secret, which is shown once',
    answers: { 200: newWebhookSecret },
    params: webhookParams,
    isShownOnce: true,
    run: async ({ params: { id }, session, request }) => ({
      body: { secret: await renewSecret(id, actorOf(session, request)) },
    }),
  }),
});
