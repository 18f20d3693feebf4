'use client';

import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { languagesQuery } from '@/lib/client/languages';
import { saveNames } from '@/lib/client/site-names';
import { translationsQuery } from '@/lib/client/translations';
import { INPUT } from '@/lib/domain/limits';
import { namesOf, namesShown } from '@/lib/domain/translations/site-names';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { useFailure } from '../use-failure';

interface NameDialogProps {
  onSaved(): void;
  onClose(): void;
}

/** Asks for the name of the site: once, and in other letters where a language writes it so. */
export function NameDialog({ onSaved, onClose }: NameDialogProps) {
  const t = useTranslations('firstSteps');
  const names = useTranslations('siteName');
  const fail = useFailure();
  const client = useQueryClient();
  const { data: languages = [] } = useQuery(languagesQuery);
  const texts = useQueries({ queries: languages.map(({ id }) => translationsQuery(id)) });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [first] = languages;
  // A name is the same everywhere until it is said otherwise.
  const nameIn = (id: string) => typed[id] ?? (first && typed[first.id]) ?? '';
  const isReady = languages.length > 0 && texts.every(({ data }) => data !== undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSaving || languages.some(({ id }) => nameIn(id).trim() === '')) return;
    setSaving(true);
    try {
      for (const [at, language] of languages.entries()) {
        const own = texts[at]?.data ?? [];
        await saveNames(language, own, namesShown(namesOf(own), { artist: nameIn(language.id) }));
      }
      toast.success(names('saved'));
      onSaved();
      onClose();
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
      await Promise.all(languages.map(({ id }) => client.invalidateQueries(translationsQuery(id))));
    }
  };
  // Not before its fields are there: the first of them has the focus.
  if (!isReady) return null;
  return (
    <Dialog title={t('name')} note={t('nameHint')} onClose={onClose}>
      <form className={DIALOG_FORM} method="post" action="/api/translations" onSubmit={submit} noValidate>
        {languages.map(({ id, name, tag, dir }, at) => (
          <Field
            key={id}
            id={`first-name-${id}`}
            label={name}
            error={isTried && nameIn(id).trim() === '' ? names('unnamed') : null}
          >
            {(control) => (
              <Input
                {...control}
                {...(at === 0 && { 'data-first': true })}
                lang={tag}
                dir={dir}
                value={nameIn(id)}
                maxLength={INPUT.translationValueCharacters}
                autoComplete="off"
                onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
              />
            )}
          </Field>
        ))}
        <DialogButtons action={names('save')} isBusy={isSaving} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
