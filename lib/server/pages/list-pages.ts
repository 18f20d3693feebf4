import 'server-only';

import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';

/** A page as people who edit pages find it. */
export interface PageEntry {
  id: string;
  /** Without a language prefix. */
  path: string;
  /** In the language asked for, or else the default one's. */
  title: string;
  titleLanguage: SiteLanguage;
  /** Whether it has no text of its own in the language asked for. */
  isFallback: boolean;
  /** Codes of the active languages that it is written in, in their order. */
  writtenIn: string[];
  /** ISO 8601; of the newest of its texts. */
  updatedAt: string;
}

interface PageList {
  pages: PageEntry[];
  /** Of the whole site. */
  total: number;
  hasMore: boolean;
  /** The path after which the rest begins. */
  cursor?: string;
}

interface Part {
  limit: number;
  /** The last path of the part before. */
  cursor?: string | undefined;
  /** Only pages whose path or title in any language has these words. */
  search?: string;
}

/**
 * All pages by their paths, a part at a time: no contents are read, so that it is the same for ten thousand.
 * @throws {AppError} `unavailable`
 */
export async function listPages(
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  { limit, cursor, search = '' }: Part,
): Promise<PageList> {
  const words = { contains: search.trim(), mode: 'insensitive' } as const;
  const isFound =
    words.contains === '' ? {} : { OR: [{ path: words }, { translations: { some: { title: words } } }] };
  const [rows, total] = await withDatabaseErrors(() =>
    Promise.all([
      db.page.findMany({
        where: { deletedAt: null, ...isFound, ...(cursor !== undefined && { path: { gt: cursor } }) },
        select: {
          id: true,
          path: true,
          updatedAt: true,
          translations: { select: { languageId: true, title: true, updatedAt: true } },
        },
        orderBy: { path: 'asc' },
        take: limit + 1,
      }),
      db.page.count({ where: { deletedAt: null } }),
    ]),
  );
  const pages = rows.slice(0, limit).map(({ id, path, updatedAt, translations }): PageEntry => {
    const own = translations.find((each) => each.languageId === language.id);
    const shownIn = own ? language : defaultOf(languages);
    const shown = own ?? translations.find((each) => each.languageId === shownIn.id);
    const times = [updatedAt, ...translations.map((each) => each.updatedAt)].map((each) => each.getTime());
    return {
      id,
      path,
      title: shown?.title ?? '',
      titleLanguage: shownIn,
      isFallback: own === undefined,
      writtenIn: languages
        .filter((each) => translations.some(({ languageId }) => languageId === each.id))
        .map(({ code }) => code),
      updatedAt: new Date(Math.max(...times)).toISOString(),
    };
  });
  const last = pages.at(-1);
  const hasMore = rows.length > limit;
  return { pages, total, hasMore, ...(hasMore && last && { cursor: last.path }) };
}
