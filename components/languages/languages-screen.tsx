'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import { languagesQuery } from '@/lib/client/languages';
import { selectedOnOpen } from '@/lib/domain/languages/defaults';
import { closeLanguages } from '@/stores/ui';
import { LoadFailed, Loading, NothingHere } from './core/placeholders';
import { FindAll } from './find-all/find-all';
import type { FoundPlace } from './find-all/find-all-dialog';
import { LanguageList } from './language-list';
import { LanguagePane } from './language-pane';
import { LanguageNotices } from './notices';

/** In the list of languages. */
const SELECTED = 'nav [aria-current]';

/** The screen of the languages, over the page; a click outside does not close it. */
export function LanguagesScreen() {
  const t = useTranslations('languages');
  const dialog = useRef<HTMLDivElement>(null);
  const { data: languages, error, refetch } = useQuery(languagesQuery);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  /** Where a search in all languages has led; a language that is chosen by hand shows all of its texts. */
  const [found, setFound] = useState<FoundPlace | null>(null);
  // The default one, or the first; and the first that remains after one was deleted.
  const selected = languages?.find(({ id }) => id === selectedId) ?? selectedOnOpen(languages ?? []);

  const isThere = languages !== undefined;
  useEffect(() => {
    const shown = dialog.current;
    if (isThere && document.activeElement === shown) shown?.querySelector<HTMLElement>(SELECTED)?.focus();
  }, [isThere]);

  const select = (id: string) => {
    setFound(null);
    setSelectedId(id);
  };
  const goTo = (place: FoundPlace) => {
    setFound(place);
    setSelectedId(place.languageId);
  };
  return (
    <Screen
      ref={dialog}
      onOpened={(screen) => (screen.querySelector<HTMLElement>(SELECTED) ?? screen).focus()}
      onClose={closeLanguages}
    >
      <header className="flex shrink-0 items-center gap-2.5 px-(--edge) pt-3 pb-2">
        <ScreenTitle className="me-auto">{t('title')}</ScreenTitle>
        <FindAll onChoose={goTo} />
        <IconButton icon={X} label={t('close')} onClick={closeLanguages} />
      </header>
      <div
        className="grid min-h-0 flex-1 grid-cols-[17rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] border-t border-tool-line max-md:grid-cols-1 max-md:grid-rows-[auto_minmax(0,1fr)]"
        aria-busy={!isThere && !error}
      >
        {languages ? (
          <LanguageList languages={languages} selectedId={selected?.id ?? null} onSelect={select} />
        ) : null}
        {selected ? (
          <LanguagePane
            key={`${selected.id} ${found?.search ?? ''}`}
            language={selected}
            wanted={found?.search ?? ''}
            onDeleted={() => setSelectedId(null)}
          />
        ) : null}
        {languages && !selected ? <NothingHere className="col-span-1">{t('selectOne')}</NothingHere> : null}
        {error && !languages ? (
          <LoadFailed onRetry={() => void refetch()}>{t('loadFailed')}</LoadFailed>
        ) : null}
        {languages || error ? null : <Loading />}
      </div>
      <LanguageNotices />
    </Screen>
  );
}
