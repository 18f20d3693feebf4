import 'server-only';

import type { PrismaClient } from '@/lib/server/db';

/** The newest change of a text, a page or a file by somebody: what the demonstration came with is none. */
export async function readLastChange(db: PrismaClient): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`
    select greatest(
      (
        select max(revision.created_at) from revision
        join page_translation as text on text.id = revision.translation_id
        join page on page.id = text.page_id
        where revision.version > 1 or page.demonstration is null
      ),
      (select max(at) from page_change),
      (select max(uploaded_at) from media_item where not is_demonstration)
    ) as at`;
  return row?.at ?? null;
}
