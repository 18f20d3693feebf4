import { useTranslations } from 'next-intl';
import { pagesOfMenu } from '@/components/layout/navigation';
import { PageLinks } from '@/components/layout/page-links';
import { SiteShell } from '@/components/layout/site-shell';
import { useLangOf } from '@/components/parts/use-lang-of';
import { ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { SEARCH_PATH, searchAddress } from '@/lib/domain/search/search-request';
import type { SearchView } from '@/lib/domain/search/search-view';
import { themeForPath } from '@/lib/domain/site/theme';
import { SearchChoices } from './search-choices';
import { SearchForm } from './search-form';
import { SearchHits } from './search-hits';
import { SearchParts } from './search-parts';

/** The search of the whole site: what is looked for, what it can be narrowed by, and the pages that say it. */
export function SearchPageView({ view }: { view: SearchView }) {
  const t = useTranslations('search');
  const langOf = useLangOf();
  const { frame, request } = view;
  return (
    <SiteShell
      frame={frame}
      path={SEARCH_PATH}
      // The words are kept in another language: names of works are often the same.
      switchPath={searchAddress({ ...request, part: 1 }, ROOT_LOCALE)}
      theme={themeForPath(SEARCH_PATH)}
    >
      <main id="content" className="grid gap-y-(--space-3) pt-(--space-4) pb-(--space-5)">
        <h1 className="page-title" {...langOf('search.title')}>
          {t('title')}
        </h1>
        <SearchForm request={request} language={frame.language.code} />
        {request.words === '' ? <PagesInstead view={view} text="start" /> : <Found view={view} />}
      </main>
    </SiteShell>
  );
}

function Found({ view }: { view: SearchView }) {
  const t = useTranslations('search');
  const langOf = useLangOf();
  const { request, total, corrected } = view;
  if (total === 0 && view.kinds.length === 0 && view.years.length === 0)
    return <PagesInstead view={view} text="nothing" />;
  return (
    <>
      <p
        className="text-(--muted)"
        role="status"
        {...langOf(corrected === null ? 'search.count' : 'search.corrected')}
      >
        {corrected === null
          ? t('count', { total, words: request.words })
          : t('corrected', { total, words: request.words, corrected })}
      </p>
      <SearchChoices view={view} />
      <SearchHits view={view} />
      <SearchParts view={view} />
    </>
  );
}

/** Where nothing was found, or looked for yet: the pages that everybody finds. */
function PagesInstead({ view, text }: { view: SearchView; text: 'start' | 'nothing' }) {
  const t = useTranslations('search');
  const langOf = useLangOf();
  const { frame, request } = view;
  return (
    <>
      <p className="max-w-(--measure) text-(--muted)" role="status" {...langOf(`search.${text}`)}>
        {t(text, { words: request.words })}
      </p>
      <PageLinks
        className="chapter-links my-(--space-2) font-display text-(length:--size-name)"
        label={t('openPages')}
        pages={pagesOfMenu(frame)}
        path=""
        frame={frame}
      />
    </>
  );
}
