import 'server-only';

import { mediaPath } from '@/lib/domain/media/pathname';
import type { Transaction } from '@/lib/server/db';
import { forgetServedFile } from '@/lib/server/media/served-file';
import { readyPictures } from '@/lib/server/ready-pictures';
import { markPathname } from '@/lib/server/site-theme/theme-mark';

/** Files of the library, by id and pathname. */
export interface NamedFile {
  id: string;
  pathname: string;
}

/**
 * Files of the demonstration that nothing shows any more: no page outside the bin, no section template, nor the site as its mark.
 * @param gone pages that are about to show nothing of them
 */
export async function unusedFiles(tx: Transaction, gone: readonly string[] = []): Promise<NamedFile[]> {
  const mark = await markPathname(tx);
  return tx.$queryRaw<NamedFile[]>`
    select m.id, m.pathname from media_item m
      where m.is_demonstration and m.deleted_at is null and m.pathname is distinct from ${mark}
        and not exists (
          select from media_usage u join page_translation t on t.id = u.page_translation_id join page p on p.id = t.page_id
            where u.media_item_id = m.id and p.deleted_at is null and p.id <> all(${[...gone]}::text[]))
        and not exists (
          select from page p
            where p.share_picture_id = m.id and p.deleted_at is null and p.id <> all(${[...gone]}::text[]))
        and not exists (select from section_template s where s.media @> array[m.pathname])
      order by m.id`;
}

/** Puts the files that nothing shows any more into the bin. */
export async function binUnusedFiles(tx: Transaction): Promise<NamedFile[]> {
  // Whoever puts one on a page just now comes before: its use is seen below.
  await tx.$queryRaw`select id from media_item where is_demonstration and deleted_at is null order by id for update`;
  const files = await unusedFiles(tx);
  await tx.mediaItem.updateMany({
    where: { id: { in: files.map(({ id }) => id) } },
    data: { deletedAt: new Date() },
  });
  return files;
}

/** Otherwise they would be served from memory for some more seconds. */
export function forgetServed(files: readonly NamedFile[]): void {
  for (const { pathname } of files) {
    forgetServedFile(pathname);
    readyPictures().forget(mediaPath(pathname));
  }
}
