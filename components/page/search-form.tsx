import { useTranslations } from 'next-intl';
import { SearchIcon } from '@/components/layout/search-icon';
import { localisePath } from '@/lib/domain/addresses/paths';
import { SEARCH_CHARACTERS, SEARCH_PATH, type SearchRequest } from '@/lib/domain/search/search-request';

interface SearchFormProps {
  request: SearchRequest;
  /** Code of the language that the visitor reads. */
  language: string;
}

/** The field for what is looked for: a form that the browser itself sends. */
export function SearchForm({ request, language }: SearchFormProps) {
  const t = useTranslations('search');
  const isNew = request.words === '';
  return (
    <search className="print:hidden">
      <form
        action={localisePath(SEARCH_PATH, language)}
        className="flex max-w-(--measure) items-stretch border-b border-(--muted) focus-within:border-(--accent)"
      >
        <input
          type="search"
          name="q"
          aria-label={t('label')}
          placeholder={t('label')}
          defaultValue={request.words}
          maxLength={SEARCH_CHARACTERS}
          // biome-ignore lint/a11y/noAutofocus: whoever comes here without a word has come to type one
          autoFocus={isNew}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          data-search
          className="min-h-12 min-w-0 flex-1 appearance-none bg-transparent text-(length:--size-name) text-(--ink) placeholder:text-(--muted)"
        />
        <button type="submit" aria-label={t('find')} className="grid size-12 flex-none place-items-center">
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
