'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import type { Webhook } from '@/lib/contracts/webhooks';
import { addressFault } from '@/lib/domain/webhooks/address';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/domain/webhooks/events';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { CheckGroup } from '../parts/check-group';
import { DialogButtons } from '../parts/dialog-buttons';
import { useFailure } from '../use-failure';
import { EVENT_TEXT, hostOf } from './webhook-texts';

/** What is typed into the form. */
export interface TypedWebhook {
  url: string;
  events: WebhookEvent[];
}

const URL_TEXT = { malformed: 'urlWrong', notSecure: 'urlNotSecure' } as const;

/** Error messages are keys of the texts. The server knows the site's own address better, and judges once more. */
const form = z.object({
  url: z
    .string()
    .trim()
    .max(WEBHOOKS.urlCharacters, { error: 'malformed' })
    .superRefine((url, context) => {
      const fault = addressFault(url, window.location.origin);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    }),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1),
});

interface WebhookDialogProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  /** @throws {ApiError} what the server refuses: it is told here */
  onSubmit: (typed: TypedWebhook) => Promise<void>;
  onClose: () => void;
}

/** Asks for the address of a webhook and the events that it is told of. */
export function WebhookDialog({ webhook, onSubmit, onClose }: WebhookDialogProps) {
  const t = useTranslations('webhooks');
  const auth = useTranslations('auth');
  const failed = useFailure();
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { url: webhook?.url ?? '', events: webhook?.events ?? [...WEBHOOK_EVENTS] },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((typed) =>
    onSubmit(typed).catch((error: unknown) => {
      if (!(error instanceof ApiError)) return failed(error);
      if (error.code === 'conflict') setError('root', { message: 'tooMany' });
      else if (error.errors.some(({ path }) => path === 'url'))
        setError('url', { message: 'notSecure' }, { shouldFocus: true });
      else failed(error);
    }),
  );
  const ofUrl = errors.url
    ? t(URL_TEXT[errors.url.message === 'notSecure' ? 'notSecure' : 'malformed'])
    : null;
  return (
    <Dialog
      title={webhook ? t('changeOf', { host: hostOf(webhook.url) }) : t('add')}
      note={t('addNote')}
      onClose={onClose}
    >
      <form
        className="relative grid gap-(--space-3)"
        method="post"
        action="/api/webhooks"
        onSubmit={submit}
        noValidate
      >
        <Field label={t('url')} hint={t('urlHint')} error={ofUrl}>
          {(field) => (
            <Input
              {...field}
              {...register('url')}
              data-first
              type="url"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Controller
          control={control}
          name="events"
          render={({ field: { value, onChange } }) => (
            <CheckGroup
              legend={t('events')}
              options={WEBHOOK_EVENTS.map((event) => [event, t(EVENT_TEXT[event])] as const)}
              chosen={value}
              error={errors.events ? t('eventMissing') : null}
              onChange={onChange}
            />
          )}
        />
        <FieldError>{errors.root ? t('tooMany') : null}</FieldError>
        <DialogButtons
          action={isSubmitting ? auth('saving') : t(webhook ? 'save' : 'add')}
          isBusy={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
