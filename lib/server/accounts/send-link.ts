import 'server-only';

import { randomUUID } from 'node:crypto';
import type { SentMail } from '@/lib/contracts/site-mail';
import { accountObject } from '@/lib/domain/auth/audit-object';
import { AppError } from '@/lib/domain/errors';
import { composeLink } from '@/lib/domain/mail/compose';
import { MAIL } from '@/lib/domain/mail/limits';
import { isSetUp } from '@/lib/domain/mail/settings';
import { recordEvent } from '@/lib/server/audit/record-event';
import { endOfLink } from '@/lib/server/auth/account-links';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { besideCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { mailFrame } from '@/lib/server/mail/mail-frame';
import { postboxOf, readMailSetting } from '@/lib/server/mail/mail-settings';
import { messageIdOf } from '@/lib/server/mail/message-id';
import { sendMail } from '@/lib/server/mail/send-mail';
import { countAgainst } from '@/lib/server/rate-limit/count-against';
import { readAccount } from './read-accounts';

/**
 * Sends a one-time link to the address of its account, and answers what the mail server said. It is sent while its sender waits
 * and not queued: of a link nothing but a hash is stored.
 * @throws {AppError} `not_found` for another's, a used or an old link, `validation_failed` for an account without an address,
 * `conflict` where mail is not set up, `rate_limited`, `unauthenticated`, `unavailable`
 */
export async function sendLink(id: string, link: string, actor: Actor): Promise<SentMail> {
  const { name, email, role } = await withDatabaseErrors(() => readAccount(db, id));
  const expires = await endOfLink(env().siteUrl, link, id);
  if (!expires) throw new AppError('not_found', 'This link has been used or is too old. Make a new one.');
  if (email === null)
    throw new AppError('validation_failed', 'This account has no e-mail address.', {
      errors: [{ path: 'email', message: 'There is none' }],
    });
  const setting = await readMailSetting();
  const postbox = setting && postboxOf(setting);
  if (!postbox || !isSetUp(postbox)) throw new AppError('conflict', 'Mail is not set up yet.');
  await besideCall(() =>
    withDatabaseErrors(() =>
      db.$transaction(async (tx) => {
        await requireStillMay(tx, actor, 'administer-site');
        await countAgainst(tx, [{ key: 'mail:link', ...MAIL.links }]);
      }),
    ),
  );
  const frame = await mailFrame();
  const { problem, serverLine } = await sendMail(
    { ...postbox, recipient: email },
    {
      text: composeLink(frame, { name, from: actor.name, link, expires }),
      site: frame.site,
      messageId: messageIdOf(randomUUID()),
      withinMs: MAIL.testMs,
    },
  );
  if (problem === null) {
    const object = accountObject({ name, role });
    // The mail is under way: a call that is told to come again has changed nothing, and this one has.
    await withDatabaseErrors(() =>
      recordEvent(db, { action: 'link_sent', actor, object, address: actor.address }),
    ).catch((error: unknown) => logLine({ level: 'error', task: 'mail', error: String(error) }));
  }
  return { problem, serverLine };
}
