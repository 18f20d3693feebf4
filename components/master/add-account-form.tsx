'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/ui/notices';
import { accountsQuery, addAccount } from '@/lib/client/accounts';
import { ROLES, type Role } from '@/lib/domain/auth/roles';
import { AccountFields, accountDetails, useAccountTroubles } from './account-fields';
import type { ShownLink } from './account-link-dialog';
import { useRoleTexts } from './role-texts';

/** Adds an account; the link that sets its password is shown once. */
export function AddAccountForm({ onAdded }: { onAdded: (link: ShownLink) => void }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf } = useRoleTexts();
  const client = useQueryClient();
  const [role, setRole] = useState<Role>('editor');
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(accountDetails),
    defaultValues: { name: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const tell = useAccountTroubles(setError);

  const submit = handleSubmit(async (given) => {
    try {
      const { account, link, expires } = await addAccount({ ...given, role });
      reset();
      notify.success(t('accountAdded'));
      onAdded({ name: account.name, link, expires });
      await client.invalidateQueries(accountsQuery);
    } catch (error) {
      tell(error);
    }
  });
  return (
    <form className="settings-form" method="post" action="/api/accounts" onSubmit={submit} noValidate>
      <h3>{t('addAccount')}</h3>
      <p className="settings-note">{t('addAccountNote')}</p>
      <AccountFields prefix="new-account" register={register} errors={errors} />
      <div className="field">
        <label htmlFor="new-account-role">{t('accountRole')}</label>
        <select
          id="new-account-role"
          className="choice"
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
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
