'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { changePassword, sessionsQuery } from '@/lib/client/sessions';
import { useAuth } from '@/stores/auth';
import { Countdown, useCountdown } from './countdown';
import { newPasswordField, passwordProblemOf, usePasswordProblemText } from './new-password';
import { KnownUsername, PasswordField } from './password-field';

const schema = z.object({
  currentPassword: z.string().min(1, { error: 'missing' }),
  newPassword: newPasswordField,
});

/** Changes the user's password, which requires the present one (security A-7). */
export function ChangePasswordForm({ account }: { account: string }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const problemText = usePasswordProblemText();
  const client = useQueryClient();
  const wait = useCountdown();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { isSubmitting, errors } = formState;

  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const weak = passwordProblemOf(error);
    if (weak) return setError('newPassword', { message: weak }, { shouldFocus: true });
    if (error.code === 'unauthenticated') return useAuth.getState().clear();
    if (error.code === 'rate_limited') wait.start(error.retryAfterSeconds ?? 1);
    const isWrong = error.errors.some(({ path }) => path === 'currentPassword');
    const message = isWrong ? 'wrong' : error.code === 'rate_limited' ? 'limited' : 'unavailable';
    setError('currentPassword', { message }, { shouldFocus: true });
  };
  const submit = handleSubmit(async (given) => {
    if (wait.seconds > 0) return;
    try {
      useAuth.getState().adopt(await changePassword(given));
      reset();
      toast.success(t('passwordChanged'));
      await client.invalidateQueries(sessionsQuery);
    } catch (error) {
      tell(error);
    }
  });
  const current = errors.currentPassword?.message;
  const currentText = () => {
    if (current === 'missing') return t('currentMissing');
    if (current === 'wrong') return auth('invalidPassword');
    return wait.seconds > 0 && current === 'limited' ? <Countdown {...wait} /> : problemText(current);
  };
  return (
    <form
      className="relative grid w-full max-w-[30rem] gap-(--space-3)"
      action="/api/auth/password"
      method="post"
      onSubmit={submit}
      noValidate
    >
      <KnownUsername name={account} />
      <PasswordField
        id="current-password"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        error={currentText()}
        isInvalid={current !== undefined}
        {...register('currentPassword')}
      />
      <PasswordField
        id="new-password"
        label={auth('newPassword')}
        autoComplete="new-password"
        required
        hint={auth('newPasswordRules')}
        error={problemText(errors.newPassword?.message)}
        {...register('newPassword')}
      />
      <Button type="submit" kind="main" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? auth('saving') : t('changePassword')}
      </Button>
    </form>
  );
}
