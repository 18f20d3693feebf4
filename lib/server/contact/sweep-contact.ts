import 'server-only';

import { CONTACT } from '@/lib/domain/contact/limits';
import type { Transaction } from '@/lib/server/db';
import { sweepRateLimits } from '@/lib/server/rate-limit/count-against';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes records that are past their retention (privacy policy): rate-limit counters, and messages from robots. */
export async function sweepContact(tx: Pick<Transaction, '$executeRaw' | 'contactMessage'>): Promise<void> {
  await sweepRateLimits(tx);
  await tx.contactMessage.deleteMany({
    where: {
      suspicion: 'trap',
      readAt: null,
      createdAt: { lt: new Date(Date.now() - CONTACT.trappedKeptDays * DAY_MS) },
    },
  });
}
