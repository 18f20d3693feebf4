import 'server-only';

import type { SiteMailAnswer } from '@/lib/contracts/site-mail';
import { MAIL } from '@/lib/domain/mail/limits';
import { asProblem } from '@/lib/domain/mail/problems';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { MailSetting, OutgoingMail } from '@/lib/server/generated/prisma/client';
import { countMails } from './count-mails';
import { readMailSetting, serverOf } from './mail-settings';

const UNSAVED = {
  isOn: false,
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  sender: '',
  recipient: '',
} as const;

/**
 * How mail is sent, without the password, and how it goes.
 * @throws {AppError} `unavailable`
 */
export async function readSiteMail(): Promise<SiteMailAnswer> {
  const setting = await readMailSetting();
  const { server, sender } = env().mail;
  return {
    ...(setting ? settingsOf(setting) : { ...UNSAVED, isDaily: false, version: 0, hasPassword: false }),
    given: { server: server && `${server.host}:${server.port}`, sender },
    state: await withDatabaseErrors(() => stateOf(setting)),
  };
}

function settingsOf(setting: MailSetting) {
  const { isOn, sender, recipient, isDaily, version, password } = setting;
  return { isOn, ...serverOf(setting), sender, recipient, isDaily, version, hasPassword: password !== null };
}

async function stateOf(setting: MailSetting | null): Promise<SiteMailAnswer['state']> {
  const [counts, next, last, failed] = await Promise.all([
    countMails(),
    db.outgoingMail.aggregate({ where: { state: 'waiting' }, _min: { nextTryAt: true } }),
    db.outgoingMail.aggregate({ where: { state: 'sent' }, _max: { sentAt: true } }),
    db.outgoingMail.findMany({
      where: { state: 'failed' },
      orderBy: { id: 'desc' },
      take: MAIL.failedShown,
    }),
  ]);
  const nextTryAt = latest(next._min.nextTryAt, setting?.restingUntil ?? null);
  return {
    waiting: counts.waiting,
    nextTryAt: counts.waiting === 0 ? null : (nextTryAt?.toISOString() ?? null),
    lastSentAt: last._max.sentAt?.toISOString() ?? null,
    problem: asProblem(setting?.problem ?? null),
    serverLine: setting?.serverLine ?? '',
    failed: await withNames(failed),
    failedCount: counts.failed,
  };
}

function latest(one: Date | null, other: Date | null): Date | null {
  return one && other && other > one ? other : one;
}

async function withNames(mails: readonly OutgoingMail[]): Promise<SiteMailAnswer['state']['failed']> {
  const ids = mails.flatMap(({ about }) => about);
  const writers = await db.contactMessage.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return mails.map(({ id, createdAt, about, problem, serverLine }) => ({
    id,
    createdAt: createdAt.toISOString(),
    names: writers.filter((writer) => about.includes(writer.id)).map(({ name }) => name),
    problem: asProblem(problem) ?? 'other',
    serverLine,
  }));
}
