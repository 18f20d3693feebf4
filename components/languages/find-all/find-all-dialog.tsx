'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { languagesQuery } from '@/lib/client/languages';
import { textSearchQuery } from '@/lib/client/translation-review';
import { LANGUAGES } from '@/lib/domain/limits';
import { Flag } from '../flag';
import './find-all.css';

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
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), LANGUAGES.paletteDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
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
        <input
          className="find-all-box"
          type="search"
          data-first
          maxLength={200}
          aria-label={t('findAll')}
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p className="find-all-found" role="status">
        {search !== '' && data ? t('found', { count: hits.length }) : null}{' '}
        {search !== '' && data?.hasMore ? t('findAllMore') : null}
      </p>
      {isError ? (
        <p className="tool-dialog-error" role="alert">
          {t('findFailed')}
        </p>
      ) : null}
      <ul className="find-all-hits">
        {hits.map((hit) => {
          const language = languages?.find((each) => each.id === hit.languageId);
          if (!language) return null;
          const name = `${hit.namespace}.${hit.key}`;
          return (
            <li key={hit.id}>
              <button
                type="button"
                aria-describedby={`${id}-${hit.id}`}
                onClick={() => onChoose({ languageId: hit.languageId, search: name })}
              >
                <Flag {...language} />
                <span dir="ltr">{name}</span>
                <small>{language.name}</small>
                <q id={`${id}-${hit.id}`} lang={language.tag} dir={language.dir}>
                  {hit.value}
                </q>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="tool-dialog-ways">
        <button type="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
