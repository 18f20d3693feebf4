import 'server-only';

import type { MailServer } from '@/lib/domain/mail/server';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { MailSetting } from '@/lib/server/generated/prisma/client';
import { unseal } from '@/lib/server/seal';

/** What is needed to send. */
export interface Postbox extends MailServer {
  /** Empty: it asks for none. Null: the stored one cannot be read, because the site's secret is another one. */
  password: string | null;
  sender: string;
  recipient: string;
}

/** The stored settings; null before the first save. */
export function readMailSetting(): Promise<MailSetting | null> {
  return withDatabaseErrors(() => db.mailSetting.findUnique({ where: { id: 1 } }));
}

/** The server of the stored settings. */
export function serverOf({ host, port, security, username }: MailSetting): MailServer {
  return { host, port, security: security as MailServer['security'], user: username };
}

/** What to send with, the environment before the database. */
export function postboxOf(setting: MailSetting): Postbox {
  const { server, sender } = env().mail;
  const stored = { ...serverOf(setting), password: storedPassword(setting) };
  return { ...(server ?? stored), sender: sender ?? setting.sender, recipient: setting.recipient };
}

/** The stored password in clear; empty where there is none, null where it cannot be read. */
export function storedPassword({ password }: Pick<MailSetting, 'password'>): string | null {
  return password === null ? '' : unseal(password, authSecret());
}
