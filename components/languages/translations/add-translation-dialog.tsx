'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/client/http';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { saysNothing } from '../core/drafts';
import { useManager } from '../core/manager-state';
import { ValueField } from '../core/value-field';

/** All three are required; error messages are keys of the texts. */
const form = z.object({
  namespace: z
    .string()
    .trim()
    .min(1, { error: 'required' })
    .max(INPUT.namespaceCharacters, { error: 'badNamespace' })
    .refine((given) => !given.includes('.') && given !== '__proto__', { error: 'badNamespace' }),
  key: z
    .string()
    .trim()
    .min(1, { error: 'required' })
    .max(INPUT.translationKeyCharacters, { error: 'badKey' })
    .refine((given) => given.split('.').every((step) => step !== '' && step !== '__proto__'), {
      error: 'badKey',
    }),
  value: z
    .string()
    .max(INPUT.translationValueCharacters, { error: 'tooLong' })
    .refine((given) => !saysNothing(given), { error: 'required' }),
});

const FAULTS = {
  required: 0,
  keyExists: 0,
  badNamespace: INPUT.namespaceCharacters,
  badKey: INPUT.translationKeyCharacters,
  tooLong: INPUT.translationValueCharacters,
} as const;

const isFault = (message: string | undefined): message is keyof typeof FAULTS =>
  message !== undefined && Object.hasOwn(FAULTS, message);

interface AddTranslationDialogProps {
  language: Language;
  /** Offered, and not the only ones. */
  namespaces: readonly string[];
  onAdded(text: Translation): void;
  onClose(): void;
}

/** Adds a text to a language. */
export function AddTranslationDialog({ language, namespaces, onAdded, onClose }: AddTranslationDialogProps) {
  const t = useTranslations('translations');
  const namespacesId = useId();
  const { changes } = useManager();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { namespace: '', key: '', value: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    try {
      onAdded(await changes.add({ ...given, languageId: language.id }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setError('key', { message: 'keyExists' }, { shouldFocus: true });
    }
  });
  const errorOf = (name: 'namespace' | 'key' | 'value') => {
    const message = errors[name]?.message;
    return isFault(message) ? t(message, { count: FAULTS[message] }) : null;
  };
  return (
    <Dialog title={t('add')} note={t('addNote', { language: language.name })} onClose={onClose}>
      <form className="mt-4 grid gap-3" noValidate onSubmit={submit}>
        <Field label={t('namespace')} error={errorOf('namespace')}>
          {(control) => (
            <Input
              {...control}
              required
              list={namespacesId}
              dir="ltr"
              autoComplete="off"
              data-first
              {...register('namespace')}
            />
          )}
        </Field>
        <datalist id={namespacesId}>
          {namespaces.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Field label={t('key')} error={errorOf('key')}>
          {(control) => <Input {...control} required dir="ltr" autoComplete="off" {...register('key')} />}
        </Field>
        <Field label={t('value')} error={errorOf('value')}>
          {(control) => (
            <ValueField
              {...control}
              language={language}
              required
              rows={3}
              autoComplete="off"
              {...register('value')}
            />
          )}
        </Field>
        <DialogActions>
          <Button size="lg" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="main" size="lg" type="submit" aria-disabled={isSubmitting}>
            {t('addThis')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
