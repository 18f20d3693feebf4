import 'server-only';

import { mediaPath } from '@/lib/domain/media/pathname';
import { pagesPerPart, type SitemapPage, sitemapIndexXml, sitemapXml } from '@/lib/domain/site/sitemap';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { type ActiveLanguage, listActiveLanguages } from '@/lib/server/languages/active-languages';

/**
 * The sitemap: whole where it fits into one, otherwise (part 0) the list of its parts, or one of them; null for a part
 * that does not exist. Only what visitors find is in it. Reads no content, and never more than one part at a time.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function buildSitemap(siteUrl: string, part: number): Promise<string | null> {
  const languages = await listActiveLanguages();
  const size = pagesPerPart(languages.length);
  return withDatabaseErrors(async () => {
    const parts = await listParts(size, languages);
    if (part === 0) {
      return parts.length > 1
        ? sitemapIndexXml(siteUrl, parts)
        : sitemapXml(siteUrl, await readPages(0, size, languages));
    }
    if (parts.length < 2 || part > parts.length) return null;
    return sitemapXml(siteUrl, await readPages((part - 1) * size, size, languages));
  });
}

/** When something last changed in each part. */
function listParts(size: number, languages: readonly ActiveLanguage[]): Promise<{ updatedAt: Date }[]> {
  const ids = languages.map(({ id }) => id);
  return db.$queryRaw<{ updatedAt: Date }[]>`
    with found as (
      select page.path, max(t.updated_at) as updated_at from page join page_translation t on t.page_id = page.id
        where page.deleted_at is null and t.published_at is not null and t.language_id = any(${ids}::text[])
        group by page.id),
      numbered as (select updated_at, (row_number() over (order by path) - 1) / ${size}::int as part from found)
    select max(updated_at) as "updatedAt" from numbered group by part order by part`;
}

interface Row {
  path: string;
  kind: string;
  languageId: string;
  updatedAt: Date;
  pictures: string[] | null;
}

/** Pages in the order of their paths, with the pictures that works show. */
async function readPages(
  offset: number,
  size: number,
  languages: readonly ActiveLanguage[],
): Promise<SitemapPage[]> {
  const ids = languages.map(({ id }) => id);
  const rows = await db.$queryRaw<Row[]>`
    with part as (
      select id, path, kind from page where deleted_at is null and exists (
          select from page_translation t
            where t.page_id = page.id and t.published_at is not null and t.language_id = any(${ids}::text[]))
        order by path offset ${offset}::int limit ${size}::int)
    select part.path, part.kind, t.language_id as "languageId", t.updated_at as "updatedAt", (
      select array_agg(m.pathname order by m.pathname) from media_usage u
      join media_item m on m.id = u.media_item_id
      where u.page_translation_id = t.id and m.content_type like 'image/%'
        -- A draft shows others as well.
        and '/media/' || m.pathname = any(t.links)
    ) as pictures
    from part join page_translation t on t.page_id = part.id and t.published_at is not null
      -- What nobody has translated any of is a copy of another language's.
      and (coalesce(t.word_blocks, 0) = 0 or t.translated_blocks > 0)
    order by part.path`;
  const byPath = new Map<string, Row[]>();
  for (const row of rows) byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
  return [...byPath].map(([path, written]) => ({
    path,
    writtenIn: languages.flatMap((language) => {
      const row = written.find(({ languageId }) => languageId === language.id);
      if (!row) return [];
      const pictures = row.kind === 'work' ? (row.pictures ?? []).map(mediaPath) : [];
      return [{ language, updatedAt: row.updatedAt, pictures }];
    }),
  }));
}
