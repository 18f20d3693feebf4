'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { toast } from '@/components/ui/notices';
import { accountsQuery, changeDetails, ownAccountQuery } from '@/lib/client/accounts';
import type { Account } from '@/lib/contracts/accounts';
import { AccountFields, accountDetails, useAccountTroubles } from './account-fields';

interface AccountDetailsDialogProps {
  /** Null while it is closed. */
  account: Account | null;
  isSelf: boolean;
  onClose: () => void;
}

/** Changes name and e-mail address of an account; both are used to sign in. */
export function AccountDetailsDialog({ account, isSelf, onClose }: AccountDetailsDialogProps) {
  return account === null ? null : <Details account={account} isSelf={isSelf} onClose={onClose} />;
}

function Details({
  account,
  isSelf,
  onClose,
}: AccountDetailsDialogProps & { account: NonNullable<AccountDetailsDialogProps['account']> }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const client = useQueryClient();
  const router = useRouter();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(accountDetails),
    defaultValues: { name: account.name, email: account.email ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const tell = useAccountTroubles(setError);
  const submit = handleSubmit(async (given) => {
    try {
      await changeDetails({ id: account.id, ...given });
      toast.success(t('detailsChanged'));
      onClose();
      await client.invalidateQueries(accountsQuery);
      // The user's own name is shown elsewhere on the page.
      if (!isSelf) return;
      await client.invalidateQueries(ownAccountQuery);
      router.refresh();
    } catch (error) {
      tell(error);
    }
  });
  return (
    <Dialog
      title={t('changeDetailsOf', { name: account.name })}
      note={t('changeDetailsNote')}
      onClose={onClose}
    >
      <form
        className="grid gap-(--space-3)"
        method="post"
        action="/api/accounts"
        onSubmit={submit}
        noValidate
      >
        <AccountFields prefix="account" register={register} errors={errors} />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" kind="main" aria-disabled={isSubmitting}>
            {isSubmitting ? auth('saving') : t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
