import { expect } from 'vitest';
import * as one from '@/app/api/webhooks/[id]/route';
import * as secret from '@/app/api/webhooks/[id]/secret/route';
import * as test from '@/app/api/webhooks/[id]/test/route';
import * as all from '@/app/api/webhooks/route';
import { type WebhookList, webhookList } from '@/lib/contracts/webhooks';
import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/events';
import type { WebhookReceiver } from '@/tests/setup/webhook-receiver';
import { type Answer, call } from './call';
import type { TestSite } from './site';

/** The calls about webhooks, for whoever has these headers. */
export function webhookCalls(headers: Record<string, string>) {
  const path = '/api/webhooks';
  const at = (id: string, part = '') => ({ path: `${path}/${id}${part}`, params: { id }, headers });
  return {
    list: async (): Promise<WebhookList> =>
      webhookList.parse((await call(all, 'GET', { path, headers })).json),
    add: (json: object): Promise<Answer> => call(all, 'POST', { path, headers, json }),
    change: (id: string, json: object): Promise<Answer> => call(one, 'PATCH', { ...at(id), json }),
    remove: (id: string): Promise<Answer> => call(one, 'DELETE', at(id)),
    test: (id: string): Promise<Answer> => call(test, 'POST', at(id, '/test')),
    renew: (id: string): Promise<Answer> => call(secret, 'POST', at(id, '/secret')),
    /** Tells a receiver of events from now on; gives the webhook's id. */
    async tell(receiver: WebhookReceiver, events: readonly string[] = WEBHOOK_EVENTS): Promise<string> {
      const { status, json } = await this.add({ url: receiver.url, events });
      expect([status, json.detail]).toEqual([201, undefined]);
      receiver.secret = json.secret;
      return json.webhook.id;
    },
  };
}

/** As if no webhook had ever been there. */
export async function forgetWebhooks({ db }: TestSite): Promise<void> {
  await db.webhook.deleteMany();
  await db.contactMessage.deleteMany();
  await db.rateLimit.deleteMany();
}

/** Lets so much time pass for whatever waits. */
export async function passHookTime({ db }: TestSite, ms: number): Promise<void> {
  const span = `${ms} milliseconds`;
  await db.$executeRaw`
    update webhook_delivery set created_at = created_at - ${span}::interval, next_try_at = next_try_at - ${span}::interval,
      leased_until = leased_until - ${span}::interval`;
  await db.$executeRaw`update webhook set failing_since = failing_since - ${span}::interval`;
}
