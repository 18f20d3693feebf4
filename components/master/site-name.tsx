'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { languagesQuery } from '@/lib/client/languages';
import { saveNames } from '@/lib/client/site-names';
import { translationsQuery } from '@/lib/client/translations';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { type NameField, namesOf, namesShown, SITE_NAMES } from '@/lib/domain/translations/site-names';
import { useFailure } from './use-failure';

/** The name of the site and the lines that say it, which are interface texts, in one language after another. */
export function SiteName() {
  const t = useTranslations('siteName');
  const { data: languages = [] } = useQuery(languagesQuery);
  const [chosen, setChosen] = useState('');
  const language = languages.find(({ id }) => id === chosen) ?? languages[0];
  const { data: texts } = useQuery({
    ...translationsQuery(language?.id ?? ''),
    enabled: language !== undefined,
  });
  if (!language) return null;
  return (
    <div className="grid w-full max-w-[30rem] gap-(--space-3)">
      {languages.length < 2 ? null : (
        <Field id="site-name-language" label={t('language')} hint={t('languageHint')}>
          {(control) => (
            <Select {...control} value={language.id} onChange={({ target }) => setChosen(target.value)}>
              {languages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {texts ? <NameForm key={language.id} language={language} texts={texts} /> : null}
    </div>
  );
}

function NameForm({ language, texts }: { language: Language; texts: readonly Translation[] }) {
  const t = useTranslations('siteName');
  const auth = useTranslations('auth');
  const client = useQueryClient();
  const router = useRouter();
  const fail = useFailure();
  const [typed, setTyped] = useState<Partial<Record<NameField, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const saved = namesOf(texts);
  const shown = namesShown(saved, typed);
  const isEmpty = (field: NameField) => shown[field].trim() === '';
  // A line that says nothing yet may stay so.
  const isLacking = (field: NameField) => isEmpty(field) && (field === 'artist' || saved[field] !== '');
  const canSave = !SITE_NAMES.some(({ field }) => isLacking(field));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !canSave) return;
    setSaving(true);
    try {
      await saveNames(language, texts, shown);
      toast.success(t('saved'));
    } catch (error) {
      fail(error);
    } finally {
      await client.invalidateQueries(translationsQuery(language.id));
      setTyped({});
      setSaving(false);
      router.refresh();
    }
  };
  return (
    <form
      className="grid gap-(--space-3)"
      method="post"
      action="/api/translations"
      onSubmit={submit}
      noValidate
    >
      {SITE_NAMES.map(({ field }) => (
        <Field
          key={field}
          id={`site-name-${field}`}
          label={t(field)}
          hint={t(`${field}Hint`)}
          error={isLacking(field) ? t(field === 'artist' ? 'unnamed' : 'empty') : null}
        >
          {(control) => (
            <Input
              {...control}
              lang={language.tag}
              dir={language.dir}
              value={shown[field]}
              maxLength={INPUT.translationValueCharacters}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" kind="main" className="justify-self-start" aria-disabled={isSaving || !canSave}>
        {isSaving ? auth('saving') : t('save')}
      </Button>
    </form>
  );
}
