import 'server-only';

import { AppError, toProblem } from '@/lib/domain/errors';
import { logLine } from '@/lib/server/log';

const RETRY_AFTER_SECONDS = 5;

/** Turns anything thrown into an `application/problem+json` answer; unexpected errors are logged. */
export function problemResponse(
  error: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const problem = toProblem(error, requestId);
  if (problem.code === 'internal') {
    logLine({ requestId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  const retry = error instanceof AppError ? error.retryAfterSeconds : undefined;
  const challenge = error instanceof AppError ? error.challenge : undefined;
  const wait = retry ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(wait !== undefined && { 'retry-after': String(wait) }),
      ...(challenge !== undefined && { 'www-authenticate': challenge }),
    },
  });
}
