'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import { setPasswordByLink } from '@/lib/client/sessions';
import { useAuth } from '@/stores/auth';
import { Countdown, useCountdown } from './countdown';
import { newPasswordField, passwordProblemOf, usePasswordProblemText } from './new-password';
import { KnownUsername, PasswordField } from './password-field';
import { useFocusSoon } from './use-focus-soon';

const schema = z.object({ password: newPasswordField });

interface NewPasswordFormProps {
  token: string;
  /** The account, for password managers. */
  account: string;
  /** Where one is then at home. */
  panelPath: string;
}

/** Sets a password by a one-time link, and signs in. Entered once, since it can be shown. */
export function NewPasswordForm({ token, account, panelPath }: NewPasswordFormProps) {
  const t = useTranslations('auth');
  const problemText = usePasswordProblemText();
  const router = useRouter();
  const wait = useCountdown();
  const element = useRef<HTMLFormElement>(null);
  useFocusSoon(element);
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(schema) });
  const { isSubmitting, isSubmitSuccessful, errors } = formState;

  const submit = handleSubmit(async ({ password }) => {
    if (wait.seconds > 0) return;
    try {
      useAuth.getState().adopt(await setPasswordByLink({ token, password }));
      router.replace(panelPath);
    } catch (error) {
      fail(error);
    }
  });
  const fail = (error: unknown) => {
    const { code, retryAfterSeconds } = error instanceof ApiError ? error : {};
    // Used meanwhile, or too old by now: the page says so.
    if (code === 'not_found') router.refresh();
    if (code === 'rate_limited') wait.start(retryAfterSeconds ?? 1);
    const message = passwordProblemOf(error) ?? (code === 'rate_limited' ? 'limited' : 'unavailable');
    setError('password', { message }, { shouldFocus: true });
  };
  const message = errors.password?.message;
  const isWaiting = message === 'limited' && wait.seconds > 0;
  const isBusy = isSubmitting || (isSubmitSuccessful && message === undefined);
  return (
    <form
      ref={element}
      className="relative grid gap-(--space-3) text-start"
      action="/api/auth/owner-link"
      method="post"
      onSubmit={submit}
      noValidate
    >
      <KnownUsername name={account} />
      <PasswordField
        id="new-password"
        label={t('newPassword')}
        autoComplete="new-password"
        required
        hint={t('newPasswordRules')}
        error={isWaiting ? <Countdown {...wait} /> : problemText(message)}
        {...register('password')}
      />
      <Button type="submit" kind="main" className="py-[1em]" aria-disabled={isBusy || isWaiting}>
        {isBusy ? t('saving') : t('setPassword')}
      </Button>
      <noscript>
        <FieldError>{t('needsScript')}</FieldError>
      </noscript>
    </form>
  );
}
