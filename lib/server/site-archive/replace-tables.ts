import 'server-only';

import path from 'node:path';
import type { Transaction } from '@/lib/server/db';
import { readTableNames } from './backup-site';
import { readRows } from './row-files';
import { type AnyTable, LEFT_OUT, TABLES, tableFile } from './tables';

/** Largest size of one statement's rows, which can be long. */
const STATEMENT_CHARACTERS = 4_000_000;
const STATEMENT_ROWS = 500;

/**
 * Empties every table of the site, and fills some with the rows that a folder holds.
 * @param tables those that are filled, in the order in which their rows can be written
 */
export async function replaceTables(
  tx: Transaction,
  folder: string,
  tables: readonly AnyTable[] = TABLES.map(([table]) => table),
): Promise<void> {
  const present = new Set(await readTableNames(tx));
  const own = [...TABLES.map(([table]) => table), ...LEFT_OUT].filter((table) => present.has(table));
  await tx.$executeRawUnsafe(`truncate ${own.map((table) => `"${table}"`).join(', ')}`);
  for (const table of tables) {
    let rows: string[] = [];
    let length = 0;
    const flush = async () => {
      if (rows.length === 0) return;
      const values = `[${rows.join(',')}]`;
      await tx.$executeRawUnsafe(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
        values,
      );
      rows = [];
      length = 0;
    };
    for await (const row of readRows(path.join(folder, tableFile(table)))) {
      rows.push(row);
      length += row.length;
      if (rows.length >= STATEMENT_ROWS || length >= STATEMENT_CHARACTERS) await flush();
    }
    await flush();
  }
}
