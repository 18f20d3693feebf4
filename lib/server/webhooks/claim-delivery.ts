import 'server-only';

import { pauseAfterTry, WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import type { Outcome } from './post-webhook';

/** A delivery that this server alone may send for a while. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  type: string;
  body: string;
  url: string;
  /** Sealed. */
  secret: string;
  /** Counts this attempt; who else may send it later has another number. */
  tries: number;
}

/**
 * Addresses for which something is due.
 * @throws {AppError} `unavailable`
 */
export async function dueWebhooks(): Promise<string[]> {
  const rows = await withDatabaseErrors(
    () => db.$queryRaw<{ id: string }[]>`
      select distinct d.webhook_id as id from webhook_delivery d join webhook w on w.id = d.webhook_id and w.is_on
        where d.state = 'waiting' and d.next_try_at <= clock_timestamp()
          and (d.leased_until is null or d.leased_until <= clock_timestamp())`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the next delivery to an address that is due; null where none is.
 * @throws {AppError} `unavailable`
 */
export async function claimDelivery(webhookId: string): Promise<ClaimedDelivery | null> {
  const [claimed] = await withDatabaseErrors(
    () => db.$queryRaw<ClaimedDelivery[]>`
      update webhook_delivery set tries = webhook_delivery.tries + 1, tried_at = clock_timestamp(),
          leased_until = clock_timestamp() + ${WEBHOOKS.leaseMs}::int * interval '1 millisecond'
        from webhook w
        where w.id = webhook_delivery.webhook_id and w.is_on and webhook_delivery.id = (
          select d.id from webhook_delivery d
            where d.webhook_id = ${webhookId} and d.state = 'waiting' and d.next_try_at <= clock_timestamp()
              and (d.leased_until is null or d.leased_until <= clock_timestamp())
            order by d.next_try_at, d.id limit 1 for update of d skip locked)
        returning webhook_delivery.id, webhook_delivery.webhook_id as "webhookId", webhook_delivery.type,
          webhook_delivery.body, webhook_delivery.tries, w.url, w.secret`,
  );
  return claimed ?? null;
}

/**
 * Writes down how an attempt ended. Where somebody else has claimed the delivery meanwhile, it is theirs.
 * @returns whether the site has switched the address off
 * @throws {AppError} `unavailable`
 */
export function noteOutcome(claimed: ClaimedDelivery, { status, problem }: Outcome): Promise<boolean> {
  const { id, webhookId, tries } = claimed;
  const where = { id, tries, state: 'waiting' };
  const told = { status, problem, leasedUntil: null };
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      // First, as whoever changes or removes the address does: two that wait for each other would both fail.
      await tx.$queryRaw`select 1 from webhook where id = ${webhookId} for no key update`;
      if (problem === null) {
        await tx.webhookDelivery.updateMany({ where, data: { ...told, state: 'sent' } });
        await tx.webhook.updateMany({
          where: { id: webhookId, failingSince: { not: null } },
          data: { failingSince: null },
        });
        return false;
      }
      const pause = pauseAfterTry(tries);
      const next = pause === null ? { state: 'failed' } : { nextTryAt: new Date(Date.now() + pause) };
      await tx.webhookDelivery.updateMany({ where, data: { ...told, ...next } });
      await tx.webhook.updateMany({
        where: { id: webhookId, failingSince: null },
        data: { failingSince: new Date() },
      });
      return giveUp(tx, webhookId, problem === 'gone');
    }),
  );
}

/** Switches an address off that says that it is gone, or has taken nothing for days. What waits for it is given up. */
async function giveUp(tx: Transaction, id: string, isGone: boolean): Promise<boolean> {
  const since = { lte: new Date(Date.now() - WEBHOOKS.giveUpAfterMs) };
  const { count } = await tx.webhook.updateMany({
    where: { id, isOn: true, ...(!isGone && { failingSince: since }) },
    data: { isOn: false, isGivenUp: true },
  });
  if (count === 0) return false;
  await tx.webhookDelivery.updateMany({
    where: { webhookId: id, state: 'waiting' },
    data: { state: 'failed', leasedUntil: null },
  });
  return true;
}

/**
 * Removes finished deliveries that are old or too many.
 * @throws {AppError} `unavailable`
 */
export async function sweepDeliveries(): Promise<void> {
  await withDatabaseErrors(
    () => db.$executeRaw`
      delete from webhook_delivery where state <> 'waiting' and (
        created_at < clock_timestamp() - ${WEBHOOKS.keptDays}::int * interval '1 day'
        or id in (select id from (
          select id, row_number() over (partition by webhook_id order by id desc) as place
            from webhook_delivery where state <> 'waiting') as finished where place > ${WEBHOOKS.kept}::int))`,
  );
}
