'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/check';
import { Field, Select } from '@/components/ui/field';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import { languagesQuery } from '@/lib/client/languages';
import { tagOf } from '@/lib/domain/languages/facts';
import type { MediaItem } from '@/lib/domain/media/model';
import { BulkTextsRow } from './bulk-texts-row';
import { changeInLists, libraryQueries } from './queries';

interface BulkTextsProps {
  /** As they were when the table was opened: rows keep what is typed into them. */
  items: readonly MediaItem[];
  onClose(): void;
}

/** Alternative texts and captions of many files in one table, a language at a time. Each row is saved by itself. */
export function BulkTexts({ items, onClose }: BulkTextsProps) {
  const t = useTranslations('library');
  // Of the page below, whatever language the tools speak.
  const locale = document.documentElement.lang;
  const { data: languages = [] } = useQuery(languagesQuery, libraryQueries);
  const [chosen, choose] = useState<string | null>(null);
  const [saved, setSaved] = useState<ReadonlyMap<string, MediaItem>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  /** The files that are left, by the state in which they were when the others were hidden. */
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
  const own = languages.find(({ code }) => tagOf(code) === locale) ?? languages[0];
  const language = chosen ?? own?.code;
  const lacking = (code: string) =>
    items
      .map((item) => saved.get(item.pathname) ?? item)
      .filter(({ alts, isDecorative }) => !isDecorative && !alts[code])
      .map(({ pathname }) => pathname);
  if (language === undefined) return null;
  const missing = lacking(language);
  return (
    // What could not be saved is not left by Escape.
    <Screen className="bg-tool-ground" onClose={() => (failed.size === 0 ? onClose() : undefined)}>
      <header className="flex flex-none flex-wrap items-end gap-x-6 gap-y-3 border-b border-tool-line px-(--edge) py-3">
        <ScreenTitle className="flex-1 self-center">{t('textsTitle', { count: items.length })}</ScreenTitle>
        <Field label={t('textsLanguage')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => {
                choose(target.value);
                setLeft(left && new Set(lacking(target.value)));
              }}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code} lang={tagOf(code)}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Check
          checked={left !== null}
          onChange={({ target }) => setLeft(target.checked ? new Set(missing) : null)}
        >
          {t('textsMissing', { count: missing.length })}
        </Check>
        <Button kind="main" onClick={onClose}>
          {failed.size === 0 ? t('textsDone') : t('textsLeave')}
        </Button>
        <p role="alert" className="basis-full text-sm text-tool-danger empty:hidden">
          {failed.size === 0 ? null : t('textsFailed', { count: failed.size })}
        </p>
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto px-(--edge) pb-6" aria-label={t('files')}>
        {items.map((item) => (
          <BulkTextsRow
            key={item.pathname}
            item={item}
            language={language}
            isHidden={left !== null && !left.has(item.pathname)}
            onSaved={(now) => {
              setSaved((known) => new Map(known).set(now.pathname, now));
              changeInLists(now);
            }}
            onFailing={(isFailing) =>
              setFailed((known) => {
                const others = [...known].filter((each) => each !== item.pathname);
                return new Set(isFailing ? [...others, item.pathname] : others);
              })
            }
          />
        ))}
      </ul>
    </Screen>
  );
}
