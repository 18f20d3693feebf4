'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import {
  addPasskey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
  setSecondFactor,
} from '@/lib/client/passkeys';
import type { Passkey } from '@/lib/contracts/passkeys';
import { LoadedList } from './loaded-list';
import { NOTE } from './parts/note';
import { Row, RowActions, RowName, RowNote, Rows } from './parts/rows';
import { PasskeyDialog, type PasskeyPlan } from './passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { useKnowsPasskeys } from './use-knows-passkeys';
import { useWhen } from './use-when';

const DONE = { add: 'added', rename: 'renamed', remove: 'removed', turnOff: 'turnedOff' } as const;

interface Given {
  name: string;
  password: string;
}

/** Carries a plan out; gives recovery codes where it makes some. */
async function carryOut(plan: PasskeyPlan, { name, password: currentPassword }: Given): Promise<string[]> {
  switch (plan.kind) {
    case 'add':
      await addPasskey({ name, currentPassword });
      return [];
    case 'rename':
      await renamePasskey({ id: plan.passkey.id, name });
      return [];
    case 'remove':
      await removePasskey({ id: plan.passkey.id, currentPassword });
      return [];
    default:
      return setSecondFactor({ isOn: plan.kind !== 'turnOff', currentPassword });
  }
}

/** The user's passkeys (decision 40): adding, naming, removing, and requiring one after the password. */
export function Passkeys({ account }: { account: string }) {
  const t = useTranslations('passkeys');
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [plan, setPlan] = useState<PasskeyPlan | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const isKnown = useKnowsPasskeys(true);
  // Receives the focus when the focused element is gone.
  const part = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useMutation({
    mutationFn: ({ plan, given }: { plan: PasskeyPlan; given: Given }) => carryOut(plan, given),
    onSuccess: (made, { plan: { kind } }) => {
      setPlan(null);
      setCodes(made);
      if (kind !== 'turnOn' && kind !== 'newCodes') toast.success(t(DONE[kind]));
      if (kind !== 'add' && kind !== 'rename') part.current?.focus();
    },
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
  const { passkeys, isSecondFactor = false, recoveryCodesLeft = 0 } = query.data ?? {};
  return (
    <div ref={part} className="grid w-full justify-items-start gap-(--space-3) outline-none" tabIndex={-1}>
      <LoadedList query={{ ...query, data: passkeys }} expected={1} empty={t('empty')}>
        {(all: readonly Passkey[]) => (
          <Rows>
            {all.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setPlan({ kind: 'rename', passkey })}
                onRemove={() =>
                  setPlan({ kind: 'remove', passkey, isLastNeeded: isSecondFactor && all.length === 1 })
                }
              />
            ))}
          </Rows>
        )}
      </LoadedList>
      {isKnown ? (
        <Button kind="main" onClick={() => setPlan({ kind: 'add' })}>
          {t('add')}
        </Button>
      ) : (
        <p className={NOTE}>{t('notSupported')}</p>
      )}
      {passkeys && passkeys.length > 0 ? (
        <SecondFactor left={isSecondFactor ? recoveryCodesLeft : null} onPlan={(kind) => setPlan({ kind })} />
      ) : null}
      <PasskeyDialog
        plan={plan}
        account={account}
        onSubmit={async (given) => {
          if (plan) await mutateAsync({ plan, given });
        }}
        onClose={() => setPlan(null)}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
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
    <Row>
      <div>
        <RowName>{name}</RowName>
        <RowNote>
          {t('made', { when: when(createdAt) })} · {used}
        </RowNote>
      </div>
      <RowActions>
        <Button aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </RowActions>
    </Row>
  );
}

interface SecondFactorProps {
  /** Recovery codes that are left; null where the password alone is enough. */
  left: number | null;
  onPlan: (kind: 'turnOn' | 'turnOff' | 'newCodes') => void;
}

/** The switch that requires a passkey after the password. */
function SecondFactor({ left, onPlan }: SecondFactorProps) {
  const t = useTranslations('passkeys');
  const button = (kind: 'turnOn' | 'turnOff' | 'newCodes') => (
    <Button onClick={() => onPlan(kind)}>{t(kind)}</Button>
  );
  return (
    <>
      <h3 className="pt-(--space-2)">{t('secondTitle')}</h3>
      <p className={NOTE}>{left === null ? t('secondOff') : t('secondOn', { left })}</p>
      <RowActions>
        {left === null ? (
          button('turnOn')
        ) : (
          <>
            {button('newCodes')}
            {button('turnOff')}
          </>
        )}
      </RowActions>
    </>
  );
}
