'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { accountsQuery, addAccount } from '@/lib/client/accounts';
import { ROLES, type Role } from '@/lib/domain/auth/roles';
import { AccountFields, accountDetails, useAccountTroubles } from './account-fields';
import type { ShownLink } from './account-link-dialog';
import { NOTE } from './parts/note';
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
      toast.success(t('accountAdded'));
      onAdded({ ...account, link, expires });
      await client.invalidateQueries(accountsQuery);
    } catch (error) {
      tell(error);
    }
  });
  return (
    <form
      className="relative grid w-full max-w-[30rem] gap-(--space-3)"
      method="post"
      action="/api/accounts"
      onSubmit={submit}
      noValidate
    >
      <h3 className="pt-(--space-2)">{t('addAccount')}</h3>
      <p className={NOTE}>{t('addAccountNote')}</p>
      <AccountFields prefix="new-account" register={register} errors={errors} />
      <Field id="new-account-role" label={t('accountRole')}>
        {(control) => (
          <Select {...control} value={role} onChange={(event) => setRole(event.target.value as Role)}>
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="main" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? auth('saving') : t('addAccount')}
      </Button>
    </form>
  );
}
