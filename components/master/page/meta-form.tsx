'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { changePage, pageSettingsQuery } from '@/lib/client/page-changes';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { FORM } from '@/lib/domain/limits';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { usePageFailure } from '../pages/use-page-failure';
import { MetaConflict } from './meta-conflict';
import { MetaFields } from './meta-fields';
import { draftOf, type MetaDraft, metaDraft, metaOf } from './meta-schema';
import { Previews } from './previews';
import { SETTING, SETTING_NOTE, SettingActions } from './setting';
import { useIsFound } from './use-is-found';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

interface MetaFormProps {
  id: string;
  locale: string;
  language: SiteLanguage | undefined;
  siteUrl: string;
  /** Code of the default language. */
  fallback: string | undefined;
  isShown: boolean;
  onSaved(): void;
}

/** Metadata of the page for search engines and other sites, in one language. */
export function MetaForm(props: MetaFormProps) {
  const { data, isError } = useQuery(pageSettingsQuery(props.id, props.locale));
  if (isError && data === undefined) return null;
  return data ? (
    <Form {...props} settings={data} />
  ) : (
    <p className="my-5 h-72 rounded-md bg-tool-raised" role="status" aria-busy />
  );
}

function Form({
  id,
  locale,
  language,
  siteUrl,
  fallback,
  isShown,
  settings,
  onSaved,
}: MetaFormProps & { settings: PageSettings }) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const client = useQueryClient();
  const { failed } = usePageFailure();
  const isFound = useIsFound(id, locale, fallback);
  /** The version that somebody else has saved. */
  const [theirs, setTheirs] = useState<PageSettings | null>(null);
  /** The version that the edit is based on. */
  const [base, setBase] = useState(settings);
  const form = useForm<MetaDraft>({
    resolver: zodResolver(metaDraft),
    mode: 'onChange',
    delayError: FORM.validationDebounceMs,
    defaultValues: draftOf(settings.meta),
  });
  const { isDirty, isSubmitting } = form.formState;
  useWarnBeforeLeaving(isDirty);

  const begin = (from: PageSettings) => {
    setBase(from);
    setTheirs(null);
    form.reset(draftOf(from.meta));
  };
  // New data of the server is shown unless something has been typed.
  useEffect(() => {
    if (isDirty || settings.translation.version === base.translation.version) return;
    setBase(settings);
    form.reset(draftOf(settings.meta));
  }, [settings, base, isDirty, form]);

  const save = async (draft: MetaDraft, from: PageSettings) => {
    const query = pageSettingsQuery(id, locale);
    try {
      const saved = await changePage(id, {
        locale,
        meta: metaOf(draft),
        version: from.translation.fallback ? 0 : from.translation.version,
      });
      client.setQueryData(query.queryKey, saved);
      begin(saved);
      void client.invalidateQueries({ queryKey: ['pages'] });
      toast.success(t('metaSaved'));
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return failed(error);
      setTheirs(await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null));
    }
  };
  const draft = form.watch();
  return (
    <form
      className={SETTING}
      hidden={!isShown}
      onSubmit={form.handleSubmit((typed) => save(typed, base))}
      noValidate
    >
      <h2>{t('found')}</h2>
      {settings.translation.fallback ? (
        <p className={SETTING_NOTE}>{t('noTextYet', { language: language?.name ?? locale })}</p>
      ) : null}
      <MetaFields form={form} language={language} />
      {theirs ? (
        <MetaConflict
          theirs={theirs}
          onTheirs={() => begin(theirs)}
          onMine={() => {
            setBase(theirs);
            setTheirs(null);
            void form.handleSubmit((typed) => save(typed, theirs))();
          }}
        />
      ) : null}
      <SettingActions>
        <Button type="submit" kind="main" aria-disabled={isSubmitting || !isDirty || undefined}>
          {master('save')}
        </Button>
        {isDirty ? <Button onClick={() => form.reset(draftOf(base.meta))}>{t('discard')}</Button> : null}
      </SettingActions>
      <Previews
        meta={metaOf(draft)}
        settings={settings}
        language={language}
        locale={locale}
        siteUrl={siteUrl}
        isFound={isFound}
      />
    </form>
  );
}
