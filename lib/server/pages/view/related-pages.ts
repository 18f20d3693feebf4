import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { namesOf } from '@/lib/domain/content/page-links';
import { eventOfListed } from '@/lib/domain/events/page-events';
import { type PageKind, readPageKind } from '@/lib/domain/site/page-kinds';
import { kindsNaming, NO_RELATED, othersNear } from '@/lib/domain/site/related-pages';
import type { NamedPage, RelatedPages } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { childrenTag, namedTag, pageTag } from '@/lib/server/tags/page-tags';
import { findTitles } from './find-titles';
import { type ListedChild, listById, toListed } from './list-children';

/** More pages that name one are shown on none. */
const MOST_NAMING = 60;
/** More works of a series are not looked through for those beside one. */
const MOST_OF_SERIES = 500;

/** What the labels of a page name, and the tags of all that was looked for. */
export interface NamedPages {
  named: Record<string, NamedPage>;
  /** The series among them, in order. */
  series: NamedPage[];
  tags: string[];
}

/** A page as a list shows it: its parent's list covers what the list says, and a page without a parent has its own tag. */
const tagsOfListed = (pages: readonly ListedChild[]): string[] =>
  pages.flatMap(({ id, parentId, nameTags }) => [
    pageTag(id),
    ...(parentId === '' ? [] : [childrenTag(parentId)]),
    ...nameTags,
  ]);

/**
 * The pages that the labels of a content name.
 * @param languageIds the visitor's language and the default one, in this order
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function findNamedPages(content: PageContent, languageIds: string[]): Promise<NamedPages> {
  const { pages, tags } = await withDatabaseErrors(() => findTitles(namesOf(content), languageIds));
  const named = [...pages].map(([name, { kind, ...page }]) => ({ name, kind, page }));
  return {
    named: Object.fromEntries(named.map(({ name, page }) => [name, page])),
    series: named.filter(({ kind }) => kind === 'series').map(({ page }) => page),
    tags: [...tags.values()].flat(),
  };
}

/** Ids of the pages of some kinds that visitors find and that name the page at a path, in the order of lists. */
async function idsNaming(
  path: string,
  kinds: readonly PageKind[],
  languageIds: string[],
  most: number,
): Promise<{ id: string; path: string; kind: PageKind }[]> {
  const rows = await withDatabaseErrors(() =>
    db.page.findMany({
      where: {
        kind: { in: [...kinds] },
        path: { not: path },
        deletedAt: null,
        translations: { some: { languageId: { in: languageIds }, links: { has: path }, ...PUBLIC } },
      },
      select: { id: true, path: true, kind: true },
      orderBy: [{ position: 'asc' }, { path: 'asc' }],
      take: most,
    }),
  );
  return rows.map(({ kind, ...row }) => ({ ...row, kind: readPageKind(kind) }));
}

interface AskedPage {
  path: string;
  kind: PageKind;
  /** The page above it, where that is a series, with the works below it in their order. */
  above: { series: NamedPage; works: ListedChild[] } | null;
  /** The series that its label names. */
  series: readonly NamedPage[];
  /** The paths of the pages that it lists or links to by itself. */
  shown: ReadonlySet<string>;
  languageIds: string[];
  /** Of the language that they are shown in: BCP 47. */
  tag: string;
}

/** Other works of the first series that the label names, or else of the series that the page stands in. */
async function findMoreOf({ path, kind, series, above, languageIds }: AskedPage): Promise<{
  moreOf: RelatedPages['moreOf'];
  tags: string[];
}> {
  const [named] = series;
  if (kind !== 'work') return { moreOf: null, tags: [] };
  if (!named) {
    const works = above ? othersNear(above.works, path).map(toListed) : [];
    return { moreOf: above && works.length > 0 ? { series: above.series, works } : null, tags: [] };
  }
  const all = await idsNaming(named.path, ['work'], languageIds, MOST_OF_SERIES);
  const near = othersNear(all, path);
  const order = near.map(({ id }) => id);
  const works = inOrder(await listById(order, languageIds), order);
  return {
    moreOf: works.length === 0 ? null : { series: named, works: works.map(toListed) },
    tags: [namedTag(named.path), ...tagsOfListed(works)],
  };
}

function inOrder(pages: readonly ListedChild[], ids: readonly string[]): ListedChild[] {
  return ids.flatMap((id) => pages.filter((page) => page.id === id));
}

/**
 * The pages that belong with a page, as its visitors find them, and the tags of all that was looked for.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function findRelatedPages(asked: AskedPage): Promise<{ related: RelatedPages; tags: string[] }> {
  const { path, kind, shown, languageIds, tag } = asked;
  const kinds = kindsNaming(kind);
  if (kinds.length === 0) return { related: NO_RELATED, tags: [] };
  const [naming, more] = await Promise.all([
    idsNaming(path, kinds, languageIds, MOST_NAMING),
    findMoreOf(asked),
  ]);
  const order = naming.map(({ id }) => id);
  const pages = inOrder(await listById(order, languageIds), order);
  const kindOf = new Map(naming.map((page) => [page.id, page.kind]));
  const ofKinds = (...wanted: PageKind[]) =>
    pages.filter(({ id }) => wanted.some((each) => each === kindOf.get(id)));
  const begins = (page: ListedChild) => eventOfListed(page, tag)?.from ?? '';
  return {
    related: {
      shownIn: ofKinds('exhibition', 'event')
        .toSorted((a, b) => begins(b).localeCompare(begins(a)))
        .map(toListed),
      writtenAbout: ofKinds('text', 'press').map(toListed),
      works: ofKinds('work')
        .filter((work) => !shown.has(work.path))
        .map(toListed),
      moreOf: more.moreOf,
    },
    tags: [namedTag(path), ...tagsOfListed(pages), ...more.tags],
  };
}
