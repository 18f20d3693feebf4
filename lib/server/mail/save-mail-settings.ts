import 'server-only';

import type { SaveMailRequest } from '@/lib/contracts/site-mail';
import { AppError, type FieldError } from '@/lib/domain/errors';
import { keepsPassword, type MailFault, type MailForm, mailFaults } from '@/lib/domain/mail/settings';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { MailSetting } from '@/lib/server/generated/prisma/client';
import { seal } from '@/lib/server/seal';
import { serverOf } from './mail-settings';

const SENTENCE: Record<MailFault, string> = {
  host: 'This is not the name or address of a server',
  shown: 'A password is not sent without encryption, except to this machine',
  passwordAgain: 'Enter the password again: the stored one is for another server',
  passwordMissing: 'A password is needed',
  userMissing: 'A password is of no use without a user name',
  address: 'This is not an e-mail address in plain letters',
};

/**
 * Refuses settings that cannot work, or would show a password.
 * @throws {AppError} `validation_failed`
 */
export function requireSound(form: MailForm, stored: MailSetting | null, isComplete: boolean): void {
  const { server, sender } = env().mail;
  const ground = {
    stored: stored && serverOf(stored),
    hasPassword: stored !== null && stored.password !== null,
    isServerGiven: server !== null,
    isSenderGiven: sender !== null,
  };
  const errors: FieldError[] = Object.entries(mailFaults(form, ground, { isComplete })).map(
    ([path, fault]) => ({ path, message: SENTENCE[fault] }),
  );
  if (errors.length === 0) return;
  throw new AppError('validation_failed', 'Some fields are not as they should be.', { errors });
}

/**
 * Changes how mail is sent. What waits is tried at once with what is said now; turned off, nothing waits any more. Messages that
 * are there before it is turned on are not told of.
 * @throws {AppError} `conflict` where it has been changed since it was read, `validation_failed`, `unavailable`
 */
export async function saveMailSettings(
  { version, password, ...form }: SaveMailRequest,
  actor: Actor,
): Promise<void> {
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      await tx.mailSetting.createMany({ data: [{ id: 1, version: 0 }], skipDuplicates: true });
      await tx.$queryRaw`select 1 from mail_setting where id = 1 for update`;
      const stored = await tx.mailSetting.findUniqueOrThrow({ where: { id: 1 } });
      if (stored.version !== version)
        throw new AppError('conflict', 'Somebody else has changed this since you opened it.');
      requireSound({ ...form, password }, stored, form.isOn);
      await write(tx, { ...form, password }, stored);
      await afterwards(tx, form, stored);
      const object = form.isOn ? `on, ${form.isDaily ? 'daily' : 'at once'}` : 'off';
      await recordEvent(tx, { action: 'mail_settings_changed', actor, object, address: actor.address });
    }),
  );
}

async function write(tx: Transaction, { password, user, ...fields }: MailForm, stored: MailSetting) {
  const isKept = keepsPassword({ password, user, ...fields }, { hasPassword: stored.password !== null });
  const sealed = password ? seal(password, authSecret()) : null;
  const beginsDaily = fields.isOn && fields.isDaily && !(stored.isOn && stored.isDaily);
  await tx.mailSetting.update({
    where: { id: 1 },
    data: {
      ...fields,
      username: user,
      ...(!isKept && { password: sealed }),
      ...(beginsDaily && { digestAt: new Date() }),
      ...{ version: stored.version + 1, failures: 0, restingUntil: null, problem: null, serverLine: '' },
    },
  });
}

async function afterwards(tx: Transaction, { isOn }: { isOn: boolean }, stored: MailSetting): Promise<void> {
  if (!isOn) await tx.outgoingMail.deleteMany({ where: { state: 'waiting' } });
  else if (stored.isOn)
    await tx.$executeRaw`update outgoing_mail set next_try_at = clock_timestamp() where state = 'waiting'`;
  else await tx.contactMessage.updateMany({ where: { isNoted: false }, data: { isNoted: true } });
}
