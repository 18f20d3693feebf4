import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { answerEscape } from '@/components/ui/escape';
import type { Language } from '@/lib/domain/languages/model';
import { ExchangeMenu } from '../exchange/exchange-menu';
import { LanguagesIcon } from '../languages-icon';
import { useRights } from '../rights';

interface ManagerToolbarProps {
  language: Language;
  box: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch(search: string): void;
  /** Null while nothing is looked for. */
  found: number | null;
  /** Null where there are no folders. */
  areAllOpen: boolean | null;
  onFoldAll(): void;
  onAdd(): void;
}

/** What the texts of a language are looked for and added with (specification §2.9). Ctrl+F leads to the search, Escape clears it. */
export function ManagerToolbar({
  language,
  box,
  search,
  onSearch,
  found,
  areAllOpen,
  onFoldAll,
  onAdd,
}: ManagerToolbarProps) {
  const t = useTranslations('translations');
  const { canWrite } = useRights();
  useFindKey(box);
  const clear = () => {
    onSearch('');
    box.current?.focus();
  };
  return (
    <div className="manager-toolbar">
      <search className="manager-search">
        <LanguagesIcon shape="search" />
        <input
          ref={box}
          type="search"
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
          <button
            type="button"
            className="languages-tool"
            aria-label={t('clearSearch')}
            title={t('clearSearch')}
            onClick={clear}
          >
            <LanguagesIcon shape="close" />
          </button>
        )}
      </search>
      <p className="manager-found" role="status">
        {found === null ? null : t('found', { count: found })}
      </p>
      <div className="manager-ways">
        {areAllOpen === null ? null : (
          <button
            type="button"
            className="languages-tool"
            aria-label={t(areAllOpen ? 'collapseAll' : 'expandAll')}
            title={t(areAllOpen ? 'collapseAll' : 'expandAll')}
            onClick={onFoldAll}
          >
            <LanguagesIcon shape={areAllOpen ? 'fold' : 'unfold'} />
          </button>
        )}
        <ExchangeMenu language={language} />
        {canWrite ? (
          <button
            type="button"
            className="languages-tool is-main"
            aria-label={t('add')}
            title={t('add')}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            <LanguagesIcon shape="add" />
          </button>
        ) : null}
      </div>
    </div>
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
