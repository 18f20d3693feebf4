import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';

/** Members that are never logged, at any depth; callers should not pass them in the first place. */
const SECRET_MEMBERS = [
  ...['password', 'currentPassword', 'newPassword', 'passwordHash', 'token', 'csrfToken', 'secret', 'link'],
  ...['cookie', 'cookies', 'set-cookie', 'authorization', 'headers', 'body', 'sid', 'sessionId'],
];

type Level = 'info' | 'warn' | 'error';

/** Ties what services write to the request that they work for. */
const current = new AsyncLocalStorage<{ requestId: string }>();

const logger = pino(
  {
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => current.getStore() ?? {},
    // An event's own members win over those of its request, so that no name occurs twice in a line.
    mixinMergeStrategy: (event, request) => ({ ...request, ...event }),
    redact: {
      paths: SECRET_MEMBERS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[left out]',
    },
  },
  // Written synchronously, so that no line is lost when the process ends suddenly.
  { write: (line: string) => void process.stdout.write(line) },
);

/** Writes one event as one line of JSON (security S-3): no bodies, no cookies, no query values. */
export function logLine({ level = 'info', ...event }: Record<string, unknown> & { level?: Level }): void {
  logger[level](event);
}

/** Does the work of a request; every line that is written meanwhile carries the request's id. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return current.run({ requestId }, work);
}
