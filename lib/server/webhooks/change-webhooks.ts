import 'server-only';

import type { Webhook, WebhookChange, WebhookCreation } from '@/lib/contracts/webhooks';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { AppError } from '@/lib/domain/errors';
import { type AddressFault, addressFault } from '@/lib/domain/webhooks/address';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { seal } from '@/lib/server/seal';
import { readWebhook } from './read-webhooks';
import { newSecret } from './signature';

/** Two that are added at the same moment must not both be the last one. */
const ADDING_LOCK = 7_265_071;

const SENTENCE: Record<AddressFault, string> = {
  malformed: 'This is not the address of a webhook, such as https://example.com/hook',
  notSecure: 'The address has to begin with https',
};

/**
 * Adds an address that is told of events, and the secret that they are signed with, which is answered once.
 * @throws {AppError} `validation_failed`, `conflict` for one too many, `unavailable`
 */
export async function addWebhook(
  { url, events }: WebhookCreation,
  actor: Actor,
): Promise<{ webhook: Webhook; secret: string }> {
  requireAddress(url);
  const secret = newSecret();
  const webhook = await change(actor, async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${ADDING_LOCK}::bigint)`;
    if ((await tx.webhook.count()) >= WEBHOOKS.perSite)
      throw new AppError('conflict', `A site can have ${WEBHOOKS.perSite} webhooks.`);
    const data = { url, events: [...new Set(events)], secret: sealed(secret) };
    const { id } = await tx.webhook.create({ data, select: { id: true } });
    await note(tx, 'webhook_added', url, actor);
    return readWebhook(tx, id);
  });
  return { webhook, secret };
}

/**
 * Changes what is given. Switched off, an address has nothing waiting any more; switched on, it begins anew, also without what
 * was being written at the moment at which it was switched off.
 * @throws {AppError} `not_found`, `validation_failed`, `unavailable`
 */
export function changeWebhook(id: string, { isOn, ...given }: WebhookChange, actor: Actor): Promise<Webhook> {
  if (given.url !== undefined) requireAddress(given.url);
  return change(actor, async (tx) => {
    const before = await lock(tx, id);
    const data = {
      ...given,
      ...(isOn !== undefined && { isOn, isGivenUp: false, failingSince: null, missed: 0 }),
    };
    await tx.webhook.update({ where: { id }, data });
    if (isOn !== undefined && (!isOn || !before.isOn))
      await tx.webhookDelivery.deleteMany({ where: { webhookId: id, state: 'waiting' } });
    await note(tx, 'webhook_changed', given.url ?? before.url, actor);
    return readWebhook(tx, id);
  });
}

/**
 * Removes an address with all that waits for it.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function removeWebhook(id: string, actor: Actor): Promise<void> {
  await change(actor, async (tx) => {
    const { url } = await lock(tx, id);
    await tx.webhook.delete({ where: { id } });
    await note(tx, 'webhook_removed', url, actor);
  });
}

/**
 * Gives an address another secret: what is sent from now on is signed with it.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function renewSecret(id: string, actor: Actor): Promise<string> {
  const secret = newSecret();
  await change(actor, async (tx) => {
    const { url } = await lock(tx, id);
    await tx.webhook.update({ where: { id }, data: { secret: sealed(secret) } });
    await note(tx, 'webhook_changed', url, actor);
  });
  return secret;
}

function change<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      return work(tx);
    }),
  );
}

async function lock(tx: Transaction, id: string): Promise<{ url: string; isOn: boolean }> {
  const [row] = await tx.$queryRaw<{ url: string; isOn: boolean }[]>`
    select url, is_on as "isOn" from webhook where id = ${id} for update`;
  if (!row) throw new AppError('not_found', 'There is no such webhook.');
  return row;
}

const sealed = (secret: string): string => seal(secret, authSecret(), 'webhook secret');

function requireAddress(url: string): void {
  const fault = addressFault(url, env().siteUrl);
  if (fault === null) return;
  const message = SENTENCE[fault];
  throw new AppError('validation_failed', message, { errors: [{ path: 'url', message }] });
}

/** The record holds the host alone: the rest of an address may be a secret of its receiver. */
async function note(
  tx: Transaction,
  action: AuditAction & `webhook_${string}`,
  url: string,
  actor: Actor,
): Promise<void> {
  await recordEvent(tx, { action, actor, object: new URL(url).host, address: actor.address });
}
