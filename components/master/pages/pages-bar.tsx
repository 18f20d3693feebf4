'use client';

import { ChevronDown, Plus, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { MEDIA } from '@/lib/domain/limits';
import { NEW_KINDS } from '@/lib/domain/site/page-kinds';
import { usePagesScreen } from './pages-screen-context';
import { goTo, openQuestion, PLACES, usePagesState } from './pages-state';

const SORTS = ['position', 'path', 'title', 'changed'] as const;

/** Above the pages: a search, in which order they come, which of them, and a new one. */
export function PagesBar() {
  const t = useTranslations('pagesAdmin');
  const { place, sort } = usePagesState();
  const { usualParents } = usePagesScreen();
  return (
    <div className="sticky top-0 z-20 -mx-(--edge) flex flex-wrap items-center gap-x-3 gap-y-2 bg-(--ground)/94 px-(--edge) py-2.5">
      <nav aria-label={t('places')} className="min-w-0 flex-auto overflow-x-auto max-md:basis-full">
        <ul className="flex w-max gap-1 p-0.75">
          {PLACES.map((each) => (
            <li key={each}>
              <Button
                kind="bare"
                className="font-medium text-tool-muted aria-[current]:bg-tool-high aria-[current]:text-tool-ink"
                aria-current={each === place || undefined}
                onClick={() => goTo(each)}
              >
                {t(`place-${each}`)}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      {place === 'report' ? null : (
        <>
          <SearchBox key={place} />
          {place === 'bin' ? null : (
            <Select
              className="w-auto max-w-56 bg-tool-ground px-3.5 font-display text-sm leading-tight font-medium max-md:min-w-0 max-md:flex-[0_1_9rem]"
              aria-label={t('order')}
              value={sort}
              onChange={({ target }) => {
                const chosen = SORTS.find((each) => each === target.value);
                if (chosen) usePagesState.setState({ sort: chosen });
              }}
            >
              {SORTS.map((each) => (
                <option key={each} value={each}>
                  {t(`sort-${each}`)}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
      <div className="flex gap-1">
        <Button
          kind="main"
          aria-haspopup="dialog"
          onClick={() => openQuestion({ kind: 'create', parent: null, from: null })}
        >
          <Icon of={Plus} className="size-5" />
          {t('newPage')}
        </Button>
        <Menu trigger={<IconButton icon={ChevronDown} label={t('newOfKind')} shape="box" />}>
          {NEW_KINDS.map((kind) => (
            <MenuItem
              key={kind}
              onSelect={() =>
                openQuestion({ kind: 'create', parent: usualParents[kind] ?? null, from: null, of: kind })
              }
            >
              {t(`new-${kind}`)}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => openQuestion({ kind: 'works', parent: usualParents.work ?? null })}>
            {t('worksTitle')}…
          </MenuItem>
          <MenuItem onSelect={() => openQuestion({ kind: 'import', works: usualParents.work ?? null })}>
            {t('importTitle')}…
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}

/** Looks for words in addresses and titles, a moment after they were typed. */
function SearchBox() {
  const t = useTranslations('pagesAdmin');
  const [text, setText] = useState(() => usePagesState.getState().search);
  useEffect(() => {
    const timer = setTimeout(
      () => usePagesState.setState({ search: text.trim() }),
      text === '' ? 0 : MEDIA.searchDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="flex min-w-32 flex-[0_1_16rem] items-center gap-2 rounded-md border border-tool-faint bg-tool-ground px-3 text-tool-muted focus-within:outline-2 focus-within:outline-tool-accent max-md:flex-[1_1_8rem]">
      <Icon of={Search} className="size-5" />
      <span className="sr-only">{t('search')}</span>
      <input
        type="search"
        className="min-h-9.5 min-w-0 flex-1 bg-transparent text-tool-ink outline-none placeholder:text-tool-muted"
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
