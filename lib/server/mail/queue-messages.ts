import 'server-only';

import { randomUUID } from 'node:crypto';
import { MAIL } from '@/lib/domain/mail/limits';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import type { MailSetting } from '@/lib/server/generated/prisma/client';
import { messageIdOf } from './message-id';

/**
 * Queues mails about the messages that none has told of yet: one for each, or one for all of a day. Servers that do so at the
 * same moment do it one after another. A visitor's request has no part in it, so that nothing here can refuse a message.
 * @throws {AppError} `unavailable`
 */
export async function queueMessages(): Promise<void> {
  if (!(await hasNew())) return;
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from mail_setting where id = 1 for update`;
      const setting = await tx.mailSetting.findUnique({ where: { id: 1 } });
      if (!setting?.isOn) return;
      if ((await tx.outgoingMail.count({ where: { state: 'waiting' } })) >= MAIL.waiting) return;
      await (setting.isDaily ? queueDigest(tx, setting) : queueEach(tx));
    }),
  );
}

const NEW = { isNoted: false, suspicion: null } as const;

async function hasNew(): Promise<boolean> {
  const found = await withDatabaseErrors(() =>
    db.contactMessage.findFirst({ where: NEW, select: { id: true } }),
  );
  return found !== null;
}

async function queueEach(tx: Transaction): Promise<void> {
  const found = await tx.contactMessage.findMany({
    where: NEW,
    orderBy: { createdAt: 'asc' },
    take: MAIL.perRound,
    select: { id: true },
  });
  await queue(
    tx,
    found.map(({ id }) => [id]),
  );
}

async function queueDigest(tx: Transaction, { digestAt }: MailSetting): Promise<void> {
  const now = new Date();
  if (digestAt && now.getTime() - digestAt.getTime() < MAIL.digestEveryMs) return;
  const found = await tx.contactMessage.findMany({
    where: NEW,
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (found.length === 0) return;
  await queue(tx, [found.map(({ id }) => id)]);
  await tx.mailSetting.update({ where: { id: 1 }, data: { digestAt: now } });
}

/** One mail for each list of messages. */
async function queue(tx: Transaction, lists: readonly string[][]): Promise<void> {
  const giveUpAt = new Date(Date.now() + MAIL.giveUpAfterMs);
  await tx.outgoingMail.createMany({
    data: lists.map((about) => ({ about, giveUpAt, messageId: messageIdOf(randomUUID()) })),
  });
  await tx.contactMessage.updateMany({ where: { id: { in: lists.flat() } }, data: { isNoted: true } });
}
