'use client';

import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { answerEscape } from '@/components/ui/escape';
import { Input } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { MEDIA } from '@/lib/domain/limits';
import { useLibrary } from './library-state';

/** Looks for files once typing has stopped for a moment. */
export function SearchBox({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('library');
  const search = useLibrary(({ query }) => query.search);
  const changeQuery = useLibrary((state) => state.changeQuery);
  const [typed, setTyped] = useState(search);
  // The search was cleared elsewhere.
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => changeQuery({ search: wanted }), MEDIA.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, search, changeQuery]);
  const clear = () => {
    setTyped('');
    changeQuery({ search: '' });
    box.current?.focus();
  };
  return (
    <search className="relative flex max-w-136 flex-[1_1_16rem] items-center max-sm:max-w-none max-sm:basis-[calc(100%-6.5rem)]">
      <Icon of={Search} className="pointer-events-none absolute start-3 text-tool-muted" />
      <Input
        ref={box}
        type="search"
        // Smaller letters make phones magnify the page when they are typed into.
        className="rounded-full border-tool-edge bg-tool-raised px-10 py-0 max-sm:text-lg [&::-webkit-search-cancel-button]:hidden"
        placeholder={t('searchFiles')}
        aria-label={t('searchFiles')}
        aria-keyshortcuts="Control+F"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') changeQuery({ search: typed.trim() });
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          answerEscape(event);
          clear();
        }}
      />
      {typed === '' ? null : (
        <IconButton
          icon={X}
          className="absolute end-0 text-tool-muted"
          label={t('clearSearch')}
          onClick={clear}
        />
      )}
    </search>
  );
}
