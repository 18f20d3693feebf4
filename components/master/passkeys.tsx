'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/notices';
import {
  addPasskey,
  knowsPasskeys,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from '@/lib/client/passkeys';
import type { Passkey } from '@/lib/contracts/passkeys';
import { LoadedList } from './loaded-list';
import { PasskeyDialog, type PasskeyPlan } from './passkey-dialog';
import { useWhen } from './use-when';

const never = () => () => {};

/** One's own passkeys (decision 40): each is added, named and removed here. */
export function Passkeys({ account }: { account: string }) {
  const t = useTranslations('passkeys');
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [plan, setPlan] = useState<PasskeyPlan | null>(null);
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => true);
  // Where the keyboard goes on when what it stood on is gone.
  const part = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ plan, name, password }: { plan: PasskeyPlan; name: string; password: string }) => {
      if (plan.kind === 'add') await addPasskey({ name, currentPassword: password });
      else if (plan.kind === 'rename') await renamePasskey({ id: plan.passkey.id, name });
      else await removePasskey({ id: plan.passkey.id, currentPassword: password });
    },
    onSuccess: (_, { plan }) => {
      setPlan(null);
      notify.success(t(plan.kind === 'add' ? 'added' : plan.kind === 'rename' ? 'renamed' : 'removed'));
      if (plan.kind === 'remove') part.current?.focus();
    },
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
  return (
    <div ref={part} className="passkeys" tabIndex={-1}>
      <LoadedList query={query} expected={1} empty={t('empty')}>
        {(passkeys: readonly Passkey[]) => (
          <ul className="rows">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setPlan({ kind: 'rename', passkey })}
                onRemove={() => setPlan({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {isKnown ? (
        <button type="button" className="button" onClick={() => setPlan({ kind: 'add' })}>
          {t('add')}
        </button>
      ) : (
        <p className="settings-note">{t('notSupported')}</p>
      )}
      <PasskeyDialog
        plan={plan}
        account={account}
        onSubmit={(given) => (plan ? mutateAsync({ plan, ...given }) : Promise.resolve())}
        onClose={() => setPlan(null)}
      />
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations('passkeys');
  const when = useWhen();
  const used = lastUsedAt === null ? t('unused') : t('used', { when: when(lastUsedAt) });
  return (
    <li className="row">
      <div>
        <p className="row-name">{name}</p>
        <p className="row-note">
          {t('made', { when: when(createdAt) })} · {used}
        </p>
      </div>
      <div className="row-ways">
        <button
          type="button"
          className="quiet-button"
          aria-label={t('renameOf', { name })}
          onClick={onRename}
        >
          {t('rename')}
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={t('removeOf', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
}
