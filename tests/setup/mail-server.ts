import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** By lower-case name, unfolded; as they were sent, encoded words and all. */
  headers: Map<string, string>;
  raw: string;
  /** The plain text, decoded. */
  text: string;
}

/** A real mail server of one test, on this machine. */
export interface MailServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** How many connections there have been. */
  readonly connections: () => number;
  /** What it answers to the next mails, in their order; null takes one. */
  readonly answers: (SmtpRefusal | null)[];
  close(): Promise<void>;
}

export interface SmtpRefusal {
  at: 'from' | 'to' | 'data';
  code: number;
  says: string;
}

export const MAILBOX = { user: 'studio@mail.example', password: 'quiet harbour 42' };

/** Listens on a free port, or on a given one. Without `hasAuth` it takes mail from everybody. */
export async function startMailServer({
  port = 0,
  hasAuth = true,
  ...options
}: SMTPServerOptions & { port?: number; hasAuth?: boolean } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const answers: (SmtpRefusal | null)[] = [];
  let connections = 0;
  const refusal = (at: SmtpRefusal['at']): Error | null => {
    const next = answers[0];
    if (next?.at !== at) return null;
    answers.shift();
    return Object.assign(new Error(next.says), { responseCode: next.code });
  };
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: !hasAuth,
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === MAILBOX.user && password === MAILBOX.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error('Wrong name or password'), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => done(refusal('from')),
    onRcptTo: (_address, _session, done) => done(refusal('to')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('data');
        if (refused) return done(refused);
        if (answers[0] === null) answers.shift();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...read(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
    ...options,
  });
  // Whoever hangs up in the middle is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    answers,
    connections: () => connections,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function read(raw: string): Pick<ReceivedMail, 'headers' | 'raw' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  return { headers: headersOf(raw.slice(0, end)), raw, text: plainText(raw) };
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** The part of `text/plain`. */
function plainText(raw: string): string {
  const part =
    raw.split(/\r\n----_[^\r]*\r\n/).find((each) => each.startsWith('Content-Type: text/plain')) ?? '';
  const end = part.indexOf('\r\n\r\n');
  const body = part.slice(end + 4);
  const encoding = headersOf(part.slice(0, end)).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  return unquoted(body.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n');
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The words of a header, decoded (RFC 2047). */
export function words(header = ''): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquoted(word.replaceAll('_', ' ')),
    );
}
