import 'server-only';

import { reservationHeaders } from '@/lib/domain/media/rights';
import { absoluteAddress, mediaUrl, pageAddress } from '@/lib/domain/site/absolute';
import { type AtomFeed, atomXml } from '@/lib/domain/site/atom';
import { hasFeed } from '@/lib/domain/site/feeds';
import { pageFilePath } from '@/lib/domain/site/page-files';
import { documentTitle } from '@/lib/domain/site/page-head';
import type { PageView, SiteLanguage } from '@/lib/domain/site/view-model';
import { env } from '@/lib/server/env';
import { notFoundResponse } from '@/lib/server/http/not-found-response';
import { translatorFor } from '@/lib/server/messages/translator';
import { decodedPath, fileKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { openPage } from '@/lib/server/pages/view/open-page';
import { siteRights } from '@/lib/server/rights/site-rights';
import { feedIcon } from '@/lib/server/site-mark/site-icons';
import { LANGUAGES_TAG, messagesTag, PAGES_TAG, RIGHTS_TAG, THEME_TAG } from '@/lib/server/tags/page-tags';
import { type News, readNews } from './read-news';

/**
 * The news below a page in a language, kept like the page (decision 11).
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function feedResponse(locale: string, segments: string[]): Promise<Response> {
  const opened = await openPage(locale, segments, 'feed');
  if (opened.kind === 'moved') {
    const location = encodeURI(pageFilePath('feed', opened.path, opened.locale));
    return new Response(null, { status: 308, headers: { location } });
  }
  const key = fileKey('feed', locale, decodedPath(`/${segments.join('/')}`));
  // A filtered list has no news of its own.
  const isThere = opened.kind === 'page' && opened.view.filter === null;
  if (!isThere || !hasFeed(opened.view.document.translation.path)) {
    pageStore().describe(key, { status: 404, tags: [] });
    return notFoundResponse('There is no feed here.');
  }
  const { frame } = opened.view;
  const [fallback = frame.language] = frame.languages;
  const tags = [LANGUAGES_TAG, PAGES_TAG, messagesTag(frame.language.code), messagesTag(fallback.code)];
  const headers = reservationHeaders(await siteRights());
  pageStore().describe(key, { status: 200, tags: [...tags, RIGHTS_TAG, THEME_TAG], headers });
  const body = atomXml(await feedOf(opened.view));
  return new Response(body, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}

async function feedOf({ frame, document }: PageView): Promise<AtomFeed> {
  const { siteUrl } = env();
  const { language } = frame;
  const { path, updatedAt } = document.translation;
  const t = await translatorFor(language);
  const news = await readNews(path, language.code);
  const feedHref = ({ code }: SiteLanguage) => absoluteAddress(siteUrl, pageFilePath('feed', path, code));
  return {
    language: language.tag,
    title: documentTitle(document.meta.title, t('site.artist')),
    subtitle: document.meta.description,
    author: t('site.artist'),
    rights: t('footer.rights'),
    selfHref: feedHref(language),
    pageHref: pageAddress(siteUrl, path, language),
    siteHref: pageAddress(siteUrl, '/', language),
    iconHref: absoluteAddress(siteUrl, await feedIcon()),
    translations: frame.languages
      .filter(({ code }) => code !== language.code)
      .map((each) => ({ tag: each.tag, href: feedHref(each) })),
    updatedAt: new Date(updatedAt),
    entries: news.map(({ picture, ...each }: News) => ({
      ...each,
      href: pageAddress(siteUrl, each.path, language),
      ...(picture && { picture: { ...picture, href: mediaUrl(siteUrl, picture.address) } }),
    })),
  };
}
