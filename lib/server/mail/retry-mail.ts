import 'server-only';

import { MAIL } from '@/lib/domain/mail/limits';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/**
 * Has all mails that wait or were given up tried again at once, by the next round. One that is being sent stays with whoever
 * sends it.
 * @returns how many
 * @throws {AppError} `unavailable`
 */
export function retryMail(actor: Actor): Promise<number> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      const rested = { failures: 0, restingUntil: null };
      await tx.mailSetting.updateMany({ where: { id: 1 }, data: rested });
      return tx.$executeRaw`
        update outgoing_mail set state = 'waiting', next_try_at = clock_timestamp(),
            give_up_at = clock_timestamp() + ${MAIL.giveUpAfterMs}::int * interval '1 millisecond'
          where state in ('waiting', 'failed')`;
    }),
  );
}
