import 'server-only';

import { excerptOf } from '@/lib/domain/search/excerpt';
import type { SearchRequest } from '@/lib/domain/search/search-request';
import type { SearchHit, SearchView } from '@/lib/domain/search/search-view';
import { defaultOf, findLanguage } from '@/lib/server/languages/active-languages';
import { findMediaFacts } from '@/lib/server/media/media-facts';
import { loadFrame } from '@/lib/server/pages/view/site-frame';
import { searchSite } from './search-site';

/**
 * The page of a search, in a language.
 * @param locale the code of one that visitors can choose
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function openSearch(locale: string, request: SearchRequest): Promise<SearchView> {
  const { language, languages } = await findLanguage(locale);
  const fallback = defaultOf(languages);
  const [{ frame }, result] = await Promise.all([
    loadFrame(language, languages),
    searchSite({ request, language, fallback }),
  ]);
  const hits = result.found.map(({ said, ...hit }): SearchHit => {
    const { tag } = hit.isFallback ? fallback : language;
    return { ...hit, excerpt: excerptOf(said, result.words, tag) };
  });
  const { total, kinds, years, corrected } = result;
  const media = await findMediaFacts(hits.flatMap(({ cover }) => cover ?? []));
  return { frame, request, total, hits, kinds, years, corrected, media };
}
