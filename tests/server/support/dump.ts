import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrismaClient } from '@/lib/server/db';

/** Every row of every table as text, by table: two dumps are equal exactly when the database holds the same. */
export async function dumpDatabase(db: PrismaClient): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const dumped: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ rows: string | null }[]>(
      `select string_agg(t::text, E'\\n' order by t::text) as rows from "${name}" t`,
    );
    dumped[name] = row?.rows ?? '';
  }
  return dumped;
}

/** Names and contents of the files of a folder, as one hash. */
export async function hashOfFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}
