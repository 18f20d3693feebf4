import 'server-only';

import { randomBytes } from 'node:crypto';
import type { Transaction } from '@/lib/server/db';

/** Rows can be long: a content is up to two megabytes. */
const ROWS_AT_ONCE = 50;

/**
 * The rows of a query, one by one, over a cursor of the transaction.
 * @param query SQL of our own, whose one column `line` is a row as JSON
 */
export async function* readLines(tx: Transaction, query: string): AsyncGenerator<string> {
  const cursor = `archive_${randomBytes(6).toString('hex')}`;
  await tx.$executeRawUnsafe(`declare ${cursor} no scroll cursor for ${query}`);
  for (;;) {
    const rows = await tx.$queryRawUnsafe<{ line: string }[]>(`fetch ${ROWS_AT_ONCE} from ${cursor}`);
    // A line feed in stored JSON stands between values: within one it is written otherwise.
    for (const { line } of rows) yield line.replaceAll('\n', ' ');
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.$executeRawUnsafe(`close ${cursor}`);
}
