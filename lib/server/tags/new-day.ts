import 'server-only';

import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { bumpTags, type TagStamp } from './bump-tags';
import { DAY_TAG } from './page-tags';

/** The tag that remembers for which day pages were last renewed. */
const BEGUN = 'day-begun:';

/** Of those, what this process has seen to: the database is not asked again and again. */
let begunHere = '';

/**
 * Renews pages that say what is open today, once on each day (UTC): also after days without a server.
 * @returns what was renewed; nothing where that day has begun already
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function beginDay(now: Date): Promise<TagStamp[]> {
  const begun = `${BEGUN}${now.toISOString().slice(0, 10)}`;
  return withDatabaseErrors(async () => {
    if (begunHere === begun) return [];
    const isBegun = await db.cacheTag.findUnique({ where: { tag: begun } });
    const renewed = isBegun
      ? []
      : await db.$transaction(async (tx) => {
          await tx.cacheTag.deleteMany({ where: { tag: { startsWith: BEGUN } } });
          return bumpTags(tx, [begun, DAY_TAG]);
        });
    begunHere = begun;
    return renewed;
  });
}
