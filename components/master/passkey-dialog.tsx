'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import { PasskeyError } from '@/lib/client/passkeys';
import type { Passkey } from '@/lib/contracts/passkeys';
import { browserName } from '@/lib/domain/auth/browser-name';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import { Countdown, useCountdown } from './countdown';
import { KnownUsername, PasswordField } from './password-field';
import { useFailure } from './use-failure';

/** A planned change of passkeys. */
export type PasskeyPlan =
  | { kind: 'add' | 'turnOn' | 'turnOff' | 'newCodes' }
  | { kind: 'rename'; passkey: Passkey }
  /** Removing the last one also switches the second factor off. */
  | { kind: 'remove'; passkey: Passkey; isLastNeeded: boolean };

interface Given {
  name: string;
  password: string;
}

interface PasskeyDialogProps {
  /** Null while it is closed. */
  plan: PasskeyPlan | null;
  /** The account, for password managers. */
  account: string;
  /** @throws what the server refuses or the device does not do: it is told here */
  onSubmit: (given: Given) => Promise<void>;
  onClose: () => void;
}

/** Asks for what a change of passkeys requires: a name, and the password for adding and removing. */
export function PasskeyDialog({ plan, ...rest }: PasskeyDialogProps) {
  return plan === null ? null : <PasskeyForm plan={plan} {...rest} />;
}

type Trouble = 'missing' | 'wrong' | 'limited' | 'notConfirmed' | 'known' | 'deviceFailed' | 'tooMany';

const OF_DEVICE = { cancelled: 'notConfirmed', known: 'known', failed: 'deviceFailed' } as const;

function PasskeyForm({ plan, account, onSubmit, onClose }: PasskeyDialogProps & { plan: PasskeyPlan }) {
  const t = useTranslations('passkeys');
  const master = useTranslations('master');
  const auth = useTranslations('auth');
  const failed = useFailure();
  const wait = useCountdown();
  const thisDevice = useThisDevice();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isNamed = plan.kind === 'add' || plan.kind === 'rename';
  const needsPassword = plan.kind !== 'rename';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || wait.seconds > 0) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const name = String(given.get('name') ?? '').trim() || thisDevice;
    const password = String(given.get('password') ?? '');
    if (needsPassword && password === '') return tell('missing', form);
    setTrouble(null);
    setIsBusy(true);
    try {
      await onSubmit({ name, password });
    } catch (error) {
      fail(error, form);
    }
    setIsBusy(false);
  };
  const fail = (error: unknown, form: HTMLFormElement) => {
    const found = troubleOf(error);
    if (found === 'limited' && error instanceof ApiError) wait.start(error.retryAfterSeconds ?? 1);
    if (found === null) failed(error);
    else tell(found, form);
  };
  const tell = (what: Trouble, form: HTMLFormElement) => {
    setTrouble(what);
    const field = form.elements.namedItem('password');
    if (field instanceof HTMLInputElement) field.focus();
  };
  const ofPassword = () => {
    if (trouble === 'missing') return master('currentMissing');
    if (trouble === 'wrong') return auth('invalidPassword');
    if (trouble !== 'limited') return null;
    return wait.seconds > 0 ? <Countdown {...wait} /> : auth('limitedOver');
  };
  const isOfPassword = trouble === 'missing' || trouble === 'wrong' || trouble === 'limited';
  const { title, note, action } = useWords(plan);
  return (
    <Dialog title={title} note={note} onClose={onClose}>
      <form
        className="relative grid gap-(--space-3)"
        method="post"
        action="/api/passkeys"
        onSubmit={submit}
        noValidate
      >
        {isNamed ? (
          <Field id="passkey-name" label={t('name')}>
            {(control) => (
              <Input
                {...control}
                name="name"
                type="text"
                autoComplete="off"
                maxLength={PASSKEYS.nameCharacters}
                defaultValue={plan.kind === 'rename' ? plan.passkey.name : thisDevice}
              />
            )}
          </Field>
        ) : null}
        {needsPassword ? (
          <>
            <KnownUsername name={account} />
            <PasswordField
              id="passkey-password"
              name="password"
              label={master('currentPassword')}
              autoComplete="current-password"
              required
              error={ofPassword()}
              isInvalid={trouble === 'missing' || trouble === 'wrong'}
            />
          </>
        ) : null}
        <FieldError>{trouble === null || isOfPassword ? null : t(trouble)}</FieldError>
        <DialogActions>
          <Button onClick={onClose}>{master('cancel')}</Button>
          <Button type="submit" kind="main" aria-disabled={isBusy || wait.seconds > 0}>
            {isBusy ? auth('checking') : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useWords(plan: PasskeyPlan): { title: string; note: string; action: string } {
  const t = useTranslations('passkeys');
  const master = useTranslations('master');
  switch (plan.kind) {
    case 'add':
      return { title: t('add'), note: t('addNote'), action: t('add') };
    case 'rename':
      return {
        title: t('renameOf', { name: plan.passkey.name }),
        note: t('nameHint'),
        action: master('save'),
      };
    case 'remove': {
      const note = [t('removeNote'), plan.isLastNeeded && t('removeLastNote')].filter(Boolean).join(' ');
      return { title: t('removeTitle', { name: plan.passkey.name }), note, action: t('remove') };
    }
    case 'turnOn':
      return { title: t('secondTitle'), note: t('turnOnNote'), action: t('turnOn') };
    case 'turnOff':
      return { title: t('turnOffTitle'), note: t('turnOffNote'), action: t('turnOff') };
    case 'newCodes':
      return { title: t('newCodes'), note: t('newCodesNote'), action: t('makeCodes') };
  }
}

/** The default name of a new passkey. */
function useThisDevice(): string {
  const master = useTranslations('master');
  const { browser, system } = browserName(navigator.userAgent);
  return master('sessionOn', {
    browser: browser ?? master('unknownBrowser'),
    system: system ?? master('unknownSystem'),
  });
}

/** Null for errors that are shown in a notice. */
function troubleOf(error: unknown): Trouble | null {
  if (error instanceof PasskeyError) return OF_DEVICE[error.reason];
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'rate_limited') return 'limited';
  if (error.code === 'conflict') return 'tooMany';
  return error.errors.some(({ path }) => path === 'currentPassword') ? 'wrong' : null;
}
