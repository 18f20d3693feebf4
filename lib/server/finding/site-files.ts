import 'server-only';

import { reservationFile, reservesTraining } from '@/lib/domain/media/rights';
import { RESERVATION_FILE } from '@/lib/domain/site/page-files';
import { robotsTxt } from '@/lib/domain/site/sitemap';
import { MARK_ICONS } from '@/lib/domain/site-theme/mark-icons';
import { env } from '@/lib/server/env';
import { notFoundResponse } from '@/lib/server/http/not-found-response';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { siteFileKey } from '@/lib/server/page-store/page-key';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { siteRights } from '@/lib/server/rights/site-rights';
import { siteIcon } from '@/lib/server/site-mark/site-icons';
import { LANGUAGES_TAG, messagesTag, PAGES_TAG, RIGHTS_TAG, THEME_TAG } from '@/lib/server/tags/page-tags';
import { buildLlmsText } from './build-llms-text';
import { buildSitemap } from './build-sitemap';

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface SiteFile {
  type: string;
  body: string | Buffer;
  tags: string[];
}

/**
 * A file that the site has once, kept like a page: made again when a save has made it stale, and there while the
 * database is away.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function siteFileResponse(name: string): Promise<Response> {
  const file = await makeFile(name);
  pageStore().describe(siteFileKey(name), {
    status: file ? 200 : 404,
    tags: file?.tags ?? missingTags(name),
  });
  if (!file) return notFoundResponse(`There is no such file: ${name}`);
  const body = typeof file.body === 'string' ? file.body : new Uint8Array(file.body);
  return new Response(body, {
    headers: { 'content-type': file.type, 'cache-control': CACHE_CONTROL },
  });
}

/** An icon that is not there may be with the next mark. */
const missingTags = (name: string): string[] => (name in MARK_ICONS ? [THEME_TAG] : []);

async function makeFile(name: string): Promise<SiteFile | null> {
  if (name === 'robots.txt') {
    const isReserved = reservesTraining(await siteRights());
    const body = robotsTxt(env().siteUrl, await listActiveLanguages(), isReserved);
    return { type: 'text/plain; charset=utf-8', body, tags: [LANGUAGES_TAG, RIGHTS_TAG] };
  }
  if (name === 'llms.txt') {
    const { text, code } = await buildLlmsText();
    const tags = [LANGUAGES_TAG, PAGES_TAG, RIGHTS_TAG, messagesTag(code)];
    return { type: 'text/plain; charset=utf-8', body: text, tags };
  }
  if (name === RESERVATION_FILE) {
    const body = reservationFile(await siteRights());
    return { type: 'application/json', body, tags: [RIGHTS_TAG] };
  }
  if (name in MARK_ICONS) {
    const icon = await siteIcon(name);
    return icon && { ...icon, tags: [THEME_TAG] };
  }
  const number = /^sitemap(?:-(\d+))?\.xml$/.exec(name);
  const body = number && (await buildSitemap(env().siteUrl, Number(number[1] ?? 0)));
  return body === null
    ? null
    : { type: 'application/xml; charset=utf-8', body, tags: [LANGUAGES_TAG, PAGES_TAG] };
}
