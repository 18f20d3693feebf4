'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { answerEscape } from '@/components/ui/escape';
import { tip } from '@/components/ui/tooltip-text';
import { MEDIA } from '@/lib/domain/limits';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';

/** Looks for files once typing has stopped for a moment (specification §5). */
export function SearchBox({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('library');
  const search = useLibrary(({ asked }) => asked.search);
  const ask = useLibrary((state) => state.ask);
  const [typed, setTyped] = useState(search);
  // What was cleared elsewhere is cleared here.
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => ask({ search: wanted }), MEDIA.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, search, ask]);
  const clear = () => {
    setTyped('');
    ask({ search: '' });
    box.current?.focus();
  };
  return (
    <search className="library-search">
      <LibraryIcon shape="search" />
      <input
        ref={box}
        type="search"
        placeholder={t('searchFiles')}
        aria-label={t('searchFiles')}
        aria-keyshortcuts="Control+F"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask({ search: typed.trim() });
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          answerEscape(event);
          clear();
        }}
      />
      {typed === '' ? null : (
        <button
          type="button"
          className="library-tool"
          aria-label={t('clearSearch')}
          {...tip(t('clearSearch'))}
          onClick={clear}
        >
          <LibraryIcon shape="close" />
        </button>
      )}
    </search>
  );
}
