import 'server-only';

import { APP_MANIFEST_TYPE, appManifest } from '@/lib/domain/site/app-manifest';
import { appIcons } from '@/lib/domain/site-theme/mark-icons';
import { borrowedFrom } from '@/lib/domain/translations/borrowed';
import { notFoundResponse } from '@/lib/server/http/not-found-response';
import { type ActiveLanguage, defaultOf, findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { translatorFor } from '@/lib/server/messages/translator';
import { decodedPath, fileKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { markVersion } from '@/lib/server/site-mark/site-icons';
import { siteTheme } from '@/lib/server/site-theme/site-theme';
import { LANGUAGES_TAG, messagesTag, THEME_TAG } from '@/lib/server/tags/page-tags';

/**
 * The app manifest of the site in a language, kept like its home page (decision 11).
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function appManifestResponse(locale: string, segments: string[]): Promise<Response> {
  const { language, languages, isActive } = await findLanguage(locale);
  const key = fileKey('app', locale, decodedPath(`/${segments.join('/')}`));
  if (!isActive || language.code !== locale || segments.length > 0) {
    pageStore().describe(key, { status: 404, tags: [] });
    return notFoundResponse('The site has its app manifest beside its home page.');
  }
  const texts = [language.code, defaultOf(languages).code].map(messagesTag);
  pageStore().describe(key, { status: 200, tags: [LANGUAGES_TAG, THEME_TAG, ...texts] });
  const icons = appIcons(await markVersion());
  const manifest = appManifest(locale, await siteTexts(language, languages), await siteTheme(), icons);
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': APP_MANIFEST_TYPE, 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}

async function siteTexts(language: ActiveLanguage, languages: readonly ActiveLanguage[]) {
  const t = await translatorFor(language);
  const tag = borrowedFrom(await loadMessages(language.code), 'site.siteTitle') ?? language.tag;
  return {
    tag,
    dir: languages.find((each) => each.tag === tag)?.dir ?? 'ltr',
    name: t('site.siteTitle'),
    shortName: t('site.artist'),
    description: t('site.siteDescription'),
  };
}
