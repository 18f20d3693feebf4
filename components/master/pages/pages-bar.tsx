'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MEDIA } from '@/lib/domain/limits';
import { PageIcon } from './page-icon';
import { ask, goTo, PLACES, usePagesRoom } from './room-state';

const SORTS = ['position', 'path', 'title', 'changed'] as const;

/** Above the pages: a search, in which order they come, which of them, and a new one. */
export function PagesBar() {
  const t = useTranslations('pagesAdmin');
  const { place, sort } = usePagesRoom();
  return (
    <div className="pages-bar">
      <nav aria-label={t('places')}>
        <ul className="pages-places">
          {PLACES.map((each) => (
            <li key={each}>
              <button type="button" aria-current={each === place || undefined} onClick={() => goTo(each)}>
                {t(`place-${each}`)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {place === 'report' ? null : (
        <>
          <SearchBox key={place} />
          {place === 'bin' ? null : (
            <select
              aria-label={t('order')}
              value={sort}
              onChange={({ target }) => {
                const chosen = SORTS.find((each) => each === target.value);
                if (chosen) usePagesRoom.setState({ sort: chosen });
              }}
            >
              {SORTS.map((each) => (
                <option key={each} value={each}>
                  {t(`sort-${each}`)}
                </option>
              ))}
            </select>
          )}
        </>
      )}
      <button
        type="button"
        className="is-main"
        aria-haspopup="dialog"
        onClick={() => ask({ kind: 'create', parent: null, from: null })}
      >
        <PageIcon shape="add" />
        {t('newPage')}
      </button>
    </div>
  );
}

/** Looks for words in addresses and titles, a moment after they were typed. */
function SearchBox() {
  const t = useTranslations('pagesAdmin');
  const [text, setText] = useState(() => usePagesRoom.getState().search);
  useEffect(() => {
    const timer = setTimeout(
      () => usePagesRoom.setState({ search: text.trim() }),
      text === '' ? 0 : MEDIA.searchDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="pages-search">
      <PageIcon shape="search" />
      <span className="sr-only">{t('search')}</span>
      <input
        type="search"
        value={text}
        maxLength={200}
        placeholder={t('search')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          setText('');
        }}
      />
    </label>
  );
}
