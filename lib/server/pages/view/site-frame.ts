import 'server-only';

import { FEED_PATHS } from '@/lib/domain/site/feeds';
import { KNOWN_PAGES, type KnownPage } from '@/lib/domain/site/known-pages';
import type { SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { headerMark } from '@/lib/server/site-theme/site-theme';
import { childrenTag, LANGUAGES_TAG, messagesTag, pathTag } from '@/lib/server/tags/page-tags';
import { findKnownPages, type KnownPages } from './known-pages';
import { type ListedChild, listById, listChildren, toListed } from './list-children';

/** The header and footer of a 404, and the tags of all that was read for them. */
export async function loadFrame(
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): Promise<{ frame: SiteFrame; tags: string[] }> {
  const known = await findKnownPages();
  const { home } = known;
  const fallback = defaultOf(languages);
  const children = await listChildren(home ? [home.id] : [], [language.id, fallback.id]);
  const read = [
    ...[LANGUAGES_TAG, messagesTag(language.code), messagesTag(fallback.code)],
    ...[home ? childrenTag(home.id) : pathTag('/'), ...known.tags],
  ];
  return { frame: await buildFrame(language, languages, children, known), tags: [...new Set(read)] };
}

/**
 * The frame of a page: everything in it links to pages that visitors of the language can find.
 * @param navigation the pages below home
 */
export async function buildFrame(
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  navigation: ListedChild[],
  { ids, home }: KnownPages,
): Promise<SiteFrame> {
  const fallback = defaultOf(languages);
  const elsewhere = Object.values(ids).filter((id) => !navigation.some((page) => page.id === id));
  const pages = [...navigation, ...(await listById(elsewhere, [language.id, fallback.id]))];
  const found = Object.entries(ids).flatMap(([name, id]) => {
    const page = pages.find((each) => each.id === id);
    return page ? [{ name: name as KnownPage, page }] : [];
  });
  const isLegal = (page: ListedChild) =>
    page.layout === 'content-legal' ||
    found.some((each) => each.page.id === page.id && ['privacy', 'terms'].includes(each.name));
  const mark = await headerMark();
  return {
    ...(mark && { mark }),
    language: toSiteLanguage(language),
    languages: languages.map(toSiteLanguage),
    navigation: navigation.map(toListed),
    legal: pages.filter(isLegal).map(toListed),
    known: Object.fromEntries(found.map(({ name, page }) => [name, toListed(page)])),
    feeds: FEED_PATHS.filter((path) =>
      found.some(({ name, page }) => KNOWN_PAGES[name] === path && page.path === path),
    ),
    homeIn: languages
      .filter(({ id }) => [id, fallback.id].some((each) => home?.publicIn.includes(each)))
      .map(({ code }) => code),
  };
}

export function toSiteLanguage({ code, tag, name, iconCode, dir }: ActiveLanguage): SiteLanguage {
  return { code, tag, name, iconCode, dir };
}
