import { madeWebhook, webhookCreation, webhookList } from '@/lib/contracts/webhooks';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { addWebhook } from '@/lib/server/webhooks/change-webhooks';
import { readWebhooks } from '@/lib/server/webhooks/read-webhooks';

/** Addresses that are told of events (decision 71). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List the webhooks and their last deliveries',
    answers: { 200: webhookList },
    run: async () => ({ body: await readWebhooks() }),
  }),
  POST: method({
    access: 'administer-site',
    summary: 'Add a webhook; its secret is shown once',
    answers: { 201: madeWebhook },
    body: webhookCreation,
    isShownOnce: true,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await addWebhook(body, actorOf(session, request)),
    }),
  }),
});
