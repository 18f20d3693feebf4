import 'server-only';

import { WEBHOOK_BODIES, type WebhookData } from '@/lib/contracts/webhook-events';
import { pageAddress } from '@/lib/domain/site/absolute';
import { eventFor, type WebhookType } from '@/lib/domain/webhooks/events';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import type { Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';

type Tables = Pick<Transaction, 'webhook' | 'webhookDelivery' | '$queryRaw'>;

/**
 * Queues an event for every address that asked for it, in the transaction of the change: what is rolled back is never told of,
 * and what is stored is.
 * @param messageId the message that it tells of: where that is deleted, so is what was to be told
 */
export async function queueEvent<Type extends Exclude<WebhookType, 'webhook.test'>>(
  tx: Tables,
  type: Type,
  data: WebhookData<Type>,
  messageId: string | null = null,
): Promise<void> {
  const asked = await tx.webhook.findMany({
    where: { isOn: true, events: { has: eventFor(type) } },
    select: { id: true },
  });
  if (asked.length === 0) return;
  const full = await fullOnes(tx);
  const open = asked.filter(({ id }) => !full.has(id));
  const missing = asked.flatMap(({ id }) => (full.has(id) ? [id] : []));
  if (missing.length > 0)
    await tx.webhook.updateMany({ where: { id: { in: missing } }, data: { missed: { increment: 1 } } });
  const body = bodyOf(type, data);
  await tx.webhookDelivery.createMany({
    data: open.map(({ id }) => ({ webhookId: id, type, body, messageId })),
  });
}

/** The body of an event, of this moment. */
export function bodyOf<Type extends WebhookType>(type: Type, data: WebhookData<Type>): string {
  return JSON.stringify(WEBHOOK_BODIES[type].parse({ type, timestamp: new Date().toISOString(), data }));
}

/** Addresses for which so much waits that nothing more is queued. */
async function fullOnes(tx: Tables): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select webhook_id as id from webhook_delivery where state = 'waiting'
      group by webhook_id having count(*) >= ${WEBHOOKS.waiting}::int`;
  return new Set(rows.map(({ id }) => id));
}

interface ToldPage {
  id: string;
  path: string;
  language: string;
  title: string;
}

/** Queues that a text of a page became public, or ceased to be. */
export function queuePublishing(
  tx: Tables,
  type: 'page.published' | 'page.unpublished',
  page: ToldPage,
): Promise<void> {
  return queueEvent(tx, type, withAddress(page));
}

/** Queues that a text of a page was saved; `isPublic` is whether visitors read what was saved. */
export function queueSave(
  tx: Tables,
  { isPublic, ...page }: ToldPage & { isPublic: boolean },
): Promise<void> {
  return queueEvent(tx, 'page.saved', { ...withAddress(page), isPublic });
}

function withAddress(page: ToldPage) {
  return { ...page, url: pageAddress(env().siteUrl, page.path, { code: page.language }) };
}
