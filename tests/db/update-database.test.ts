import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBackup } from '@/lib/server/backups/make-backup';
import { createDatabase } from '@/lib/server/db';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { restoreSite } from '@/lib/server/site-archive/restore-site';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { readMigrations } from '@/scripts/db/migrations';
import { withScratchDatabase } from '@/scripts/db/scratch-database';
import { updateDatabase } from '@/scripts/start/update-database';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';
import { fillOlderSite } from './older-site';
import { runSql } from './run-sql';

let dataDir: string;
let database: FreshDatabase;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-update-'));
  database = await freshDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const envWith = (backupDir: string | null) => ({ dataDir, blobToken: undefined, backupDir });
const all = readMigrations().migrationDirectories.length;
const pages = () => runSql(database.url, 'SELECT path FROM page ORDER BY path');

it('a site comes into no database that something else uses', async () => {
  await withScratchDatabase(dataDir, async ({ url }) => {
    await runSql(url, 'CREATE TABLE accounts (id int)');
    await expect(updateDatabase(url, envWith(null))).rejects.toThrow('holds the table accounts');
    expect(await runSql(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'accounts' },
    ]);
    await runSql(url, 'DROP TABLE accounts');
    expect(await updateDatabase(url, envWith(null))).toHaveLength(all);
  });
});

it('an update backs up first what there is, once, and the backup can be restored', async () => {
  const backups = join(dataDir, 'backups');
  await fillOlderSite(database.url, new LocalStorage(join(dataDir, 'media')));
  const applied = await updateDatabase(database.url, envWith(backups));
  expect(applied.length).toBeGreaterThan(20);
  const [archive = '', ...others] = (await readdir(backups)).filter((name) => name !== 'media');
  expect(others).toEqual([]);
  expect(archive).toMatch(/Z-before-update\.tar\.gz$/);
  expect(await readdir(join(backups, 'media'))).toHaveLength(1);
  expect(await runSql(database.url, 'SELECT file, missing FROM last_backup')).toEqual([
    { file: join(backups, archive), missing: 0 },
  ]);
  expect(await updateDatabase(database.url, envWith(backups))).toEqual([]);
  expect(await readdir(backups)).toHaveLength(2);

  await runSql(database.url, 'DELETE FROM redirect; DELETE FROM page WHERE parent_id IS NOT NULL');
  await runSql(database.url, 'DELETE FROM media_usage; DELETE FROM media_item');
  const db = createDatabase(database.url, { poolSize: 2, queryTimeout: 60_000 });
  // The daily backup of the same day takes nothing from it.
  await makeBackup({ db, storage: new LocalStorage(join(dataDir, 'media')), folder: backups });
  expect(await readdir(join(backups, 'media'))).toHaveLength(1);
  const folder = join(dataDir, 'work');
  await mkdir(folder);
  const { missing } = await restoreSite(readArchive(join(backups, archive)), {
    ...{ db, folder, storage: new LocalStorage(join(dataDir, 'elsewhere')), isForced: true },
    beside: join(backups, 'media'),
    withScratch: (update) => withScratchDatabase(folder, update),
  });
  await db.$disconnect();
  expect(missing).toEqual([]);
  expect(await pages()).toEqual([{ path: '/' }, { path: '/works' }]);
});

it('a new site has nothing to save', async () => {
  const backups = join(dataDir, 'backups');
  await runSql(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  expect(await updateDatabase(database.url, envWith(backups))).toHaveLength(all);
  await expect(readdir(backups)).rejects.toThrow('ENOENT');
});

it.each<[string, string | null]>([
  ['backups are turned off', null],
  ['the folder is on a disk that is not there', '/nowhere/at/all'],
])('an update goes on where %s', async (_, backupDir) => {
  await fillOlderSite(database.url, new LocalStorage(join(dataDir, 'media')));
  expect((await updateDatabase(database.url, envWith(backupDir))).length).toBeGreaterThan(20);
  expect(await pages()).toEqual([{ path: '/' }, { path: '/works' }]);
  expect(await runSql(database.url, 'SELECT * FROM last_backup')).toEqual([]);
});
