import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PrismaClient } from '@/lib/server/db';

/**
 * A digest of each table by its row versions: equal only if nothing has been written, not even the same values
 * again. Contents are not read, since that would take too long. The index of the search is left out: a server that has
 * just begun still writes it.
 */
export async function databaseState(db: PrismaClient): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('search_entry', 'search_word')
    order by 1`;
  const states = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtext(ctid::text || xmin)::bigint), 0) as state
        from "${name}"`,
  );
  const rows = await db.$queryRawUnsafe<{ name: string; state: string }[]>(states.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

/** Which files stand in a folder, how long they are and when they were written, as one hash. */
export async function folderState(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  for (const file of files.sort()) {
    const { size, mtimeMs, ino } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ino}\0`);
  }
  return hash.digest('hex');
}
