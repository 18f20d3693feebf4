import 'server-only';

import type { NamedPage } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { childrenTag, pageTag } from '@/lib/server/tags/page-tags';

/** Pages that a menu names, as far as visitors find them, and the tags of all that were looked for. */
export interface MenuPages {
  pages: Map<string, NamedPage>;
  tags: string[];
}

/**
 * @param languageIds the language wanted and the default one, in this order
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function findMenuPages(ids: string[], languageIds: string[]): Promise<MenuPages> {
  if (ids.length === 0) return { pages: new Map(), tags: [] };
  const rows = await withDatabaseErrors(() =>
    db.page.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        path: true,
        parentId: true,
        deletedAt: true,
        translations: {
          where: { languageId: { in: languageIds }, ...PUBLIC },
          select: { languageId: true, title: true },
        },
      },
    }),
  );
  const pages = new Map<string, NamedPage>();
  for (const { id, path, deletedAt, translations } of rows) {
    if (deletedAt !== null) continue;
    const [own, fallback] = languageIds.map((each) =>
      translations.find(({ languageId }) => languageId === each),
    );
    const shown = own ?? fallback;
    if (shown) pages.set(id, { path, title: shown.title, ...(own === undefined && { isFallback: true }) });
  }
  // The list above a page covers its address, its title and whether it is public; one in the bin stands in none.
  const tags = ids.map((id) => {
    const above = rows.find((row) => row.id === id)?.parentId;
    return above ? childrenTag(above) : pageTag(id);
  });
  return { pages, tags: [...new Set(tags)] };
}
