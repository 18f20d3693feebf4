import 'server-only';

import { randomUUID } from 'node:crypto';
import type { SentMail, TestMailRequest } from '@/lib/contracts/site-mail';
import { composeTest } from '@/lib/domain/mail/compose';
import { MAIL } from '@/lib/domain/mail/limits';
import { keepsPassword } from '@/lib/domain/mail/settings';
import { besideCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { MailSetting } from '@/lib/server/generated/prisma/client';
import { countAgainst } from '@/lib/server/rate-limit/count-against';
import { mailFrame } from './mail-frame';
import { type Postbox, readMailSetting, storedPassword } from './mail-settings';
import { messageIdOf } from './message-id';
import { requireSound } from './save-mail-settings';
import { sendMail } from './send-mail';

/**
 * Sends a mail with the settings of the form, saved or not, and answers what the mail server said.
 * @throws {AppError} `validation_failed`, `rate_limited`, `unavailable`
 */
export async function testMail(request: TestMailRequest): Promise<SentMail> {
  const stored = await readMailSetting();
  requireSound({ ...request, isOn: true, isDaily: false }, stored, true);
  const limit = { key: 'mail:test', ...MAIL.tests };
  await besideCall(() => withDatabaseErrors(() => db.$transaction((tx) => countAgainst(tx, [limit]))));
  const frame = await mailFrame();
  const { problem, serverLine } = await sendMail(postboxOf(request, stored), {
    text: composeTest(frame),
    site: frame.site,
    messageId: messageIdOf(randomUUID()),
    withinMs: MAIL.testMs,
  });
  return { problem, serverLine };
}

function postboxOf(request: TestMailRequest, stored: MailSetting | null): Postbox {
  const { server, sender } = env().mail;
  const form = { ...request, isOn: true, isDaily: false };
  const isKept = stored && keepsPassword(form, { hasPassword: stored.password !== null });
  const password = isKept ? storedPassword(stored) : (request.password ?? '');
  return {
    ...(server ?? { ...request, password }),
    sender: sender ?? request.sender,
    recipient: request.recipient,
  };
}
