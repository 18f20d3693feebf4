import 'server-only';

import { type FilterAddress, filteredPath } from '@/lib/domain/addresses/page-filter';
import { filterPage, sameChoice } from '@/lib/domain/lists/filter-view';
import type { PageView } from '@/lib/domain/site/view-model';
import type { ActiveLanguage } from '@/lib/server/languages/active-languages';
import { buildPageView } from './page-view';

/**
 * A page as one choice of its visitors shows it, with the way to the same choice in the other languages; null for
 * a choice that the page does not give. It is made of what the page is made of, in every language: the page's tags
 * are its own.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function buildFilteredView(
  view: PageView,
  address: FilterAddress,
  languages: readonly ActiveLanguage[],
): Promise<PageView | null> {
  const filtered = filterPage(view, address);
  if (filtered === null) return null;
  const { path } = view.document.translation;
  const others = languages.filter(({ code }) => code !== view.frame.language.code);
  const found = await Promise.all(
    others.map(async (language) => {
      const other = await buildPageView(path, language, languages);
      const same = other && sameChoice(view, address, other.view);
      return same ? [[language.code, filteredPath(path, same)]] : [];
    }),
  );
  const alternates = Object.fromEntries(found.flat());
  return {
    ...filtered,
    filter: filtered.filter && { ...filtered.filter, alternates },
    listView: filtered.listView && { ...filtered.listView, alternates },
  };
}
