'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { notify } from '@/components/ui/notices';
import { accountsQuery, addAccount } from '@/lib/client/accounts';
import { ApiError } from '@/lib/client/http';
import { AUTH } from '@/lib/domain/auth/limits';
import { ROLES } from '@/lib/domain/auth/roles';
import { isEmailAddress } from '@/lib/domain/contact/clean-text';
import type { ShownLink } from './account-link-dialog';
import { useRoleTexts } from './role-texts';
import { useFailure } from './use-failure';

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: 'nameMissing' })
    .max(AUTH.nameCharacters, { error: 'tooLongText' })
    .refine((given) => !given.includes('@'), { error: 'nameWrong' }),
  email: z
    .string()
    .trim()
    .max(AUTH.emailCharacters, { error: 'tooLongText' })
    .refine((given) => given === '' || isEmailAddress(given), { error: 'emailWrong' }),
  role: z.enum(ROLES),
});

const TROUBLES = ['nameMissing', 'nameWrong', 'nameTaken', 'emailWrong', 'tooLongText'] as const;
const EMPTY = { name: '', email: '', role: 'editor' } as const;

/** Adds an account; the link that sets its password is shown once. */
export function AddAccountForm({ onAdded }: { onAdded: (link: ShownLink) => void }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf } = useRoleTexts();
  const client = useQueryClient();
  const failed = useFailure();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;

  const tell = (error: unknown) => {
    const { code, errors: fields = [] } = error instanceof ApiError ? error : {};
    const field = fields[0]?.path;
    if (field !== 'name' && field !== 'email') return failed(error);
    const wrong = field === 'name' ? 'nameWrong' : 'emailWrong';
    setError(field, { message: code === 'conflict' ? 'nameTaken' : wrong }, { shouldFocus: true });
  };
  const submit = handleSubmit(async (given) => {
    try {
      const { account, link, expires } = await addAccount(given);
      reset();
      notify.success(t('accountAdded'));
      onAdded({ name: account.name, link, expires });
      await client.invalidateQueries(accountsQuery);
    } catch (error) {
      tell(error);
    }
  });
  const textOf = (message: string | undefined) => {
    const known = TROUBLES.find((each) => each === message);
    return known ? t(known) : null;
  };
  const told = (name: 'name' | 'email') => ({
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `account-${name}-error`,
  });
  return (
    <form className="settings-form" method="post" action="/api/accounts" onSubmit={submit} noValidate>
      <h3>{t('addAccount')}</h3>
      <p className="settings-note">{t('addAccountNote')}</p>
      <div className="field">
        <label htmlFor="account-name">{t('accountName')}</label>
        <input
          id="account-name"
          type="text"
          autoComplete="off"
          required
          {...told('name')}
          {...register('name')}
        />
        <p id="account-name-error" className="field-error" role="alert">
          {textOf(errors.name?.message)}
        </p>
      </div>
      <div className="field">
        <label htmlFor="account-email">{t('accountEmail')}</label>
        <input
          id="account-email"
          type="email"
          dir="ltr"
          autoComplete="off"
          {...told('email')}
          {...register('email')}
        />
        <p id="account-email-error" className="field-error" role="alert">
          {textOf(errors.email?.message)}
        </p>
      </div>
      <div className="field">
        <label htmlFor="account-role">{t('accountRole')}</label>
        <select id="account-role" className="choice" {...register('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {nameOf(role)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button" aria-disabled={isSubmitting}>
        {isSubmitting ? auth('saving') : t('addAccount')}
      </button>
    </form>
  );
}
