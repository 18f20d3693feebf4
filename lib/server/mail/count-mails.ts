import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/** How many mails wait to be sent, and how many were given up. */
export interface MailCounts {
  waiting: number;
  failed: number;
}

/** @throws {AppError} `unavailable` */
export function countMails(): Promise<MailCounts> {
  return withDatabaseErrors(async () => {
    const [waiting, failed] = await Promise.all(
      ['waiting', 'failed'].map((state) => db.outgoingMail.count({ where: { state } })),
    );
    return { waiting: waiting ?? 0, failed: failed ?? 0 };
  });
}
