'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldError, Input } from '@/components/ui/field';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import type { Credentials } from '@/lib/domain/auth/signing-in';
import { useAuth } from '@/stores/auth';
import { Countdown, useCountdown } from './countdown';
import { PasskeySignIn } from './passkey-sign-in';
import { KnownUsername, PasswordField } from './password-field';
import { SecondStep } from './second-step';
import { useFocusSoon } from './use-focus-soon';
import { type AfterSignIn, useGoOn } from './use-go-on';

/** The user name for password managers, where the site has only one account. */
const ONLY_ACCOUNT = 'owner';

interface SignInFormProps {
  asksForName: boolean;
  /** Whether anybody could come in by a passkey. */
  takesPasskeys: boolean;
  after: AfterSignIn;
}

type Trouble = 'nameMissing' | 'passwordMissing' | 'invalid' | 'limited' | 'unavailable' | 'over';

/** Signing in by form or by passkey, with errors. */
function useSignIn(form: RefObject<HTMLFormElement | null>, asksForName: boolean, after: AfterSignIn) {
  const goOn = useGoOn(after);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The challenge of the second step; null before it.
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);
  const wait = useCountdown();

  const field = (name: string): HTMLInputElement | null => {
    const found = form.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  const tell = (what: Trouble) => {
    setTrouble(what);
    const wrong = field(what === 'nameMissing' ? 'name' : 'password');
    wrong?.focus();
    wrong?.select();
  };
  const isClosed = state !== 'idle' || wait.seconds > 0;
  const enter = async (credentials: Credentials) => {
    setState('busy');
    const result = await useAuth.getState().signIn(credentials);
    setState(result.ok ? 'done' : 'idle');
    if (result.ok) goOn();
    else if (result.kind === 'limited') wait.start(result.seconds ?? 1);
    else if (result.kind === 'secondStep') setQuestion(result.question);
    else if (result.kind === 'over') {
      setQuestion(null);
      setTrouble('over');
    }
    return result;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isClosed) return;
    // Read from the fields: a password manager may have filled them without a word to anyone.
    const name = field('name')?.value.trim() ?? '';
    const password = field('password')?.value ?? '';
    if (asksForName && name === '') return tell('nameMissing');
    if (password === '') return tell('passwordMissing');
    setTrouble(null);
    const result = await enter({ password, ...(asksForName && { name }) });
    if (!result.ok && result.kind !== 'secondStep') tell(result.kind);
  };
  const enterByPasskey = async (passkey: object) => {
    setTrouble(null);
    const result = await enter({ passkey });
    if (result.ok || result.kind === 'invalid' || result.kind === 'secondStep') return result.ok;
    tell(result.kind);
    return true;
  };
  const restart = () => setQuestion(null);
  return { state, trouble, question, wait, isClosed, enter, submit, enterByPasskey, restart };
}

/** The sign-in form. Before its script runs it still never puts a password into an address. */
export function SignInForm({ asksForName, takesPasskeys, after }: SignInFormProps) {
  const t = useTranslations('auth');
  const form = useRef<HTMLFormElement>(null);
  useFocusSoon(form);
  const signIn = useSignIn(form, asksForName, after);
  const { state, trouble, question, wait, isClosed, enter, submit, enterByPasskey, restart } = signIn;
  const textOf = (what: Trouble | null) => {
    if (what === null || what === 'nameMissing') return null;
    if (what === 'invalid') return t('invalidPassword');
    if (what === 'over') return t('stepOver');
    if (what !== 'limited') return t(what);
    return wait.seconds > 0 ? <Countdown {...wait} /> : t('limitedOver');
  };

  if (question)
    return (
      <SecondStep
        question={question}
        isBusy={state !== 'idle'}
        waiting={wait.seconds > 0 ? <Countdown {...wait} /> : null}
        onProof={(secondStep) => enter({ secondStep })}
        onRestart={restart}
      />
    );
  return (
    <form
      ref={form}
      className="relative grid gap-(--space-3) text-start"
      action="/api/auth/callback/credentials"
      method="post"
      onSubmit={submit}
      noValidate
    >
      {asksForName ? (
        <Field
          id="sign-in-name"
          label={t('name')}
          error={trouble === 'nameMissing' ? t('nameMissing') : null}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
      ) : (
        <KnownUsername name={ONLY_ACCOUNT} />
      )}
      <PasswordField
        id="sign-in-password"
        name="password"
        label={t('password')}
        placeholder={t('enterPassword')}
        autoComplete="current-password"
        required
        error={textOf(trouble)}
        isInvalid={trouble === 'invalid' || trouble === 'passwordMissing'}
      />
      <Button type="submit" kind="main" className="py-[1em]" aria-disabled={isClosed}>
        {state === 'idle' ? t('login') : t('checking')}
      </Button>
      {takesPasskeys ? <PasskeySignIn isClosed={isClosed} onAnswer={enterByPasskey} /> : null}
      <p className="sr-only" role="status">
        {state === 'busy' ? t('checking') : state === 'done' ? t('loggedIn') : null}
      </p>
      <noscript>
        <FieldError>{t('needsScript')}</FieldError>
      </noscript>
      {state === 'done' && after.kind === 'close' ? <p>{t('popupDone')}</p> : null}
    </form>
  );
}
