import { webhookParams, webhookTest } from '@/lib/contracts/webhooks';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { DEADLINE_MS } from '@/lib/server/http/deadline';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { testWebhook } from '@/lib/server/webhooks/test-webhook';

/** Tries a webhook. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Send an event as a test, and answer what came back',
    answers: { 200: webhookTest },
    params: webhookParams,
    deadlineMs: WEBHOOKS.sendMs + DEADLINE_MS,
    run: async ({ params: { id } }) => ({ body: await testWebhook(id) }),
  }),
});
