import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { readArchive, writeArchive } from '@/lib/server/site-archive/archive-file';
import { backUpSite } from '@/lib/server/site-archive/backup-site';
import { restoreSite } from '@/lib/server/site-archive/restore-site';
import { TABLES } from '@/lib/server/site-archive/tables';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { withScratchDatabase } from '@/scripts/db/scratch-database';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';
import { FIRST_RELEASE, fillOlderSite } from './older-site';
import { runSql } from './run-sql';

/** The last migrations of releases: the first, one in between, and the one before the newest. */
const RELEASES = [FIRST_RELEASE, '20261124043938_site_theme', '20261128010115_last_backup'];

// The scratch database is an embedded one in either run.
const TRIED = inject('database').kind === 'embedded' ? RELEASES.slice(0, 1) : RELEASES;

interface Side {
  database: FreshDatabase;
  db: PrismaClient;
  storage: LocalStorage;
}

let folder: string;
let old: Side;
let now: Side;

const open = async (name: string): Promise<Side> => {
  const database = await freshDatabase();
  const options = { poolSize: 2, queryTimeout: 60_000, transactionTimeout: 60_000 };
  return {
    database,
    db: createDatabase(database.url, options),
    storage: new LocalStorage(join(folder, name)),
  };
};

async function newFolder(name: string): Promise<string> {
  const made = join(folder, name);
  await mkdir(made);
  return made;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-older-backup-'));
  [old, now] = [await open('old'), await open('now')];
  const { database, storage } = old;
  await fillOlderSite(database.url, storage);
  for (const release of RELEASES) {
    await applyMigrations(database.url, migrationsFolder, release);
    // A connection that knew the tables before a migration does not know them after it.
    const db = createDatabase(database.url, { poolSize: 1, queryTimeout: 60_000 });
    const { bytes, missing } = await backUpSite(db, storage, await newFolder(`rows-${release}`));
    await writeArchive(join(folder, `${release}.tar.gz`), bytes);
    await db.$disconnect();
    expect(missing).toEqual([]);
  }
  await applyMigrations(database.url);
});
afterAll(async () => {
  for (const { db, database } of [old, now]) {
    await db.$disconnect();
    await database.drop();
  }
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table but the numbers of renewals, which go on; ids that a migration made are others each time. */
async function rowsOf({ db }: Side): Promise<unknown[]> {
  const rows = [];
  for (const [table, order] of TABLES.filter(([name]) => name !== 'cache_tag'))
    rows.push(
      ...(await db.$queryRawUnsafe<unknown[]>(
        `select '${table}' as "table", regexp_replace(t::text, '[0-9a-f]{8}-[0-9a-f-]{27}', 'made') as row from "${table}" t order by ${order}`,
      )),
    );
  return rows;
}

it.each(TRIED)(
  'a backup of the release of %s comes back as an update would have left it',
  async (release) => {
    const work = await newFolder(`work-${release}`);
    const { rows, stored, missing, accounts } = await restoreSite(
      readArchive(join(folder, `${release}.tar.gz`)),
      {
        ...{ db: now.db, storage: now.storage, folder: work, isForced: true },
        withScratch: (update) => withScratchDatabase(work, update),
      },
    );
    expect([stored, missing]).toEqual([release === FIRST_RELEASE ? 1 : 0, []]);
    expect(accounts).toEqual([{ name: 'Ада', role: 'owner' }]);
    expect(rows.map(({ table }) => table)).toEqual(TABLES.map(([table]) => table));
    expect(await rowsOf(now)).toEqual(await rowsOf(old));
    expect(await now.db.session.count()).toBe(0);
    expect(await now.db.translation.findMany({ where: { value: 'Saying' } })).toMatchObject([
      { namespace: 'block', changed: true },
    ]);
  },
);

it('one of a newer release, or of another history, is refused, and nothing is written', async () => {
  const before = await rowsOf(now);
  const restoreInto = async ({ db, storage }: Side, work: string, file: string) =>
    restoreSite(readArchive(join(folder, file)), {
      ...{ db, storage, folder: await newFolder(work), isForced: true },
      withScratch: () => Promise.reject(new Error('It must not be tried.')),
    });
  const { bytes } = await backUpSite(now.db, now.storage, await newFolder('rows-now'));
  await writeArchive(join(folder, 'now.tar.gz'), bytes);
  const older = await open('older');
  await runSql(older.database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await applyMigrations(older.database.url, migrationsFolder, FIRST_RELEASE);
  const asked = createDatabase(older.database.url, { poolSize: 1 });
  await expect(restoreInto({ ...older, db: asked }, 'newer', 'now.tar.gz')).rejects.toThrow('newer release');
  await asked.$disconnect();
  await older.db.$disconnect();
  await older.database.drop();
  await runSql(
    now.database.url,
    `UPDATE _prisma_migrations SET migration_name = '20261121000000_another' WHERE migration_name LIKE '%_accounts'`,
  );
  await expect(restoreInto(now, 'another', `${FIRST_RELEASE}.tar.gz`)).rejects.toThrow('does not fit');
  expect(await rowsOf(now)).toEqual(before);
});
