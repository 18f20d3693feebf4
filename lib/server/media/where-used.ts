import 'server-only';

import type { MediaPage } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import type { Transaction } from '@/lib/server/db';
import { markPathname } from '@/lib/server/site-theme/theme-mark';
import { childrenTag, PAGES_TAG, pageTag, THEME_TAG } from '@/lib/server/tags/page-tags';

type Reader = Pick<Transaction, '$queryRaw'>;
type MarkReader = Pick<Transaction, 'siteTheme' | 'mediaItem'>;

/**
 * The pages that show files, by file id: one entry for each language, ordered by path. Uses as a share picture are
 * listed once, in the default language.
 */
export async function findPagesOf(tx: Reader, fileIds: readonly string[]): Promise<Map<string, MediaPage[]>> {
  const rows = await tx.$queryRaw<(MediaPage & { file: string })[]>`
    select file, id, path, title, language from (
      select u.media_item_id as file, p.id, coalesce(p.binned_path, p.path) as path, t.title, l.code as language, l.position
        from media_usage u
        join page_translation t on t.id = u.page_translation_id
        join page p on p.id = t.page_id
        join language l on l.id = t.language_id
        where u.media_item_id = any(${fileIds})
      union
      select p.share_picture_id, p.id, coalesce(p.binned_path, p.path), coalesce(t.title, ''), l.code, l.position
        from page p
        cross join site_setting s
        join language l on l.id = s.default_language_id
        left join page_translation t on t.page_id = p.id and t.language_id = l.id
        where p.share_picture_id = any(${fileIds})) used
      order by path, position, language`;
  const found = new Map<string, MediaPage[]>();
  for (const { file, ...page } of rows) found.set(file, [...(found.get(file) ?? []), page]);
  return found;
}

/** More than these are not counted. */
const MOST_VERSIONS = 1_000;

/** How many saved versions of pages show each file, those not counted that are a page's present text; files without any are left out. */
export async function countVersionsOf(
  tx: Reader,
  pathnames: readonly string[],
): Promise<Map<string, number>> {
  const written = pathnames.map((pathname) => mediaPath(pathname).slice(mediaPath('').length));
  const rows = await tx.$queryRaw<{ pathname: string; versions: number }[]>`
    select pathname, versions from unnest(${[...pathnames]}::text[], ${written}::text[]) as requested (pathname, written)
      cross join lateral (
        select count(*)::int as versions from (
          select from revision r join page_translation t on t.id = r.translation_id
            where r.media && array[requested.pathname, requested.written] and r.version <> t.version
            limit ${MOST_VERSIONS}::int) as shown) as counted
      where versions > 0`;
  return new Map(rows.map(({ pathname, versions }) => [pathname, versions]));
}

/** The names of the section templates that show each of some files, by pathname; files without any are left out. */
export async function findTemplatesOf(
  tx: Pick<Transaction, 'sectionTemplate'>,
  pathnames: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.sectionTemplate.findMany({
    where: { media: { hasSome: [...pathnames] } },
    select: { name: true, media: true },
    orderBy: { name: 'asc' },
  });
  const found = new Map<string, string[]>();
  for (const { name, media } of rows)
    for (const pathname of media) found.set(pathname, [...(found.get(pathname) ?? []), name]);
  return found;
}

/** Which of some files stands for the site; null for none. */
export async function findMarkAmong(tx: MarkReader, fileIds: readonly string[]): Promise<string | null> {
  const pathname = await markPathname(tx);
  if (pathname === null) return null;
  const row = await tx.mediaItem.findUnique({ where: { pathname }, select: { id: true } });
  return row && fileIds.includes(row.id) ? row.id : null;
}

/** The tags of everything drawn from the library's data on these files. */
export async function tagsOfPagesWith(
  tx: Reader & MarkReader,
  fileIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; parentId: string | null }[]>`
    select p.id, p.parent_id as "parentId"
      from media_usage u
      join page_translation t on t.id = u.page_translation_id
      join page p on p.id = t.page_id
      where u.media_item_id = any(${fileIds})
    union
    select id, parent_id from page where share_picture_id = any(${fileIds})`;
  const ofMark = (await findMarkAmong(tx, fileIds)) ? [THEME_TAG] : [];
  if (rows.length === 0) return ofMark;
  const tags = rows.flatMap(({ id, parentId }) => [
    pageTag(id),
    ...(parentId ? [childrenTag(parentId)] : []),
  ]);
  return [PAGES_TAG, ...tags, ...ofMark];
}

/** The tags of pages that use these files as share pictures. */
export async function tagsOfPagesSharedBy(tx: Reader, fileId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`select id from page where share_picture_id = ${fileId}`;
  return rows.map(({ id }) => pageTag(id));
}
