import 'server-only';

import { pagePathOf } from '@/lib/domain/content/page-links';
import type { NamedPage } from '@/lib/domain/site/view-model';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { childrenTag, pageTag, pathTag } from '@/lib/server/tags/page-tags';

export interface FoundTitles {
  /** The pages that visitors find, by the name that asks for each: its address as it is written. */
  pages: Map<string, NamedPage & { kind: string }>;
  /** Their titles alone. */
  byName: Map<string, string>;
  /** The tags of all that was looked for, also where nothing was found, by the name. */
  tags: Map<string, string[]>;
}

/**
 * The pages at addresses that labels name, in the visitor's language or else the default one. Its caller translates errors of the
 * database.
 * @param languageIds the language wanted and the default one, in this order
 */
export async function findTitles(names: readonly string[], languageIds: string[]): Promise<FoundTitles> {
  const pathOf = new Map([...new Set(names)].map((name) => [name, pagePathOf(name)] as const));
  const paths = [...new Set([...pathOf.values()].flatMap((path) => path ?? []))];
  const rows = paths.length === 0 ? [] : await readTitles(paths, languageIds);
  const found: FoundTitles = { pages: new Map(), byName: new Map(), tags: new Map() };
  for (const [name, path] of pathOf) {
    if (path === null) continue;
    const row = rows.find((each) => each.path === path);
    found.tags.set(name, [
      pathTag(path),
      ...(row ? [pageTag(row.id)] : []),
      ...(row?.parentId ? [childrenTag(row.parentId)] : []),
    ]);
    const [own, fallback] = languageIds.map((id) => row?.translations.find((each) => each.languageId === id));
    const shown = own ?? fallback;
    if (!row || !shown) continue;
    const isFallback = own === undefined && ({ isFallback: true } as const);
    found.pages.set(name, { path, title: shown.title, kind: row.kind, ...isFallback });
    found.byName.set(name, shown.title);
  }
  return found;
}

function readTitles(paths: string[], languageIds: string[]) {
  return db.page.findMany({
    where: { path: { in: paths } },
    select: {
      id: true,
      path: true,
      parentId: true,
      kind: true,
      translations: {
        where: { languageId: { in: languageIds }, ...PUBLIC },
        select: { languageId: true, title: true },
      },
    },
  });
}
