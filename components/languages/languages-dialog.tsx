'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
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
import '@/components/ui/tool-room.css';
import './languages.css';

/** The languages modal: a full-screen room over the page, which a click outside does not close (specification §2.7). */
export function LanguagesDialog() {
  const t = useTranslations('languages');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: languages, error, refetch } = useQuery(languagesQuery);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  /** Where a search in all languages has led; a language that is chosen by hand shows all of its texts. */
  const [found, setFound] = useState<FoundPlace | null>(null);
  // The default one, or the first; and the first that remains after one was deleted (specification §4).
  const selected = languages?.find(({ id }) => id === selectedId) ?? selectedOnOpen(languages ?? []);

  // Before it goes from the page: only a dialog that is closed in its place gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    return () => shown?.close();
  }, []);
  const isThere = languages !== undefined;
  useEffect(() => {
    const shown = dialog.current;
    if (isThere && document.activeElement === shown)
      shown?.querySelector<HTMLElement>('.languages-list [aria-current]')?.focus();
  }, [isThere]);

  return (
    <dialog
      ref={dialog}
      className="tool-room languages-room"
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeLanguages();
      }}
      onKeyDown={(event) => {
        // What is pressed here is no key of the page, nor of what lies above.
        event.stopPropagation();
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (!(event.target instanceof Element) || event.target.closest('dialog') !== dialog.current) return;
        event.preventDefault();
        closeLanguages();
      }}
    >
      <header className="languages-header">
        <h2 id={titleId}>{t('title')}</h2>
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
    </dialog>
  );
}
