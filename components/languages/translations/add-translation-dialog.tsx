'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/http';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { saysNothing } from '../core/drafts';
import { useManager } from '../core/manager-state';

/** All three are required (specification §5); what is wrong is a key of the texts. */
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

const TROUBLES = {
  required: 0,
  taken: 0,
  badNamespace: INPUT.namespaceCharacters,
  badKey: INPUT.translationKeyCharacters,
  tooLong: INPUT.translationValueCharacters,
} as const;

const isTrouble = (message: string | undefined): message is keyof typeof TROUBLES =>
  message !== undefined && Object.hasOwn(TROUBLES, message);

interface AddTranslationDialogProps {
  language: Language;
  /** Offered, and not the only ones. */
  namespaces: readonly string[];
  onAdded(text: Translation): void;
  onClose(): void;
}

/** Adds a text to a language (specification §2.9 "Add Translation"). */
export function AddTranslationDialog({ language, namespaces, onAdded, onClose }: AddTranslationDialogProps) {
  const t = useTranslations('translations');
  const id = useId();
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
        setError('key', { message: 'taken' }, { shouldFocus: true });
    }
  });
  const field = (name: keyof typeof errors & ('namespace' | 'key' | 'value')) => ({
    id: `${id}-${name}`,
    autoComplete: 'off',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${id}-${name}-error`,
    ...register(name),
  });
  const trouble = (name: 'namespace' | 'key' | 'value') => {
    const message = errors[name]?.message;
    return (
      <span id={`${id}-${name}-error`} className="tool-dialog-error" role="alert">
        {isTrouble(message) ? t(message, { count: TROUBLES[message] }) : null}
      </span>
    );
  };
  return (
    <Dialog title={t('add')} note={t('addNote', { language: language.name })} onClose={onClose}>
      <form className="add-translation" noValidate onSubmit={submit}>
        <label htmlFor={`${id}-namespace`}>{t('namespace')}</label>
        <input required list={`${id}-namespaces`} dir="ltr" data-first {...field('namespace')} />
        {trouble('namespace')}
        <datalist id={`${id}-namespaces`}>
          {namespaces.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <label htmlFor={`${id}-key`}>{t('key')}</label>
        <input required dir="ltr" {...field('key')} />
        {trouble('key')}
        <label htmlFor={`${id}-value`}>{t('value')}</label>
        <textarea required rows={3} lang={language.tag} dir={language.dir} {...field('value')} />
        {trouble('value')}
        <div className="tool-dialog-ways">
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="is-main" aria-disabled={isSubmitting}>
            {t('addThis')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
