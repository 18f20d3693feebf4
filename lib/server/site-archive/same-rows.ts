import 'server-only';

import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { readRows } from './row-files';
import { type AnyTable, tableFile } from './tables';

/** What triggers of the database make of a row's other columns, or of other rows, anew each time. */
const DERIVED: Partial<Record<AnyTable, readonly string[]>> = {
  page: ['search_text'],
  media_item: ['search_text', 'file_group'],
  revision: ['media'],
};

/** What a table holds. */
export interface RowSum {
  count: number;
  /** The SHA-256 of each row, combined by exclusive or. */
  hash: string;
}

/**
 * Compares the rows of a table in two folders, in any order: two servers may sort text differently. What triggers derive is left
 * out.
 * @returns what both hold; null where they differ
 */
export async function sameRows(table: AnyTable, one: string, other: string): Promise<RowSum | null> {
  const sums = [await sumOfRows(one, table), await sumOfRows(other, table)] as const;
  const isSame = sums[0].count === sums[1].count && sums[0].hash === sums[1].hash;
  return isSame ? sums[0] : null;
}

/** No two rows of a table are the same, so that none cancels another out. */
async function sumOfRows(folder: string, table: AnyTable): Promise<RowSum> {
  let sum = 0n;
  let count = 0;
  for await (const row of readRows(path.join(folder, tableFile(table)))) {
    sum ^= BigInt(`0x${createHash('sha256').update(withoutDerived(row, DERIVED[table])).digest('hex')}`);
    count += 1;
  }
  return { count, hash: sum.toString(16).padStart(64, '0') };
}

function withoutDerived(row: string, derived: readonly string[] = []): string {
  if (derived.length === 0) return row;
  const columns = z.record(z.string(), z.unknown()).parse(JSON.parse(row));
  return JSON.stringify(Object.entries(columns).filter(([name]) => !derived.includes(name)));
}
