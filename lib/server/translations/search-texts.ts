import 'server-only';

import type { z } from 'zod';
import type { textSearchAnswer, textSearchQuery } from '@/lib/contracts/translation-review';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

type Found = z.output<typeof textSearchAnswer>;

/**
 * Texts of every language that say the words looked for, or are called so, whatever the case; what is called so
 * exactly comes first, then by place, the same place in all languages together.
 * @throws {AppError} `unavailable`
 */
export async function searchTexts({ query, limit }: z.output<typeof textSearchQuery>): Promise<Found> {
  const words = query.normalize('NFC');
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // As one word with its namespace: people copy `nav.home` as a whole.
  const rows = await withDatabaseErrors(
    () => db.$queryRaw<Found['hits']>`
      select t.id, t.language_id as "languageId", t.namespace, t.key, t.value
        from translation t join language l on l.id = t.language_id
        where lower(t.value) like lower(${pattern}) or lower(t.namespace || '.' || t.key) like lower(${pattern})
        order by
          case when lower(${words}) in (lower(t.key), lower(t.namespace || '.' || t.key)) then 0 else 1 end,
          t.namespace collate "C", t.key collate "C", l.position, l.code
        limit ${limit + 1}`,
  );
  return { hits: rows.slice(0, limit), hasMore: rows.length > limit };
}
