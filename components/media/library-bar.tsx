'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import type { FileGroup } from '@/lib/domain/media/file-types';
import { type AcceptTypes, TYPE_FILTERS, type TypeFilter } from '@/lib/domain/media/filter';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';
import { PlaceField } from './places';
import { refreshLists } from './queries';
import { SearchBox } from './search-box';

const SORTS = ['newest', 'oldest', 'name', 'largest'] as const;

const ACCEPTED: Record<AcceptTypes, readonly FileGroup[]> = {
  all: ['images', 'videos', 'documents'],
  images: ['images'],
  videos: ['videos'],
  'images,videos': ['images', 'videos'],
};

interface LibraryBarProps {
  search: RefObject<HTMLInputElement | null>;
  /** Whether the places stand here, for want of room elsewhere. */
  hasPlaces: boolean;
}

/** The search box, what kind of file is looked at, in which order and how, and refresh (specification §2.5). */
export function LibraryBar({ search, hasPlaces }: LibraryBarProps) {
  const t = useTranslations('library');
  const { type, sort, accept } = useLibrary(({ asked }) => asked);
  const { layout, ask, setLayout } = useLibrary((state) => state);
  const other = layout === 'grid' ? 'list' : 'grid';
  const isOffered = (filter: TypeFilter) => filter === 'all' || ACCEPTED[accept].includes(filter);
  return (
    <div className="library-bar">
      <SearchBox box={search} />
      {hasPlaces ? <PlaceField /> : null}
      <select
        className="library-choice"
        aria-label={t('typeFilter')}
        value={type}
        onChange={({ target }) => ask({ type: TYPE_FILTERS.find((each) => each === target.value) ?? 'all' })}
      >
        {TYPE_FILTERS.map((filter) => (
          <option key={filter} value={filter} disabled={!isOffered(filter)}>
            {t(filter === 'all' ? 'allFiles' : filter)}
          </option>
        ))}
      </select>
      <select
        className="library-choice"
        aria-label={t('sort')}
        value={sort}
        onChange={({ target }) => ask({ sort: SORTS.find((each) => each === target.value) ?? 'newest' })}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="library-tool"
        aria-label={t(other)}
        {...tip(t(other))}
        onClick={() => setLayout(other)}
      >
        <LibraryIcon shape={other} />
      </button>
      <button
        type="button"
        className="library-tool"
        aria-label={t('refresh')}
        {...tip(t('refresh'))}
        onClick={refreshLists}
      >
        <LibraryIcon shape="refresh" />
      </button>
    </div>
  );
}
