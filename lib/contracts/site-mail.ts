import * as z from 'zod';
import { CONTACT } from '@/lib/domain/contact/limits';
import { MAIL } from '@/lib/domain/mail/limits';
import { MAIL_PROBLEMS } from '@/lib/domain/mail/problems';
import { MAIL_SECURITIES } from '@/lib/domain/mail/server';
import { date, id, text } from './text';

const settings = z.strictObject({
  isOn: z.boolean(),
  host: text(MAIL.hostCharacters).trim(),
  port: z.int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITIES),
  user: text(MAIL.userCharacters),
  /** The address that mails come from, and the one that they go to. */
  sender: text(CONTACT.emailCharacters).trim(),
  recipient: text(CONTACT.emailCharacters).trim(),
  /** One mail a day instead of one for each message. */
  isDaily: z.boolean(),
});

const version = z.int().nonnegative();
/** A new one; absent: the stored one stays; empty: there is none any more. */
const password = text(MAIL.passwordCharacters).exactOptional();

/** `PUT /api/site/mail`, which is sent the version that was read; version 0 before the first save. */
export const saveMailRequest = settings.extend({ password, version });
export type SaveMailRequest = z.output<typeof saveMailRequest>;

/** `POST /api/site/mail/test`: the settings as they are in the form, saved or not. */
export const testMailRequest = settings.omit({ isOn: true, isDaily: true }).extend({ password });
export type TestMailRequest = z.output<typeof testMailRequest>;

const problem = z.enum(MAIL_PROBLEMS);
/** What the mail server said, in its own words; empty where it said nothing. */
const serverLine = z.string();

/** What the mail server made of a mail that somebody waited for: null without a problem. */
export const sentMail = z.strictObject({ problem: problem.nullable(), serverLine });
export type SentMail = z.output<typeof sentMail>;

const failedMail = z.strictObject({
  id,
  createdAt: date,
  /** Who wrote the messages that it was to tell of. */
  names: z.array(z.string()),
  problem,
  serverLine,
});

/** `GET` and `PUT /api/site/mail`: the settings without the password, and how it goes. */
export const siteMailAnswer = settings.extend({
  version,
  hasPassword: z.boolean(),
  /** What the environment says instead; its server is named without user and password. */
  given: z.strictObject({ server: z.string().nullable(), sender: z.string().nullable() }),
  state: z.strictObject({
    waiting: z.int().nonnegative(),
    nextTryAt: date.nullable(),
    lastSentAt: date.nullable(),
    /** Why the last attempt failed; null where it did not. */
    problem: problem.nullable(),
    serverLine,
    /** Mails that are given up, newest first, and how many there are. */
    failed: z.array(failedMail),
    failedCount: z.int().nonnegative(),
  }),
});
export type SiteMailAnswer = z.output<typeof siteMailAnswer>;

/** `POST /api/site/mail/retry`: how many mails are tried again. */
export const retryMailAnswer = z.strictObject({ retried: z.int().nonnegative() });
