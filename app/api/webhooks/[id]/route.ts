import { changedWebhook, webhookChange, webhookParams } from '@/lib/contracts/webhooks';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { changeWebhook, removeWebhook } from '@/lib/server/webhooks/change-webhooks';

/** One webhook. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'administer-site',
    summary: 'Change a webhook, or switch it on or off',
    answers: { 200: changedWebhook },
    params: webhookParams,
    body: webhookChange,
    run: async ({ params: { id }, body, session, request }) => ({
      body: { webhook: await changeWebhook(id, body, actorOf(session, request)) },
    }),
  }),
  DELETE: method({
    access: 'administer-site',
    summary: 'Remove a webhook',
    answers: { 204: null },
    params: webhookParams,
    run: async ({ params: { id }, session, request }) => {
      await removeWebhook(id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
