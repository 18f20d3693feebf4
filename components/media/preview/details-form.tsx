'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Tabs } from 'radix-ui';
import { useId, useState } from 'react';
import { languagesQuery } from '@/lib/client/languages';
import { mediaFolderNamesQuery } from '@/lib/client/media-item';
import { directionOf, tagOf } from '@/lib/domain/languages/facts';
import { previewQueries } from './queries';
import type { Details } from './use-details';

interface DetailsFormProps {
  details: Details;
  /** Whether it is looked at, so that somebody may not see it. */
  isSeen: boolean;
}

/** What is told of a file: its name, its folder, and in every language what it shows. */
export function DetailsForm({ details, isSeen }: DetailsFormProps) {
  const t = useTranslations('mediaPreview');
  const [nameId, folderId, foldersId] = [useId(), useId(), useId()];
  const { draft, change, save } = details;
  const { data: folders = [] } = useQuery(mediaFolderNamesQuery, previewQueries);
  return (
    <form
      className="preview-form"
      aria-label={t('details')}
      onBlur={save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div>
        <label htmlFor={nameId}>{t('shownName')}</label>
        <input
          id={nameId}
          value={draft.name}
          maxLength={200}
          required
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div>
        <label htmlFor={folderId}>{t('folder')}</label>
        <input
          id={folderId}
          value={draft.folder}
          list={foldersId}
          maxLength={80}
          placeholder={t('noFolder')}
          autoComplete="off"
          onChange={({ target }) => change({ folder: target.value })}
        />
        <datalist id={foldersId}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <TextsByLanguage details={details} isSeen={isSeen} />
      {isSeen ? (
        <label className="preview-check">
          <input
            type="checkbox"
            checked={draft.isDecorative}
            onChange={({ target }) => change({ isDecorative: target.checked })}
          />
          {t('decorative')}
        </label>
      ) : null}
      <SaveState {...details} />
    </form>
  );
}

function TextsByLanguage({ details: { draft, change }, isSeen }: DetailsFormProps) {
  const t = useTranslations('mediaPreview');
  const locale = useLocale();
  const id = useId();
  const [chosen, choose] = useState<string | null>(null);
  const { data: languages = [] } = useQuery(languagesQuery, previewQueries);
  const own = languages.find(({ code }) => tagOf(code) === locale) ?? languages[0];
  const shown = chosen ?? own?.code;
  if (shown === undefined) return null;
  const hasTexts = (code: string) => Boolean(draft.alts[code] || draft.captions[code]);
  return (
    <Tabs.Root className="preview-texts" value={shown} onValueChange={choose}>
      <Tabs.List aria-label={t('texts')}>
        {languages.map(({ code, name }) => (
          <Tabs.Trigger key={code} value={code} data-filled={hasTexts(code)}>
            <span lang={tagOf(code)}>{name}</span>
            {hasTexts(code) ? <span className="sr-only">, {t('filled')}</span> : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map(({ code }) => {
        const written = { lang: tagOf(code), dir: directionOf(code), rows: 2 };
        return (
          <Tabs.Content key={code} value={code} tabIndex={-1}>
            {isSeen ? (
              <div>
                <label htmlFor={`${id}-${code}-alt`}>{t('alt')}</label>
                <textarea
                  id={`${id}-${code}-alt`}
                  {...written}
                  maxLength={1_000}
                  value={draft.alts[code] ?? ''}
                  disabled={draft.isDecorative}
                  onChange={({ target }) => change({ alts: { [code]: target.value } })}
                />
              </div>
            ) : null}
            <div>
              <label htmlFor={`${id}-${code}-caption`}>{t('caption')}</label>
              <textarea
                id={`${id}-${code}-caption`}
                {...written}
                maxLength={2_000}
                value={draft.captions[code] ?? ''}
                onChange={({ target }) => change({ captions: { [code]: target.value } })}
              />
            </div>
          </Tabs.Content>
        );
      })}
      <p className="preview-note">{t('defaultsNote')}</p>
    </Tabs.Root>
  );
}

function SaveState({ state, save }: Details) {
  const t = useTranslations('mediaPreview');
  return (
    <div className="preview-save" data-state={state}>
      <p role="status">
        {state === 'saving' ? t('saving') : state === 'saved' ? t('saved') : null}
        {state === 'failed' ? t('saveFailed') : null}
      </p>
      {state === 'failed' ? (
        <button type="button" onClick={save}>
          {t('tryAgain')}
        </button>
      ) : null}
    </div>
  );
}
