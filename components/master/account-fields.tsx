'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister, UseFormSetError } from 'react-hook-form';
import * as z from 'zod';
import { Field, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import { AUTH } from '@/lib/domain/auth/limits';
import { isEmailAddress } from '@/lib/domain/contact/clean-text';
import { useFailure } from './use-failure';

/** The editable details of an account; error messages are keys of the texts. */
export const accountDetails = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: 'nameMissing' })
    .max(AUTH.nameCharacters, { error: 'tooLongText' })
    // Both are typed into one field when signing in.
    .refine((given) => !given.includes('@'), { error: 'nameWrong' }),
  email: z
    .string()
    .trim()
    .max(AUTH.emailCharacters, { error: 'tooLongText' })
    .refine((given) => given === '' || isEmailAddress(given), { error: 'emailWrong' }),
});

interface Details {
  name: string;
  email: string;
}

const TROUBLES = ['nameMissing', 'nameWrong', 'nameTaken', 'emailWrong', 'tooLongText'] as const;

interface AccountFieldsProps {
  /** The prefix of their ids. */
  prefix: string;
  register: UseFormRegister<Details>;
  errors: FieldErrors<Details>;
}

/** Name and address of an account. */
export function AccountFields({ prefix, register, errors }: AccountFieldsProps) {
  const t = useTranslations('master');
  const textOf = (message: string | undefined) => {
    const known = TROUBLES.find((each) => each === message);
    return known ? t(known) : null;
  };
  return (
    <>
      <Field id={`${prefix}-name`} label={t('accountName')} error={textOf(errors.name?.message)}>
        {(control) => <Input {...control} type="text" required autoComplete="off" {...register('name')} />}
      </Field>
      <Field id={`${prefix}-email`} label={t('accountEmail')} error={textOf(errors.email?.message)}>
        {(control) => <Input {...control} type="email" dir="ltr" autoComplete="off" {...register('email')} />}
      </Field>
    </>
  );
}

/** Shows server errors at their fields, and others in a notice. */
export function useAccountTroubles(setError: UseFormSetError<Details>): (error: unknown) => void {
  const failed = useFailure();
  return (error) => {
    const { code, errors = [] } = error instanceof ApiError ? error : {};
    const field = errors[0]?.path;
    if (field !== 'name' && field !== 'email') return failed(error);
    const wrong = field === 'name' ? 'nameWrong' : 'emailWrong';
    setError(field, { message: code === 'conflict' ? 'nameTaken' : wrong }, { shouldFocus: true });
  };
}
