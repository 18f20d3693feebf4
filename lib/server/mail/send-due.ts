import 'server-only';

import { composeDigest, composeMessage, type MailFrame, type MailText } from '@/lib/domain/mail/compose';
import { MAIL } from '@/lib/domain/mail/limits';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics/metrics';
import { type ClaimedMail, claimMail, endOldMails, noteSent, noteUnsent } from './claim-mail';
import { mailFrame } from './mail-frame';
import { postboxOf, readMailSetting } from './mail-settings';
import { queueMessages } from './queue-messages';
import { type Sent, sendMail } from './send-mail';

const EVERY_MS = 5_000;

/**
 * Queues and sends what is due. Several servers may do so at once: each mail is sent by one of them. A round ends at the first
 * mail that fails because of the server.
 * @returns how many mails the server has taken
 * @throws {AppError} `unavailable`
 */
export async function sendDue(): Promise<number> {
  const setting = await readMailSetting();
  if (!setting) return 0;
  await endOldMails();
  if (!setting.isOn) return 0;
  await queueMessages();
  let count = 0;
  for (let attempt = 0; attempt < MAIL.perRound; attempt += 1) {
    const claimed = await claimMail();
    if (!claimed) break;
    const sent = await sendClaimed(claimed);
    if (sent?.problem === null) count += 1;
    else if (sent?.reach === 'server') break;
  }
  return count;
}

/** Null where nothing is left to be told: its messages have been deleted. */
async function sendClaimed(claimed: ClaimedMail): Promise<Sent | null> {
  const [setting, frame] = await Promise.all([readMailSetting(), mailFrame()]);
  const text = await composeFor(frame, claimed.about);
  if (!setting || !text) {
    await withDatabaseErrors(() => db.outgoingMail.deleteMany({ where: { id: claimed.id } }));
    return null;
  }
  const { messageId } = claimed;
  const sent = await sendMail(postboxOf(setting), {
    ...{ text, site: frame.site, messageId, withinMs: MAIL.sendMs },
  });
  metrics().mail(sent.problem === null ? 'sent' : 'failed');
  if (sent.problem === null) await noteSent(claimed, sent.serverLine);
  else await noteUnsent(claimed, sent);
  const { problem } = sent;
  logLine({
    level: problem ? 'warn' : 'info',
    task: 'mail',
    mail: claimed.id,
    tries: claimed.tries,
    problem,
  });
  return sent;
}

async function composeFor(frame: MailFrame, about: string[]): Promise<MailText | null> {
  const messages = await withDatabaseErrors(() =>
    db.contactMessage.findMany({ where: { id: { in: about } }, orderBy: { createdAt: 'asc' } }),
  );
  const [first] = messages;
  if (!first) return null;
  return about.length === 1 ? composeMessage(frame, first) : composeDigest(frame, messages);
}

declare global {
  // A development server loads this module anew with each change: the process has one clock.
  var atelierMail: NodeJS.Timeout | undefined;
}

/** Sends what is due, now and repeatedly while the process runs. Failures are retried in a later round. */
export function keepSendingMail(): void {
  let isAtIt = false;
  const look = async () => {
    if (isAtIt) return;
    isAtIt = true;
    try {
      await sendDue();
    } catch (error) {
      if (!isUnavailable(error)) logLine({ level: 'error', task: 'mail', error: String(error) });
    } finally {
      isAtIt = false;
    }
  };
  clearInterval(globalThis.atelierMail);
  globalThis.atelierMail = setInterval(look, EVERY_MS);
  globalThis.atelierMail.unref();
  void look();
}
