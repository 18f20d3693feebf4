/** Why a webhook was not taken, as people are told it (`webhooks.problem…` of the interface texts). */
export const WEBHOOK_PROBLEMS = [
  'noHost',
  'privateAddress',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'redirected',
  'status',
  'gone',
  'secretLost',
  'other',
] as const;

export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** The code of an error that says that an address is of a private network. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

const BY_CODE: Partial<Record<string, WebhookProblem>> = {
  [PRIVATE_ADDRESS]: 'privateAddress',
  ENOTFOUND: 'noHost',
  EAI_AGAIN: 'noHost',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
};

const CERTIFICATE = /CERT|UNABLE_TO_|ALTNAME|SELF_SIGNED/;
const TLS = /^(?:ERR_SSL|EPROTO|ERR_TLS)/;

/** What a failure to connect or to get an answer is. */
export function problemOfError(error: unknown): WebhookProblem {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  const known = BY_CODE[String(code)];
  if (known) return known;
  return CERTIFICATE.test(String(code)) || TLS.test(String(code)) ? 'certificate' : 'other';
}

/** What an answer means; null: it was taken. Addresses that an answer leads on to are not followed. */
export function problemOfStatus(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirected';
  return status === 410 ? 'gone' : 'status';
}

/** A stored problem; one that another release has written is `other`. */
export function asWebhookProblem(stored: string | null): WebhookProblem | null {
  return stored === null ? null : (WEBHOOK_PROBLEMS.find((each) => each === stored) ?? 'other');
}
