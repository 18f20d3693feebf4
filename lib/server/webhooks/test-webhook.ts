import 'server-only';

import { randomUUID } from 'node:crypto';
import type { WebhookTest } from '@/lib/contracts/webhooks';
import { AppError } from '@/lib/domain/errors';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { besideCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { countAgainst } from '@/lib/server/rate-limit/count-against';
import { unseal } from '@/lib/server/seal';
import { postWebhook } from './post-webhook';
import { bodyOf } from './queue-event';

/**
 * Sends an event as a test, on or off, and answers what came back. Nothing of it is queued or tried again.
 * @throws {AppError} `not_found`, `rate_limited`, `unavailable`
 */
export async function testWebhook(id: string): Promise<WebhookTest> {
  const row = await withDatabaseErrors(() => db.webhook.findUnique({ where: { id } }));
  if (!row) throw new AppError('not_found', 'There is no such webhook.');
  const limit = { key: 'webhook:test', ...WEBHOOKS.tests };
  await besideCall(() => withDatabaseErrors(() => db.$transaction((tx) => countAgainst(tx, [limit]))));
  const secret = unseal(row.secret, authSecret(), 'webhook secret');
  if (secret === null) return { status: null, problem: 'secretLost' };
  const body = bodyOf('webhook.test', { url: env().siteUrl });
  return postWebhook({ id: randomUUID(), url: row.url, body, secret });
}
