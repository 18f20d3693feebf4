'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Input } from '@/components/ui/field';
import { languagesQuery } from '@/lib/client/languages';
import { textSearchQuery } from '@/lib/client/translation-review';
import type { Language } from '@/lib/domain/languages/model';
import { LANGUAGES } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { Flag } from '../flag';
import { useDebounced } from '../use-debounced';

/** A text that was found, by the language it is in and how it is called there. */
export interface FoundPlace {
  languageId: string;
  search: string;
}

interface FindAllDialogProps {
  onChoose(place: FoundPlace): void;
  onClose(): void;
}

/** Looks for words in keys and values of every language at once. */
export function FindAllDialog({ onChoose, onClose }: FindAllDialogProps) {
  const t = useTranslations('translations');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), LANGUAGES.paletteDebounceMs);
  const { data: languages } = useQuery(languagesQuery);
  const { data, isError } = useQuery({
    ...textSearchQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const hits = search === '' ? [] : (data?.hits ?? []);
  return (
    <Dialog title={t('findAll')} note={t('findAllNote')} onClose={onClose}>
      <search>
        <Input
          className="mt-2"
          type="search"
          data-first
          maxLength={200}
          aria-label={t('findAll')}
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p className="my-2 min-h-6 text-sm text-tool-muted" role="status">
        {search !== '' && data ? t('found', { count: hits.length }) : null}{' '}
        {search !== '' && data?.hasMore ? t('findAllMore') : null}
      </p>
      {isError ? (
        <p className="text-tool-danger" role="alert">
          {t('findFailed')}
        </p>
      ) : null}
      <ul className="max-h-[50dvh] overflow-y-auto">
        {hits.map((hit) => {
          const language = languages?.find((each) => each.id === hit.languageId);
          return language ? (
            <li key={hit.id}>
              <Hit hit={hit} language={language} onChoose={onChoose} />
            </li>
          ) : null;
        })}
      </ul>
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface HitProps {
  hit: Omit<Translation, 'order'>;
  language: Language;
  onChoose(place: FoundPlace): void;
}

function Hit({ hit, language, onChoose }: HitProps) {
  const id = useId();
  const name = `${hit.namespace}.${hit.key}`;
  return (
    <button
      type="button"
      className="grid min-h-11 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 rounded-md border-0 p-2 text-start font-text text-md leading-relaxed font-normal hover:bg-tool-hover focus-visible:-outline-offset-2"
      aria-describedby={id}
      onClick={() => onChoose({ languageId: hit.languageId, search: name })}
    >
      <Flag language={language} />
      <span className="overflow-hidden font-semibold text-ellipsis" dir="ltr">
        {name}
      </span>
      <small className="text-tool-muted">{language.name}</small>
      <q
        id={id}
        className="col-[2/-1] line-clamp-2 wrap-anywhere text-tool-soft [quotes:none]"
        lang={language.tag}
        dir={language.dir}
      >
        {hit.value}
      </q>
    </button>
  );
}
