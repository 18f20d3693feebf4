import { isEmailAddress } from '../contact/clean-text';
import { MAIL } from './limits';

/** How a connection to a mail server is protected: from its beginning, after a greeting in clear, or not at all. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** A mail server, as far as it is no secret. */
export interface MailServer {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty: it asks for none. */
  user: string;
}

/** The port that a server usually has. */
export const USUAL_PORT: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

const HOST_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;
const IP_6 = /^[\da-f:.]+$/i;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/** Whether a text is the name or the address of a computer. */
export function isHostName(host: string): boolean {
  return (
    host.length <= MAIL.hostCharacters && (HOST_NAME.test(host) || (host.includes(':') && IP_6.test(host)))
  );
}

/** Whether a password would go through a network that others can listen to. */
export function showsPassword({ host, security, user }: MailServer): boolean {
  return user !== '' && security === 'none' && !LOOPBACK.test(host);
}

/** Whether a stored password may be sent to a server: only to the one that it was entered for. */
export function isSameServer(one: MailServer, other: MailServer): boolean {
  return (['host', 'port', 'security', 'user'] as const).every((name) => one[name] === other[name]);
}

/** Whether the sender's or the owner's address can stand in a mail: every server takes plain letters. */
export function isMailbox(address: string): boolean {
  return isEmailAddress(address) && /^[\x21-\x7e]+$/.test(address);
}

/**
 * The server of an address such as `smtps://user:password@host:465`: `smtps` begins with TLS, `smtp` asks for STARTTLS unless
 * `?security=none` follows. Null where it is none, or would show the password.
 */
export function parseSmtpUrl(text: string): (MailServer & { password: string }) | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || url.hash !== '') return null;
  const isClear = url.search === '?security=none' && url.protocol === 'smtp:';
  if (url.search !== '' && !isClear) return null;
  const security = url.protocol === 'smtps:' ? 'tls' : isClear ? 'none' : 'starttls';
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? USUAL_PORT[security] : Number(url.port);
  if (user === null || password === null || (user === '') !== (password === '')) return null;
  const server = { host, port, security, user, password } as const;
  return isHostName(host) && port >= 1 && !showsPassword(server) ? server : null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
