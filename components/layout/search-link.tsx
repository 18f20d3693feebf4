import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { SEARCH_PATH } from '@/lib/domain/search/search-request';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { SearchIcon } from './search-icon';

interface SearchLinkProps {
  frame: SiteFrame;
  /** Where one is, without a language prefix. */
  path: string;
  /** In the menu it says its word, and in the header it is a sign alone, where the menu itself is not in reach. */
  isInMenu?: boolean;
}

const IN_MENU = 'mt-(--space-2) inline-flex min-h-11 items-center gap-[0.6em] self-start text-base';
const IN_HEADER =
  'hidden md:grid size-8 place-items-center text-(--languages,var(--muted)) hover:text-(--languages,var(--ink))';

/** The way to the search of the site. The key / leads there too (attend-search.ts). */
export function SearchLink({ frame, path, isInMenu = false }: SearchLinkProps) {
  const t = useTranslations('search');
  const langOf = useLangOf();
  const link = { path: SEARCH_PATH, language: frame.language.code, isCurrent: path === SEARCH_PATH };
  if (!isInMenu)
    return (
      <div className="search-link print:hidden">
        <SiteLink {...link} className={IN_HEADER} {...langOf('search.label')}>
          <SearchIcon />
          <span className="sr-only">{t('label')}</span>
        </SiteLink>
      </div>
    );
  return (
    <SiteLink {...link} className={IN_MENU} {...langOf('search.title')}>
      <SearchIcon />
      {t('title')}
    </SiteLink>
  );
}
