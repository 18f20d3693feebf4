import 'server-only';

import { linksOf } from '@/lib/domain/content/page-links';
import { listedParents, mediaReferences } from '@/lib/domain/content/summary';
import { dependsOnDay } from '@/lib/domain/events/event-time';
import { withFilterBar } from '@/lib/domain/lists/filter-view';
import { readPageKind } from '@/lib/domain/site/page-kinds';
import { layoutOf } from '@/lib/domain/site/routes';
import type { ListedPage, ListedPages, PageView, RelatedPages } from '@/lib/domain/site/view-model';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { findMediaFacts } from '@/lib/server/media/media-facts';
import { type FoundPage, findPage, placeTags, type Reading } from '@/lib/server/pages/read/find-page';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import {
  childrenTag,
  DAY_TAG,
  LANGUAGES_TAG,
  messagesTag,
  pageTag,
  pathTag,
} from '@/lib/server/tags/page-tags';
import { findKnownPages } from './known-pages';
import { type ListedChild, listById, listChildren, toListed, toNamed } from './list-children';
import { findNamedPages, findRelatedPages } from './related-pages';
import { buildFrame, toSiteLanguage } from './site-frame';

const HOME = '/';

/**
 * Everything a page is drawn from, and the tags of all that was read for it; null where no page is. Around it, always, is
 * what visitors find.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function buildPageView(
  path: string,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  reading: Reading = 'public',
): Promise<{ view: PageView; tags: string[] } | null> {
  const found = await findPage(path, language, languages, reading);
  if (!found) return null;
  const content = sanitiseContent(found.document.translation.content);
  const document = { ...found.document, translation: { ...found.document.translation, content } };
  const languageIds = [language.id, defaultOf(languages).id];
  const [parents, known] = await Promise.all([
    findPageIds([HOME, path, ...listedParents(content)]),
    findKnownPages(),
  ]);
  const parentId = found.ancestry[1]?.id;
  const [children, trail] = await Promise.all([
    listChildren([...new Set([...parents.values(), ...(parentId ? [parentId] : [])])], languageIds),
    listById(
      found.ancestry.slice(1).map(({ id }) => id),
      languageIds,
    ),
  ]);
  const parent = trail.find(({ id }) => id === parentId);
  const kind = readPageKind(found.ancestry[0]?.kind ?? '');
  const childrenOf = (id: string | undefined) => children.filter((each) => each.parentId === id);
  const below = (id: string | undefined): ListedPage[] => childrenOf(id).map(toListed);
  const listed = Object.fromEntries([...parents].map(([parentPath, id]) => [parentPath, below(id)]));
  const names = await findNamedPages(content, languageIds);
  const isInSeries = parent && found.ancestry[1]?.kind === 'series';
  const { related, tags: relatedTags } = await findRelatedPages({
    ...{ path, kind, languageIds, tag: language.tag, series: names.series },
    above: isInSeries ? { series: toNamed(parent), works: childrenOf(parentId) } : null,
    shown: new Set([
      ...linksOf(content),
      ...listedParents(content).flatMap((parentPath) => (listed[parentPath] ?? []).map((each) => each.path)),
    ]),
  });
  const { frame, tags: frameTags } = await buildFrame(
    language,
    languages,
    childrenOf(parents.get(HOME)),
    known,
  );
  const view = withFilterBar({
    frame,
    document,
    layout: layoutOf({ path, layout: document.layout }),
    today: new Date().toISOString().slice(0, 10),
    kind,
    contentLanguage: toSiteLanguage(found.contentLanguage),
    writtenIn: found.writtenIn.map(toSiteLanguage),
    untranslated: found.untranslated,
    sourceLanguage: toSiteLanguage(defaultOf(languages)),
    trail: inOrderOf(trail, found.ancestry.slice(1).reverse()),
    parentLayout: parent ? layoutOf(parent) : null,
    siblings: below(parentId),
    listed,
    named: names.named,
    related,
    media: await findMediaFacts([
      ...mediaReferences(content),
      ...[...children, ...pagesOf(related)].flatMap(({ cover }) => cover ?? []),
    ]),
  });
  const listedPaths = [HOME, ...listedParents(content)];
  const tags = [
    ...tagsOf(found, parents, listedPaths, language, languages),
    ...[...frameTags, ...names.tags, ...relatedTags],
    ...[...children, ...trail].flatMap(({ nameTags }) => nameTags),
    ...(dependsOnDay(view) ? [DAY_TAG] : []),
  ];
  return { view, tags: [...new Set(tags)] };
}

/** The pages below a path as a list shows them, by themselves. */
export async function listBelow(
  path: string,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): Promise<ListedPages> {
  const ids = await findPageIds([path]);
  const children = await listChildren([...ids.values()], [language.id, defaultOf(languages).id]);
  const covers = children.flatMap(({ cover }) => cover ?? []);
  return { pages: children.map(toListed), media: await findMediaFacts(covers) };
}

function tagsOf(
  found: FoundPage,
  parents: ReadonlyMap<string, string>,
  listedPaths: string[],
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): string[] {
  return [
    ...new Set([
      LANGUAGES_TAG,
      messagesTag(language.code),
      messagesTag(defaultOf(languages).code),
      ...found.tags,
      ...placeTags(found.ancestry),
      ...listedPaths.map((path) => {
        const id = parents.get(path);
        return id ? childrenTag(id) : pathTag(path);
      }),
      ...found.ancestry.map(({ id }) => pageTag(id)),
    ]),
  ];
}

const pagesOf = ({ shownIn, writtenAbout, works, moreOf }: RelatedPages): ListedPage[] => [
  ...[...shownIn, ...writtenAbout, ...works],
  ...(moreOf?.works ?? []),
];

function findPageIds(paths: string[]): Promise<Map<string, string>> {
  return withDatabaseErrors(async () => {
    const rows = await db.page.findMany({
      where: { path: { in: [...new Set(paths)] } },
      select: { id: true, path: true },
      // Ordered, so that the same page gives the same document.
      orderBy: { path: 'asc' },
    });
    return new Map(rows.map(({ id, path }) => [path, id]));
  });
}

function inOrderOf(pages: ListedChild[], order: readonly { id: string }[]): ListedPage[] {
  return order.flatMap(({ id }) => pages.filter((page) => page.id === id).map(toListed));
}
