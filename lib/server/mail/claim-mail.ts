import 'server-only';

import { MAIL, pauseAfter } from '@/lib/domain/mail/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { Unsent } from './send-mail';

/** A mail that this server alone may send for a while. */
export interface ClaimedMail {
  id: string;
  messageId: string;
  about: string[];
  /** Counts this attempt; who else may send it later has another number. */
  tries: number;
}

/**
 * Takes the next mail that is due; null where none is, or the mail server is left alone for now.
 * @throws {AppError} `unavailable`
 */
export async function claimMail(): Promise<ClaimedMail | null> {
  const [claimed] = await withDatabaseErrors(
    () => db.$queryRaw<ClaimedMail[]>`
      update outgoing_mail set tries = tries + 1,
          leased_until = clock_timestamp() + ${MAIL.leaseMs}::int * interval '1 millisecond'
        where id = (
          select m.id from outgoing_mail m join mail_setting s on s.id = 1 and s.is_on
            where m.state = 'waiting' and m.next_try_at <= clock_timestamp()
              and (m.leased_until is null or m.leased_until <= clock_timestamp())
              and (s.resting_until is null or s.resting_until <= clock_timestamp())
            order by m.next_try_at, m.id limit 1 for update of m skip locked)
        returning id, message_id as "messageId", about, tries`,
  );
  return claimed ?? null;
}

/**
 * The server has taken it. Where somebody else has claimed it meanwhile, it is theirs.
 * @throws {AppError} `unavailable`
 */
export async function noteSent({ id, tries }: ClaimedMail, serverLine: string): Promise<void> {
  const sent = { state: 'sent', sentAt: new Date(), leasedUntil: null, problem: null, serverLine };
  await withDatabaseErrors(() =>
    db.$transaction([
      db.outgoingMail.updateMany({ where: { id, tries, state: 'waiting' }, data: sent }),
      db.mailSetting.updateMany({
        where: { id: 1 },
        data: { failures: 0, restingUntil: null, problem: null, serverLine: '' },
      }),
    ]),
  );
}

/**
 * The server has not taken it: for good, for now, or because it can take none at present. Then it is left alone, for longer each
 * time.
 * @throws {AppError} `unavailable`
 */
export async function noteUnsent(
  { id, tries }: ClaimedMail,
  { problem, serverLine, reach }: Unsent,
): Promise<void> {
  const where = { id, tries, state: 'waiting' };
  const reason = { problem, serverLine };
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      if (reach === 'mail') {
        await tx.outgoingMail.updateMany({ where, data: { ...reason, state: 'failed', leasedUntil: null } });
        await tx.mailSetting.updateMany({ where: { id: 1 }, data: reason });
        return;
      }
      const failures = { increment: reach === 'server' ? 1 : 0 };
      const setting = await tx.mailSetting.update({ where: { id: 1 }, data: { ...reason, failures } });
      const pause = pauseAfter(reach === 'server' ? setting.failures : tries);
      const nextTryAt = new Date(Date.now() + pause);
      await tx.outgoingMail.updateMany({ where, data: { ...reason, nextTryAt, leasedUntil: null } });
      if (reach === 'server')
        await tx.mailSetting.update({ where: { id: 1 }, data: { restingUntil: nextTryAt } });
    }),
  );
}

/**
 * Ends what is too old: mails that nobody has taken for days are given up, and old ones forgotten.
 * @throws {AppError} `unavailable`
 */
export async function endOldMails(): Promise<void> {
  await withDatabaseErrors(
    () => db.$executeRaw`
      update outgoing_mail set state = 'failed', leased_until = null, problem = coalesce(problem, 'other')
        where state = 'waiting' and give_up_at <= clock_timestamp()
          and (leased_until is null or leased_until <= clock_timestamp())`,
  );
  await withDatabaseErrors(
    () => db.$executeRaw`
      delete from outgoing_mail
        where created_at < clock_timestamp() - ${MAIL.keptDays}::int * interval '1 day' and state <> 'waiting'`,
  );
}
