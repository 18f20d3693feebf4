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

/**
 * Count and hash of a table's rows in a folder, in any order: two servers may sort text differently. No two rows of a table are
 * the same. What triggers derive is left out.
 */
export async function sumOfRows(folder: string, table: AnyTable): Promise<string> {
  let sum = 0n;
  let count = 0;
  for await (const row of readRows(path.join(folder, tableFile(table)))) {
    sum ^= BigInt(`0x${createHash('sha256').update(withoutDerived(row, DERIVED[table])).digest('hex')}`);
    count += 1;
  }
  return `${count}:${sum.toString(16).padStart(64, '0')}`;
}

function withoutDerived(row: string, derived: readonly string[] = []): string {
  if (derived.length === 0) return row;
  const columns = z.record(z.string(), z.unknown()).parse(JSON.parse(row));
  return JSON.stringify(Object.entries(columns).filter(([name]) => !derived.includes(name)));
}
