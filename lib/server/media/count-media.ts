import 'server-only';

import type { MediaFolders } from '@/lib/contracts/media';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { markPathname } from '@/lib/server/site-theme/theme-mark';

/**
 * The folders of the library by name, and how many files there are, are unused, and are in the bin.
 * @throws {AppError} `unavailable`
 */
export async function countMedia(): Promise<MediaFolders> {
  const [folders, [counted]] = await withDatabaseErrors(async () => {
    const mark = await markPathname(db);
    return Promise.all([
      db.$queryRaw<{ name: string; count: number }[]>`
        select folder as name, count(*)::int as count from media_item where deleted_at is null
          group by folder order by lower(folder), folder`,
      db.$queryRaw<{ used: number; binned: number }[]>`
        select
          (select count(*)::int from (
              select media_item_id as id from media_usage
              union select share_picture_id from page where share_picture_id is not null
              union select id from media_item where pathname = ${mark}
              union select id from media_item where pathname in (select unnest(media) from section_template)) usage
            join media_item using (id) where deleted_at is null) as used,
          (select count(*)::int from media_item where deleted_at is not null) as binned`,
    ]);
  });
  const count = folders.reduce((sum, each) => sum + each.count, 0);
  return {
    folders: folders.filter(({ name }) => name !== ''),
    count,
    unused: count - (counted?.used ?? 0),
    binned: counted?.binned ?? 0,
  };
}
