import 'server-only';

import { authSecret } from '@/lib/server/auth/session-cookie';
import { isUnavailable } from '@/lib/server/database-errors';
import { logLine } from '@/lib/server/log';
import { unseal } from '@/lib/server/seal';
import {
  type ClaimedDelivery,
  claimDelivery,
  dueWebhooks,
  noteOutcome,
  sweepDeliveries,
} from './claim-delivery';
import { type Outcome, postWebhook } from './post-webhook';

const EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 10 * 60_000;

/** Addresses that this server is sending to: one delivery at a time to each, and none waits for another. */
const busy = new Map<string, Promise<void>>();

/**
 * Sends what is due. Several servers may do so at once: each delivery is sent by one of them. An address that hangs keeps no
 * other one waiting.
 * @returns when all that was due now has been tried
 * @throws {AppError} `unavailable`
 */
export async function sendDueWebhooks(): Promise<void> {
  for (const id of await dueWebhooks()) {
    if (busy.has(id)) continue;
    const work = sendAll(id).finally(() => busy.delete(id));
    busy.set(id, work);
  }
  await Promise.all(busy.values());
}

/** Everything that is due for one address, one after the other. */
async function sendAll(webhookId: string): Promise<void> {
  for (;;) {
    const claimed = await claimDelivery(webhookId);
    if (!claimed) return;
    const outcome = await sendClaimed(claimed);
    const isGivenUp = await noteOutcome(claimed, outcome);
    const { id: delivery, type, tries } = claimed;
    const level = outcome.problem ? 'warn' : 'info';
    logLine({ level, task: 'webhook', webhookId, delivery, type, tries, ...outcome });
    if (isGivenUp) logLine({ level: 'warn', event: 'webhook_given_up', webhookId });
  }
}

function sendClaimed({ id, url, body, secret }: ClaimedDelivery): Promise<Outcome> {
  const opened = unseal(secret, authSecret(), 'webhook secret');
  if (opened === null) return Promise.resolve({ status: null, problem: 'secretLost' });
  return postWebhook({ id, url, body, secret: opened });
}

declare global {
  // A development server loads this module anew with each change: the process has one clock.
  var atelierWebhooks: NodeJS.Timeout | undefined;
}

/** Sends what is due, now and repeatedly while the process runs. Failures are retried in a later round. */
export function keepSendingWebhooks(): void {
  let sweptAt = 0;
  const look = async () => {
    try {
      if (Date.now() - sweptAt > SWEEP_EVERY_MS) {
        sweptAt = Date.now();
        await sweepDeliveries();
      }
      await sendDueWebhooks();
    } catch (error) {
      if (!isUnavailable(error)) logLine({ level: 'error', task: 'webhook', error: String(error) });
    }
  };
  clearInterval(globalThis.atelierWebhooks);
  globalThis.atelierWebhooks = setInterval(look, EVERY_MS);
  globalThis.atelierWebhooks.unref();
  void look();
}
