import 'server-only';

import { AppError } from '@/lib/domain/errors';

/** The refusal of a token that is wrong, ended or expired (RFC 6750): which of these is nobody's business. */
export function invalidToken(): AppError {
  return new AppError('unauthenticated', 'This access token is not valid, or not any more.', {
    challenge: 'Bearer error="invalid_token"',
  });
}

/** The refusal of a call that a valid token is not good enough for. */
export function insufficientToken(message: string, extra: Record<string, unknown> = {}): AppError {
  const { needs } = extra;
  const scope = typeof needs === 'string' ? `, scope="${needs}"` : '';
  return new AppError('forbidden', message, {
    extra,
    challenge: `Bearer error="insufficient_scope"${scope}`,
  });
}
