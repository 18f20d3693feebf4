'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/notices';
import { accountsQuery, changeRole, makeAccountLink, removeAccount } from '@/lib/client/accounts';
import type { Account } from '@/lib/contracts/accounts';
import type { Role } from '@/lib/domain/auth/roles';
import { AccountDetailsDialog } from './account-details-dialog';
import { AccountLinkDialog, type ShownLink } from './account-link-dialog';
import { AccountRow } from './account-row';
import { AddAccountForm } from './add-account-form';
import { ConfirmDialog } from './confirm-dialog';
import { LoadedList } from './loaded-list';
import { Rows } from './parts/rows';
import { useRoleTexts } from './role-texts';
import { useFailure } from './use-failure';

/** A planned change of an account, to be confirmed. */
type Plan = { kind: 'role'; role: Role } | { kind: 'link' } | { kind: 'remove' };

/** The accounts; for the owner only. */
export function Accounts({ userId }: { userId: string }) {
  const t = useTranslations('master');
  const { nameOf } = useRoleTexts();
  const client = useQueryClient();
  const failed = useFailure();
  const query = useQuery(accountsQuery);
  const [planned, setPlanned] = useState<{ account: Account; plan: Plan } | null>(null);
  const [described, setDescribed] = useState<Account | null>(null);
  const [link, setLink] = useState<ShownLink | null>(null);
  // Receives the focus when the focused row is gone.
  const list = useRef<HTMLUListElement>(null);
  const common = { onError: failed, onSettled: () => client.invalidateQueries(accountsQuery) };

  const role = useMutation({
    ...common,
    mutationFn: changeRole,
    onSuccess: ({ name, role }) => toast.success(t('roleChanged', { name, role: nameOf(role) })),
  });
  const removal = useMutation({
    ...common,
    mutationFn: removeAccount,
    onSuccess: () => {
      toast.success(t('accountRemoved'));
      list.current?.focus();
    },
  });
  const newLink = useMutation({
    ...common,
    mutationFn: ({ id }: Account) => makeAccountLink(id),
    onSuccess: (made, { id, name, email }) => setLink({ id, name, email, ...made }),
  });

  const confirm = () => {
    if (planned === null) return;
    const { account, plan } = planned;
    setPlanned(null);
    if (plan.kind === 'role') role.mutate({ id: account.id, role: plan.role });
    else if (plan.kind === 'remove') removal.mutate(account.id);
    else newLink.mutate(account);
  };
  const wordsOf = ({ account: { name, role: before }, plan }: NonNullable<typeof planned>) => {
    if (plan.kind === 'remove')
      return {
        title: t('removeAccountTitle', { name }),
        note: t('removeAccountNote'),
        action: t('removeAccount'),
      };
    if (plan.kind === 'link')
      return { title: t('newLinkFor', { name }), note: t('newLinkConfirm', { name }), action: t('makeLink') };
    return {
      title: t('changeRoleTitle', { name }),
      note: t('changeRoleNote', { before: nameOf(before), after: nameOf(plan.role) }),
      action: t('changeRole'),
    };
  };
  return (
    <>
      <LoadedList query={query} expected={2}>
        {(accounts: readonly Account[]) => (
          <Rows ref={list}>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isSelf={account.id === userId}
                onDetails={() => setDescribed(account)}
                onRole={(wanted) => setPlanned({ account, plan: { kind: 'role', role: wanted } })}
                onLink={() => setPlanned({ account, plan: { kind: 'link' } })}
                onRemove={() => setPlanned({ account, plan: { kind: 'remove' } })}
              />
            ))}
          </Rows>
        )}
      </LoadedList>
      <AddAccountForm onAdded={setLink} />
      <ConfirmDialog
        isOpen={planned !== null}
        {...(planned ? wordsOf(planned) : { title: '', note: '', action: '' })}
        onConfirm={confirm}
        onClose={() => setPlanned(null)}
      />
      <AccountDetailsDialog
        account={described}
        isSelf={described?.id === userId}
        onClose={() => setDescribed(null)}
      />
      <AccountLinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
