'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { ApiError } from '@/lib/client/http';
import { type PasswordProblem, passwordProblem } from '@/lib/domain/auth/password-rules';

const PROBLEMS: readonly PasswordProblem[] = ['tooShort', 'tooLong', 'tooCommon', 'siteName'];

/** A new password by the rules that need nothing of the server (security A-9); what is wrong is a key of the texts. */
export const newPasswordField = z.string().superRefine((given, context) => {
  const found = passwordProblem(given);
  if (found) context.addIssue({ code: 'custom', message: found });
});

/** What the server finds wrong with a new password, if that is what it says. */
export function passwordProblemOf(error: unknown): PasswordProblem | undefined {
  return error instanceof ApiError ? PROBLEMS.find((each) => each === error.problem) : undefined;
}

/** What is said of it; a wait that is over leaves the way free again. */
export function usePasswordProblemText(): (message: string | undefined) => string | null {
  const t = useTranslations('auth');
  return (message) => {
    if (message === undefined) return null;
    if (message === 'limited') return t('limitedOver');
    return t(PROBLEMS.find((each) => each === message) ?? 'unavailable');
  };
}
