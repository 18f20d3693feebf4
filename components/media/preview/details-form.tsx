'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field, Input, Textarea } from '@/components/ui/field';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { languagesQuery } from '@/lib/client/languages';
import { mediaFolderNamesQuery } from '@/lib/client/media-item';
import { directionOf, tagOf } from '@/lib/domain/languages/facts';
import { previewQueries } from './queries';
import { RightsFields } from './rights-fields';
import { SaveState } from './save-state';
import type { Details } from './use-details';

interface DetailsFormProps {
  details: Details;
  /** Whether the field is visible. */
  isSeen: boolean;
}

/** The editable details of a file: name, folder, and texts in every language. */
export function DetailsForm({ details, isSeen, isPicture }: DetailsFormProps & { isPicture: boolean }) {
  const t = useTranslations('mediaPreview');
  const foldersId = useId();
  const { draft, change, save } = details;
  const { data: folders = [] } = useQuery(mediaFolderNamesQuery, previewQueries);
  return (
    <form
      className="grid gap-3.5"
      aria-label={t('details')}
      onBlur={save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={t('shownName')}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            maxLength={200}
            required
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('folder')}>
        {(control) => (
          <Input
            {...control}
            value={draft.folder}
            list={foldersId}
            maxLength={80}
            placeholder={t('noFolder')}
            autoComplete="off"
            onChange={({ target }) => change({ folder: target.value })}
          />
        )}
      </Field>
      <datalist id={foldersId}>
        {folders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextsByLanguage details={details} isSeen={isSeen} />
      {isSeen ? (
        <label className="flex min-h-10 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 flex-none accent-tool-accent"
            checked={draft.isDecorative}
            onChange={({ target }) => change({ isDecorative: target.checked })}
          />
          {t('decorative')}
        </label>
      ) : null}
      {isPicture ? <RightsFields details={details} /> : null}
      <SaveState {...details} />
    </form>
  );
}

function TextsByLanguage({ details, isSeen }: DetailsFormProps) {
  const t = useTranslations('mediaPreview');
  // Of the page below, whatever language the tools speak.
  const locale = document.documentElement.lang;
  const [chosen, choose] = useState<string | null>(null);
  const { data: languages = [] } = useQuery(languagesQuery, previewQueries);
  const own = languages.find(({ code }) => tagOf(code) === locale) ?? languages[0];
  const shown = chosen ?? own?.code;
  if (shown === undefined) return null;
  const { alts, captions } = details.draft;
  const hasTexts = (code: string) => Boolean(alts[code] || captions[code]);
  return (
    <Tabs value={shown} onValueChange={choose}>
      <TabList aria-label={t('texts')}>
        {languages.map(({ code, name }) => (
          <Tab key={code} value={code} mark={hasTexts(code) ? t('filled') : undefined}>
            <span lang={tagOf(code)}>{name}</span>
          </Tab>
        ))}
      </TabList>
      {languages.map(({ code }) => (
        <TabPanel key={code} value={code}>
          <TextFields language={code} details={details} isSeen={isSeen} />
        </TabPanel>
      ))}
      <p className="text-sm text-tool-muted">{t('defaultsNote')}</p>
    </Tabs>
  );
}

function TextFields({
  language,
  details: { draft, change },
  isSeen,
}: DetailsFormProps & { language: string }) {
  const t = useTranslations('mediaPreview');
  const written = {
    lang: tagOf(language),
    dir: directionOf(language),
    rows: 2,
    className: 'field-sizing-content max-h-56 disabled:opacity-50',
  };
  return (
    <>
      {isSeen ? (
        <Field label={t('alt')}>
          {(control) => (
            <Textarea
              {...control}
              {...written}
              maxLength={1_000}
              value={draft.alts[language] ?? ''}
              disabled={draft.isDecorative}
              onChange={({ target }) => change({ alts: { [language]: target.value } })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('caption')}>
        {(control) => (
          <Textarea
            {...control}
            {...written}
            maxLength={2_000}
            value={draft.captions[language] ?? ''}
            onChange={({ target }) => change({ captions: { [language]: target.value } })}
          />
        )}
      </Field>
    </>
  );
}
