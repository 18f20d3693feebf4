'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import { tip } from '@/components/ui/tooltip-text';
import { languagesQuery } from '@/lib/client/languages';
import { selectedOnOpen } from '@/lib/domain/languages/defaults';
import { closeLanguages } from '@/stores/ui';
import { FindAll } from './find-all/find-all';
import type { FoundPlace } from './find-all/find-all-dialog';
import { LanguageList } from './language-list';
import { LanguagePane } from './language-pane';
import { LanguagesIcon } from './languages-icon';
import { LanguageNotices } from './notices';
import './languages.css';

/** In the list of languages. */
const SELECTED = '.languages-list [aria-current]';

/** The languages modal: a full-screen room over the page, which a click outside does not close (specification §2.7). */
export function LanguagesDialog() {
  const t = useTranslations('languages');
  const dialog = useRef<HTMLDivElement>(null);
  const { data: languages, error, refetch } = useQuery(languagesQuery);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  /** Where a search in all languages has led; a language that is chosen by hand shows all of its texts. */
  const [found, setFound] = useState<FoundPlace | null>(null);
  // The default one, or the first; and the first that remains after one was deleted (specification §4).
  const selected = languages?.find(({ id }) => id === selectedId) ?? selectedOnOpen(languages ?? []);

  const isThere = languages !== undefined;
  useEffect(() => {
    const shown = dialog.current;
    if (isThere && document.activeElement === shown) shown?.querySelector<HTMLElement>(SELECTED)?.focus();
  }, [isThere]);

  return (
    <Screen
      ref={dialog}
      className="languages-room"
      onOpened={(screen) => (screen.querySelector<HTMLElement>(SELECTED) ?? screen).focus()}
      onClose={closeLanguages}
    >
      <header className="languages-header">
        <ScreenTitle className="me-auto">{t('title')}</ScreenTitle>
        <FindAll
          onChoose={(place) => {
            setFound(place);
            setSelectedId(place.languageId);
          }}
        />
        <button
          type="button"
          className="languages-tool"
          aria-label={t('close')}
          {...tip(t('close'))}
          onClick={closeLanguages}
        >
          <LanguagesIcon shape="close" />
        </button>
      </header>
      <div className="languages-body" aria-busy={!isThere && !error}>
        {languages ? (
          <>
            <LanguageList
              languages={languages}
              selectedId={selected?.id ?? null}
              onSelect={(id) => {
                setFound(null);
                setSelectedId(id);
              }}
            />
            {selected ? (
              <LanguagePane
                key={`${selected.id} ${found?.search ?? ''}`}
                language={selected}
                wanted={found?.search ?? ''}
                onDeleted={() => setSelectedId(null)}
              />
            ) : (
              <p className="languages-nothing">{t('selectOne')}</p>
            )}
          </>
        ) : error ? (
          <div className="languages-nothing" role="alert">
            <p>{t('loadFailed')}</p>
            <button type="button" className="languages-button" onClick={() => void refetch()}>
              {t('retry')}
            </button>
          </div>
        ) : (
          <p className="languages-nothing" role="status">
            <i className="languages-spinner" />
            <span className="sr-only">{t('loading')}</span>
          </p>
        )}
      </div>
      <LanguageNotices />
    </Screen>
  );
}
