import 'server-only';

import type { Webhook, WebhookDelivery, WebhookList } from '@/lib/contracts/webhooks';
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from '@/lib/domain/webhooks/events';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { asWebhookProblem } from '@/lib/domain/webhooks/problems';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import type {
  WebhookDelivery as DeliveryRow,
  Webhook as WebhookRow,
} from '@/lib/server/generated/prisma/client';

const WAITING = { _count: { select: { deliveries: { where: { state: 'waiting' } } } } } as const;

/**
 * The webhooks of the site, the oldest first, and their last deliveries, the newest first.
 * @throws {AppError} `unavailable`
 */
export async function readWebhooks(): Promise<WebhookList> {
  const [webhooks, deliveries] = await withDatabaseErrors(() =>
    Promise.all([
      db.webhook.findMany({ include: WAITING, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
      db.webhookDelivery.findMany({ orderBy: { id: 'desc' }, take: WEBHOOKS.shown, omit: { body: true } }),
    ]),
  );
  return { webhooks: webhooks.map(toWebhook), deliveries: deliveries.flatMap(toDelivery) };
}

/** One of them, within a transaction. */
export async function readWebhook(tx: Transaction, id: string): Promise<Webhook> {
  return toWebhook(await tx.webhook.findUniqueOrThrow({ where: { id }, include: WAITING }));
}

/** How many addresses the site itself has switched off. */
export function countGivenUp(): Promise<number> {
  return db.webhook.count({ where: { isGivenUp: true } });
}

function toWebhook(row: WebhookRow & { _count: { deliveries: number } }): Webhook {
  const { id, url, events, isOn, failingSince, isGivenUp, missed, createdAt } = row;
  return {
    ...{ id, url, isOn, isGivenUp, missed },
    events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
    failingSince: failingSince?.toISOString() ?? null,
    waiting: row._count.deliveries,
    createdAt: createdAt.toISOString(),
  };
}

const STATES = ['waiting', 'sent', 'failed'] as const;

/** None for one whose type is of another release. */
function toDelivery(row: Omit<DeliveryRow, 'body'>): WebhookDelivery[] {
  const { id, webhookId, createdAt, tries, triedAt, nextTryAt, status, problem } = row;
  const type = WEBHOOK_TYPES.find((each) => each === row.type);
  const state = STATES.find((each) => each === row.state);
  if (!type || !state) return [];
  return [
    {
      ...{ id, webhookId, type, state, tries, status, problem: asWebhookProblem(problem) },
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
      nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    },
  ];
}
