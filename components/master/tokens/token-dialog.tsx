'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError, Input, Select } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import { makeToken } from '@/lib/client/tokens';
import type { MadeToken } from '@/lib/contracts/tokens';
import { TOKENS } from '@/lib/domain/auth/limits';
import { can } from '@/lib/domain/auth/roles';
import { TOKEN_SCOPES } from '@/lib/domain/auth/token-scopes';
import { Countdown, useCountdown } from '../countdown';
import type { SignedInUser } from '../master-frame';
import { CheckGroup } from '../parts/check-group';
import { DialogButtons } from '../parts/dialog-buttons';
import { KnownUsername, PasswordField } from '../password-field';
import { useFailure } from '../use-failure';
import { SCOPE_TEXT } from './token-texts';

/** Error messages are keys of the texts. */
const form = z.object({
  name: z.string().trim().min(1, { error: 'nameMissing' }).max(TOKENS.nameCharacters),
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, { error: 'scopeMissing' }),
  days: z.literal(TOKENS.days),
  currentPassword: z.string().min(1, { error: 'missing' }),
});

const UNTYPED: z.output<typeof form> = { name: '', scopes: ['read'], days: 90, currentPassword: '' };

interface TokenDialogProps {
  user: SignedInUser;
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

/** Asks for what a new access token needs: its name, what it may do, for how long, and the password. */
export function TokenDialog({ user, onMade, onClose }: TokenDialogProps) {
  const t = useTranslations('tokens');
  const master = useTranslations('master');
  const auth = useTranslations('auth');
  const failed = useFailure();
  const wait = useCountdown();
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: UNTYPED,
  });
  const { errors, isSubmitting } = formState;
  // The first field that something is missing in gets the focus: in the order in which they are registered.
  const [named, dated, confirmed] = [
    register('name'),
    register('days', { valueAsNumber: true }),
    register('currentPassword'),
  ];
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) return failed(error);
    if (error.code === 'conflict') return setError('root', { message: 'tooMany' });
    const isOfPassword = error.errors.some(({ path }) => path === 'currentPassword');
    if (error.code === 'rate_limited') wait.start(error.retryAfterSeconds ?? 1);
    else if (!isOfPassword) return failed(error);
    const message = error.code === 'rate_limited' ? 'limited' : 'wrong';
    setError('currentPassword', { message }, { shouldFocus: true });
  };
  const submit = handleSubmit(async (given) => {
    if (wait.seconds === 0) await makeToken(given).then(onMade, fail);
  });
  const ofPassword = () => {
    switch (errors.currentPassword?.message) {
      case 'missing':
        return master('currentMissing');
      case 'wrong':
        return auth('invalidPassword');
      case 'limited':
        return wait.seconds > 0 ? <Countdown {...wait} /> : auth('limitedOver');
      default:
        return null;
    }
  };
  // Where an account writes no pages, no token of its does.
  const offered = TOKEN_SCOPES.filter((scope) => scope === 'read' || can(user.role, 'edit-pages'));
  return (
    <Dialog title={t('make')} note={t('makeNote')} onClose={onClose}>
      <form
        className="relative grid gap-(--space-3)"
        method="post"
        action="/api/tokens"
        onSubmit={submit}
        noValidate
      >
        <Field label={t('name')} hint={t('nameHint')} error={errors.name ? t('nameMissing') : null}>
          {(field) => (
            <Input
              {...field}
              {...named}
              data-first
              type="text"
              autoComplete="off"
              maxLength={TOKENS.nameCharacters}
            />
          )}
        </Field>
        <Controller
          control={control}
          name="scopes"
          render={({ field: { value, onChange } }) => (
            <CheckGroup
              legend={t('scopes')}
              options={offered.map((scope) => [scope, t(SCOPE_TEXT[scope])] as const)}
              chosen={value}
              error={errors.scopes ? t('scopeMissing') : null}
              onChange={onChange}
            />
          )}
        />
        <Field label={t('days')}>
          {(field) => (
            <Select {...field} {...dated}>
              {TOKENS.days.map((count) => (
                <option key={count} value={count}>
                  {t('dayCount', { count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <KnownUsername name={user.name} />
        <PasswordField
          id="token-password"
          label={master('currentPassword')}
          autoComplete="current-password"
          required
          error={ofPassword()}
          {...confirmed}
        />
        <FieldError>{errors.root ? t('tooMany') : null}</FieldError>
        <DialogButtons
          action={isSubmitting ? auth('checking') : t('make')}
          isBusy={isSubmitting || wait.seconds > 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
