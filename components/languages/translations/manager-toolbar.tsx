import { ChevronsDownUp, ChevronsUpDown, Plus, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { answerEscape } from '@/components/ui/escape';
import { Input } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Language } from '@/lib/domain/languages/model';
import { ExchangeMenu } from '../exchange/exchange-menu';
import { useRights } from '../rights';

interface ManagerToolbarProps {
  language: Language;
  box: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch(search: string): void;
  /** Null without a search. */
  found: number | null;
  /** Null where there are no folders. */
  areAllOpen: boolean | null;
  onFoldAll(): void;
  onAdd(): void;
}

/** Search and actions for the texts of a language. */
export function ManagerToolbar({
  language,
  found,
  areAllOpen,
  onFoldAll,
  onAdd,
  ...search
}: ManagerToolbarProps) {
  const t = useTranslations('translations');
  const { canWrite } = useRights();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-(--edge) pt-2 pb-2.5">
      <TextSearchBox {...search} />
      <p className="text-tool-muted empty:hidden rtl:text-right rtl:[unicode-bidi:plaintext]" role="status">
        {found === null ? null : t('found', { count: found })}
      </p>
      <div className="ms-auto flex flex-wrap gap-1.5">
        {areAllOpen === null ? null : (
          <IconButton
            icon={areAllOpen ? ChevronsDownUp : ChevronsUpDown}
            label={t(areAllOpen ? 'collapseAll' : 'expandAll')}
            onClick={onFoldAll}
          />
        )}
        <ExchangeMenu language={language} />
        {canWrite ? (
          <IconButton kind="main" icon={Plus} label={t('add')} aria-haspopup="dialog" onClick={onAdd} />
        ) : null}
      </div>
    </div>
  );
}

type TextSearchBoxProps = Pick<ManagerToolbarProps, 'box' | 'search' | 'onSearch'>;

/** Ctrl+F leads to it, Escape clears it. */
function TextSearchBox({ box, search, onSearch }: TextSearchBoxProps) {
  const t = useTranslations('translations');
  useFindKey(box);
  const clear = () => {
    onSearch('');
    box.current?.focus();
  };
  return (
    <search className="relative flex max-w-120 flex-[1_1_14rem] items-center max-sm:basis-40">
      <Icon of={Search} className="pointer-events-none absolute start-3 text-tool-muted" />
      <Input
        ref={box}
        type="search"
        // Smaller letters make phones magnify the page when they are typed into.
        className="rounded-full border-tool-edge bg-tool-raised px-10 placeholder:text-tool-muted placeholder:opacity-100 placeholder-shown:pe-3 placeholder-shown:text-ellipsis max-sm:text-lg rtl:text-right rtl:[unicode-bidi:plaintext] [&::-webkit-search-cancel-button]:hidden"
        placeholder={t('search')}
        aria-label={t('search')}
        aria-keyshortcuts="Control+F"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return;
          event.preventDefault();
          answerEscape(event);
          clear();
        }}
      />
      {search === '' ? null : (
        <IconButton
          icon={X}
          label={t('clearSearch')}
          className="absolute end-0 text-tool-muted"
          onClick={clear}
        />
      )}
    </search>
  );
}

/** The browser's own search would look through a page that is behind. */
function useFindKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!isFind || event.shiftKey || event.altKey) return;
      const dialog = box.current?.closest('[role="dialog"]');
      const isHere =
        event.target === document.body ||
        (event.target instanceof Element && event.target.closest('[role="dialog"]') === dialog);
      if (!isHere) return;
      event.preventDefault();
      event.stopPropagation();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', find, { capture: true });
    return () => removeEventListener('keydown', find, { capture: true });
  }, [box]);
}
