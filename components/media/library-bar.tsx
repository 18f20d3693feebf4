'use client';

import { LayoutGrid, List, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ACCEPTED, TYPE_FILTERS, type TypeFilter } from '@/lib/domain/media/filter';
import { ChoiceField } from './choice-field';
import { useLibrary } from './library-state';
import { PlaceField } from './places';
import { refreshLists } from './queries';
import { SearchBox } from './search-box';

const SORTS = ['newest', 'oldest', 'name', 'largest'] as const;

interface LibraryBarProps {
  search: RefObject<HTMLInputElement | null>;
  /** Whether the places stand here, for want of room elsewhere. */
  hasPlaces: boolean;
}

/** The search box, which kind of file is listed, in which order and how, and refresh. */
export function LibraryBar({ search, hasPlaces }: LibraryBarProps) {
  const t = useTranslations('library');
  const { query, layout, changeQuery, setLayout } = useLibrary((state) => state);
  const { type, sort, accept } = query;
  const other = layout === 'grid' ? 'list' : 'grid';
  const isOffered = (filter: TypeFilter) => filter === 'all' || ACCEPTED[accept].includes(filter);
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-(--edge) py-2.5">
      <SearchBox box={search} />
      {hasPlaces ? <PlaceField /> : null}
      <ChoiceField
        aria-label={t('typeFilter')}
        value={type}
        onChange={({ target }) =>
          changeQuery({ type: TYPE_FILTERS.find((each) => each === target.value) ?? 'all' })
        }
      >
        {TYPE_FILTERS.map((filter) => (
          <option key={filter} value={filter} disabled={!isOffered(filter)}>
            {t(filter === 'all' ? 'allFiles' : filter)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        aria-label={t('sort')}
        value={sort}
        onChange={({ target }) =>
          changeQuery({ sort: SORTS.find((each) => each === target.value) ?? 'newest' })
        }
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </ChoiceField>
      <IconButton
        icon={other === 'grid' ? LayoutGrid : List}
        label={t(other)}
        onClick={() => setLayout(other)}
      />
      <IconButton icon={RotateCw} label={t('refresh')} onClick={refreshLists} />
    </div>
  );
}
