'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { ApiError } from '@/lib/client/http';
import { type PasswordProblem, passwordProblem } from '@/lib/domain/auth/password-rules';

const PROBLEMS: readonly PasswordProblem[] = ['tooShort', 'tooLong', 'tooCommon', 'siteName'];

/** Rules of a new password that need no server (security A-9); messages are keys of the texts. */
export const newPasswordField = z.string().superRefine((given, context) => {
  const found = passwordProblem(given);
  if (found) context.addIssue({ code: 'custom', message: found });
});

/** The server's problem with a new password, if that is the error. */
export function passwordProblemOf(error: unknown): PasswordProblem | undefined {
  return error instanceof ApiError ? PROBLEMS.find((each) => each === error.problem) : undefined;
}

/** Its message; a waiting time disappears when it is over. */
export function usePasswordProblemText(): (message: string | undefined) => string | null {
  const t = useTranslations('auth');
  return (message) => {
    if (message === undefined) return null;
    if (message === 'limited') return t('limitedOver');
    return t(PROBLEMS.find((each) => each === message) ?? 'unavailable');
  };
}
