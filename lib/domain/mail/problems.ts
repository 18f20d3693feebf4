/** Why a mail could not be sent, as people are told it (`mail.problem.…` of the interface texts). */
export const MAIL_PROBLEMS = [
  'noHost',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'notSecure',
  'password',
  'passwordLost',
  'sender',
  'recipient',
  'mail',
  'later',
  'other',
] as const;

export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** What is known of a failure to send, in the words of the program that sends. */
export interface SendFailure {
  code?: unknown;
  /** The system's own code, where `code` is a more general one. */
  originalCode?: unknown;
  /** Of the server's answer, such as 550. */
  responseCode?: unknown;
  /** The SMTP command that was answered so. */
  command?: unknown;
}

const BY_SYSTEM_CODE: Partial<Record<string, MailProblem>> = {
  ENOTFOUND: 'noHost',
  EAI_AGAIN: 'noHost',
  EDNS: 'noHost',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  ETLS: 'notSecure',
  EENVELOPE: 'recipient',
  EMESSAGE: 'mail',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNECTION: 'unreachable',
  EPIPE: 'unreachable',
  ESOCKET: 'unreachable',
};

const CERTIFICATE = /CERT|UNABLE_TO_|ALTNAME|SELF_SIGNED/;
const TLS = /^(?:ERR_SSL|EPROTO|ERR_TLS)/;
const BY_COMMAND: Partial<Record<string, MailProblem>> = {
  STARTTLS: 'notSecure',
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'mail',
};
/** Answers by which a server asks for another password, or for one at all, to whatever command. */
const WRONG_PASSWORD = new Set([530, 534, 535]);
/** "I am closing": whatever it was asked. */
const CLOSING = 421;

/** The kind of a failure to send. */
export function problemOf({ code, originalCode, responseCode, command }: SendFailure): MailProblem {
  const answer = typeof responseCode === 'number' ? responseCode : 0;
  if (answer >= 400 && answer < 500) return 'later';
  if (code === 'EAUTH' || code === 'ENOAUTH' || WRONG_PASSWORD.has(answer)) return 'password';
  if (answer >= 500) return BY_COMMAND[String(command)] ?? 'other';
  const system = String(originalCode ?? code ?? '');
  if (CERTIFICATE.test(system)) return 'certificate';
  if (TLS.test(system)) return 'notSecure';
  return BY_SYSTEM_CODE[system] ?? BY_SYSTEM_CODE[String(code)] ?? 'other';
}

/**
 * What a failure means for the others that wait: `mail` is of this one alone and for good, `later` of this one for now, `server`
 * of all, which are left where they are until the server or its settings are right again.
 */
export function reachOf({ responseCode, command, ...rest }: SendFailure): 'mail' | 'later' | 'server' {
  const problem = problemOf({ responseCode, command, ...rest });
  if (problem === 'recipient' || problem === 'mail') return 'mail';
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return problem === 'later' && isOfMail && responseCode !== CLOSING ? 'later' : 'server';
}

/** A stored problem; one that another release has written is `other`. */
export function asProblem(stored: string | null): MailProblem | null {
  return stored === null ? null : (MAIL_PROBLEMS.find((each) => each === stored) ?? 'other');
}
