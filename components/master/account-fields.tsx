'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister, UseFormSetError } from 'react-hook-form';
import * as z from 'zod';
import { ApiError } from '@/lib/client/http';
import { AUTH } from '@/lib/domain/auth/limits';
import { isEmailAddress } from '@/lib/domain/contact/clean-text';
import { FieldError, FormField, TextBox } from './parts/form-field';
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
  const field = (name: keyof Details) => ({
    id: `${prefix}-${name}`,
    autoComplete: 'off',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${prefix}-${name}-error`,
    ...register(name),
  });
  return (
    <>
      <FormField id={`${prefix}-name`} label={t('accountName')}>
        <TextBox type="text" required {...field('name')} />
        <FieldError id={`${prefix}-name-error`}>{textOf(errors.name?.message)}</FieldError>
      </FormField>
      <FormField id={`${prefix}-email`} label={t('accountEmail')}>
        <TextBox type="email" dir="ltr" {...field('email')} />
        <FieldError id={`${prefix}-email-error`}>{textOf(errors.email?.message)}</FieldError>
      </FormField>
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
