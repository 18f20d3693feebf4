'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { requestPasskey } from '@/lib/client/passkeys';
import type { SignInResult } from '@/lib/domain/auth/signing-in';
import { useAuth } from '@/stores/auth';
import { useToolTexts } from '../core/tool-texts';

interface SignInDialogProps {
  /** The name of the user whose session ended, most likely the same again. */
  name: string;
  onDone(): void;
  onClose(): void;
}

type SignInRefusal = Exclude<SignInResult, { ok: true }>;

/** Signs in again on the spot when the session has ended during the work: everything unsaved stays where it is. */
export function SignInDialog({ name, onDone, onClose }: SignInDialogProps) {
  const t = useToolTexts('safety');
  const auth = useToolTexts('auth');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const troubleOf = (result: SignInRefusal, isRequested: boolean): string => {
    if (result.kind === 'limited') return auth('limited', { seconds: result.seconds ?? 1 });
    if (result.kind === 'unavailable') return auth('unavailable');
    if (result.kind === 'over') return auth('stepOver');
    return isRequested ? t('passkeyNeeded') : auth('invalidPassword');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setTrouble('');
    const { result, isRequested } = await signInWith(
      String(given.get('name') ?? '').trim(),
      String(given.get('password') ?? ''),
    );
    if (result.ok) return onDone();
    setBusy(false);
    setTrouble(troubleOf(result, isRequested));
  };
  return (
    <Dialog title={t('signedOutTitle')} note={t('signedOutNote')} onClose={onClose}>
      <form onSubmit={submit} className="mt-4 grid gap-3">
        <Field label={auth('name')}>
          {(control) => (
            <Input {...control} name="name" defaultValue={name} autoComplete="username" required />
          )}
        </Field>
        <Field label={auth('password')} error={trouble}>
          {(control) => (
            <Input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              data-first
            />
          )}
        </Field>
        <DialogActions>
          <Button size="lg" onClick={onClose}>
            {t('later')}
          </Button>
          <Button type="submit" kind="main" size="lg" aria-disabled={isBusy}>
            {isBusy ? auth('checking') : auth('login')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Signs in by password, and by the passkey that this account may ask for besides. */
async function signInWith(name: string, password: string) {
  const { signIn } = useAuth.getState();
  const first = await signIn({ name, password });
  const isRequested = !first.ok && first.kind === 'secondStep';
  const passkey = isRequested ? await requestPasskey(first.question).catch(() => null) : null;
  return { result: passkey ? await signIn({ secondStep: { passkey } }) : first, isRequested };
}
