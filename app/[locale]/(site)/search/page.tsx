import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { barColour } from '@/components/layout/bar-colour';
import { BarColour } from '@/components/page/bar-colour';
import { SearchPageView } from '@/components/page/search-page-view';
import { readSearch, SEARCH_PATH, searchAddress } from '@/lib/domain/search/search-request';
import { documentTitle } from '@/lib/domain/site/page-head';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { openSearch } from '@/lib/server/search/open-search';
import { siteTheme } from '@/lib/server/site-theme/site-theme';

interface SearchPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Nobody can say beforehand what is looked for. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: SearchPageProps): Promise<Metadata> {
  const { language } = await findLanguage((await params).locale);
  const t = await getTranslations({ locale: language.code });
  const { words } = readSearch(await searchParams);
  const title = words === '' ? t('search.title') : t('search.titleOf', { words });
  return { title: documentTitle(title, t('site.artist')), robots: { index: false, follow: true } };
}

/** The search of the whole site; what is looked for stands in the address. */
export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { language } = await findLanguage(locale);
  const request = readSearch(await searchParams);
  if (locale !== language.code) redirect(searchAddress(request, language.code));
  const view = await openSearch(locale, request);
  return (
    <>
      <BarColour colour={barColour({ path: SEARCH_PATH, content: {} }, await siteTheme())} />
      <SearchPageView view={view} />
    </>
  );
}
