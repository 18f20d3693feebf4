import 'server-only';

import { FEED_PATHS } from '@/lib/domain/site/feeds';
import { KNOWN_PAGES, type KnownPage } from '@/lib/domain/site/known-pages';
import type { SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';
import { isFirstLevel, pagesInMenu } from '@/lib/domain/site-menu/model';
import { resolveMenu } from '@/lib/domain/site-menu/resolve-menu';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { siteMenuInForce } from '@/lib/server/site-menu/site-menu';
import { headerMark } from '@/lib/server/site-theme/site-theme';
import { childrenTag, LANGUAGES_TAG, MENU_TAG, messagesTag, pathTag } from '@/lib/server/tags/page-tags';
import { findKnownPages, isLegalPage, type KnownPages } from './known-pages';
import { type ListedChild, listById, listChildren, toListed, toNamed } from './list-children';
import { findMenuPages } from './menu-pages';

/** The header and footer of a 404, and the tags of all that was read for them. */
export async function loadFrame(
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
): Promise<{ frame: SiteFrame; tags: string[] }> {
  const known = await findKnownPages();
  const { home } = known;
  const fallback = defaultOf(languages);
  const children = await listChildren(home ? [home.id] : [], [language.id, fallback.id]);
  const { frame, tags } = await buildFrame(language, languages, children, known);
  const read = [
    ...[LANGUAGES_TAG, messagesTag(language.code), messagesTag(fallback.code)],
    ...[home ? childrenTag(home.id) : pathTag('/'), ...tags],
  ];
  return { frame, tags: [...new Set(read)] };
}

/**
 * The frame of a page: everything in it links to pages that visitors of the language can find. With it the tags of all that
 * was read for it, but for those of the languages, their texts and `navigation`.
 * @param navigation the pages below home
 */
export async function buildFrame(
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
  navigation: ListedChild[],
  { ids, home, tags }: KnownPages,
): Promise<{ frame: SiteFrame; tags: string[] }> {
  const fallback = defaultOf(languages);
  const arranged = await siteMenuInForce();
  const elsewhere = Object.values(ids).filter((id) => !navigation.some((page) => page.id === id));
  const languageIds = [language.id, fallback.id];
  const [others, named] = await Promise.all([
    listById(elsewhere, languageIds),
    findMenuPages(pagesInMenu(arranged), languageIds),
  ]);
  const pages = [...navigation, ...others];
  const found = Object.entries(ids).flatMap(([name, id]) => {
    const page = pages.find((each) => each.id === id);
    return page ? [{ name: name as KnownPage, page }] : [];
  });
  const isLegal = (page: ListedChild) => isLegalPage(page, ids);
  const mark = await headerMark();
  const firstLevel = navigation
    .filter((page) => isFirstLevel(page.path) && !isLegal(page))
    .map((page) => ({ id: page.id, page: toNamed(page) }));
  const codes = { language: language.code, fallback: fallback.code };
  const frame: SiteFrame = {
    ...(mark && { mark }),
    language: toSiteLanguage(language),
    languages: languages.map(toSiteLanguage),
    navigation: navigation.map(toListed),
    ...resolveMenu(arranged, { firstLevel, pages: named.pages, ...codes }),
    legal: pages.filter(isLegal).map(toListed),
    known: Object.fromEntries(found.map(({ name, page }) => [name, toListed(page)])),
    feeds: FEED_PATHS.filter((path) =>
      found.some(({ name, page }) => KNOWN_PAGES[name] === path && page.path === path),
    ),
    homeIn: languages
      .filter(({ id }) => [id, fallback.id].some((each) => home?.publicIn.includes(each)))
      .map(({ code }) => code),
  };
  return { frame, tags: [MENU_TAG, ...tags, ...named.tags] };
}

export function toSiteLanguage({ code, tag, name, iconCode, dir }: ActiveLanguage): SiteLanguage {
  return { code, tag, name, iconCode, dir };
}
