'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { accountsQuery, changeOwnAccount, ownAccountQuery } from '@/lib/client/accounts';
import type { OwnAccount as Account } from '@/lib/contracts/accounts';
import { useAuth } from '@/stores/auth';
import { AccountFields, accountDetails, useAccountTroubles } from './account-fields';
import { LoadedList } from './loaded-list';

/** One's own name, address, and the language that the tools speak. */
export function OwnAccount() {
  const query = useQuery(ownAccountQuery);
  return (
    <LoadedList query={{ ...query, data: query.data && [query.data] }} expected={3}>
      {([account]) => (account ? <OwnAccountForm account={account} /> : null)}
    </LoadedList>
  );
}

/** An empty language is that of the page. */
const ownDetails = accountDetails.extend({ toolsLanguage: z.string() });

function OwnAccountForm({ account }: { account: Account }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const client = useQueryClient();
  const router = useRouter();
  const { name, email, toolsLanguage, toolsLanguages } = account;
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ownDetails),
    // What is changed elsewhere meanwhile is shown, beside what is being typed here.
    values: { name, email: email ?? '', toolsLanguage: toolsLanguage ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, dirtyFields } = formState;
  const tell = useAccountTroubles(setError);
  const submit = handleSubmit(async (given) => {
    try {
      const changed = await changeOwnAccount({
        ...(dirtyFields.name && { name: given.name }),
        ...(dirtyFields.email && { email: given.email }),
        toolsLanguage: given.toolsLanguage || null,
      });
      client.setQueryData(ownAccountQuery.queryKey, changed);
      reset(given);
      toast.success(t('accountSaved'));
      // The toolbar and the panel say the name, in the language that was chosen.
      await useAuth.getState().refresh();
      router.refresh();
      await client.invalidateQueries(accountsQuery);
    } catch (error) {
      tell(error);
    }
  });
  return (
    <form
      className="relative grid w-full max-w-[30rem] gap-(--space-3)"
      method="post"
      action="/api/account"
      onSubmit={submit}
      noValidate
    >
      <AccountFields prefix="own" register={register} errors={errors} />
      <Field id="own-language" label={t('toolsLanguage')} hint={t('toolsLanguageHint')}>
        {(control) => (
          <Select {...control} {...register('toolsLanguage')}>
            <option value="">{t('toolsAsPage')}</option>
            {toolsLanguages.map(({ tag, name: language }) => (
              <option key={tag} value={tag} lang={tag}>
                {language}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="main" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? auth('saving') : t('save')}
      </Button>
    </form>
  );
}
