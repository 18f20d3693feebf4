import 'server-only';

import { createTransport } from 'nodemailer';
import { cleanLine } from '@/lib/domain/contact/clean-text';
import type { MailText } from '@/lib/domain/mail/compose';
import { MAIL } from '@/lib/domain/mail/limits';
import { type MailProblem, problemOf, reachOf, type SendFailure } from '@/lib/domain/mail/problems';
import { env } from '@/lib/server/env';
import type { Postbox } from './mail-settings';

interface Letter {
  text: MailText;
  /** The name of the site. */
  site: string;
  messageId: string;
  /** For all of it. */
  withinMs: number;
}

/** How sending ended: without a problem the server has taken the mail. */
export type Sent = { problem: null; serverLine: string } | Unsent;

export interface Unsent {
  problem: MailProblem;
  serverLine: string;
  reach: ReturnType<typeof reachOf>;
}

/**
 * Hands one mail to a mail server, and says what became of it; it never throws. Whatever the server does, it is over in
 * `withinMs`: whoever hangs is hung up on.
 */
export async function sendMail(postbox: Postbox, { text, site, messageId, withinMs }: Letter): Promise<Sent> {
  const { user, password, sender, recipient } = postbox;
  if (password === null) return { problem: 'passwordLost', serverLine: '', reach: 'server' };
  const transport = createTransport(connectionOf({ ...postbox, password }, withinMs));
  const deadline = AbortSignal.timeout(withinMs);
  try {
    const { response } = await transport.sendMail({
      ...text,
      from: { name: cleanLine(site), address: sender },
      to: { name: '', address: recipient },
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      // Nothing of a visitor's text may name a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: deadline,
    });
    return { problem: null, serverLine: lineOf(response, { user, password }) };
  } catch (error) {
    const failure = error as SendFailure & { response?: unknown };
    const serverLine = lineOf(failure.response, { user, password });
    return { problem: problemOf(failure), serverLine, reach: reachOf(failure) };
  }
}

function connectionOf({ host, port, security, user, password }: Postbox & { password: string }, ms: number) {
  const silence = Math.min(MAIL.silenceMs, ms);
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password }, forceAuth: true }),
    name: new URL(env().siteUrl).hostname,
    tls: { minVersion: 'TLSv1.2' as const },
    dnsTimeout: silence,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    socketCloseTimeout: 1_000,
    logger: false,
  };
}

/** An answer of the server as one short line, without the password, should the server repeat it. */
function lineOf(response: unknown, { user, password }: { user: string; password: string }): string {
  const line = cleanLine(typeof response === 'string' ? response : '');
  const spelled = [password, base64(password), base64(`\0${user}\0${password}`)];
  const hidden = password === '' ? line : spelled.reduce((rest, each) => rest.replaceAll(each, '…'), line);
  return hidden.slice(0, MAIL.serverLineCharacters);
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
