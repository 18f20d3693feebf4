import 'server-only';

import type { PageReport } from '@/lib/contracts/page-changes';
import type { Block } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { pageLinksOf } from '@/lib/domain/content/page-links';
import { mediaReferences } from '@/lib/domain/content/summary';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

interface Part {
  limit: number;
  /** The last text of the part before. */
  cursor?: string;
}

interface BrokenText {
  pageId: string;
  path: string;
  locale: string;
  content: unknown;
  /** Addresses in it that lead nowhere. */
  missing: string[];
}

/**
 * What contents name and visitors do not find: pages of this site, and files of the library. So many texts are looked through at a
 * time by what was kept of them when they were saved; only those that miss something are read.
 * @throws {AppError} `unavailable`
 */
export async function reportPages({ limit, cursor = '' }: Part): Promise<PageReport> {
  return withDatabaseErrors(async () => {
    const [part] = await db.$queryRaw<{ count: number; last: string | null }[]>`
      select count(*)::int as count, max(id) as last
        from (select id from page_translation where id > ${cursor} order by id limit ${limit}) as part`;
    const last = part?.last ?? cursor;
    const texts = await db.$queryRaw<BrokenText[]>`
      select page.id as "pageId", page.path, language.code as locale, t.content, broken.missing
        from page_translation t
        join page on page.id = t.page_id and page.deleted_at is null
        join language on language.id = t.language_id
        cross join lateral (select array_agg(link) as missing from unnest(t.links) as link where case
          when starts_with(link, '/media/') then not exists (
            select from media_item where pathname = substr(link, 8) and deleted_at is null)
          else not exists (
            select from page as target join page_translation as text on text.page_id = target.id
              where target.path = link and text.published_at is not null)
            and not exists (
              select from redirect join page as target on target.id = redirect.page_id and target.deleted_at is null
                join page_translation as text on text.page_id = target.id
                where from_path = link and text.published_at is not null)
          end) as broken
        where t.id > ${cursor} and t.id <= ${last} and broken.missing is not null
        order by page.path, language.position, language.code`;
    const found = texts.flatMap(inBlocks);
    const hasMore = part?.count === limit;
    return {
      brokenLinks: found.flatMap(({ links, pathnames: _, ...place }) =>
        links.map((link) => ({ ...place, link })),
      ),
      missingMedia: found.flatMap(({ pathnames, links: _, ...place }) =>
        pathnames.map((pathname) => ({ ...place, pathname })),
      ),
      hasMore,
      ...(hasMore && { cursor: last }),
    };
  });
}

function inBlocks({ pageId, path, locale, content, missing }: BrokenText) {
  const isMissing = new Set(missing);
  const { sections } = normaliseContent(content);
  return sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => ({
      page: { id: pageId, path },
      locale,
      blockId: block.id,
      links: pageLinksOf(block).flatMap(({ link, path: to }) => (isMissing.has(to) ? [link] : [])),
      pathnames: pathnamesOf(block).filter((pathname) => isMissing.has(`/media/${pathname}`)),
    }));
}

function pathnamesOf(block: Block): string[] {
  const section = { id: '', name: '', attributes: [], blocks: [block] };
  const found = mediaReferences({ sections: [section] }).flatMap(
    (address) => pathnameOfMediaPath(address) ?? [],
  );
  return [...new Set(found)];
}
