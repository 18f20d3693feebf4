import 'server-only';

import type { PasswordProblem } from '@/lib/domain/auth/password-rules';
import { AppError } from '@/lib/domain/errors';

const SENTENCE: Record<PasswordProblem, string> = {
  tooShort: 'Use at least 12 characters.',
  tooLong: 'Use at most 256 characters.',
  tooCommon: 'This password is among those that are tried first. Use something less common.',
  siteName: 'The name of the site or your own is too easy to guess.',
};

/** The refusal of a new password; `code` in the field's error is a key of the interface texts (security A-9). */
export function invalidPassword(path: string, problem: PasswordProblem): AppError {
  return new AppError('validation_failed', SENTENCE[problem], {
    errors: [{ path, message: SENTENCE[problem] }],
    extra: { problem },
  });
}
