import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findDrift } from '@/scripts/db/find-drift';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { isLong } from '@/tests/setup/shares.mjs';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';
import { runSql } from './run-sql';

/** Where migrations are replayed: in a database in memory, as by the command, or on the server, which does it in less time. */
const replayed = vi.hoisted(() => ({ isInMemory: true }));

vi.mock('@/scripts/db/shadow-database', async (original) => {
  const { withShadowDatabase } = await original<typeof import('@/scripts/db/shadow-database')>();
  return {
    async withShadowDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
      if (replayed.isInMemory) return withShadowDatabase(work);
      const shadow = await freshDatabase();
      try {
        await runSql(shadow.url, EMPTY);
        return await work(shadow.url);
      } finally {
        await shadow.drop();
      }
    },
  };
});

const EMPTY = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
let database: FreshDatabase;
let folder: string;
let shipped: string[];
/** Of what is shipped, so many are applied again one by one: the database of the run has come about by all of them. */
const FEW = 4;

/** A database that has all that is shipped: `nothingYet` leaves nothing of it. */
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'test-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  shipped = (await readdir(folder)).filter((name) => !name.includes('.')).sort();
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const nothingYet = () => runSql(database.url, EMPTY);

async function onlyFew(): Promise<void> {
  if (isLong) return;
  for (const name of shipped.splice(FEW)) await rm(join(folder, name), { recursive: true });
}

async function add(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function recorded(): Promise<unknown[]> {
  const rows = await runSql(
    database.url,
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  return rows.map((row) => row.migration_name);
}

async function hasTable(name: string): Promise<boolean> {
  const [row] = await runSql(database.url, `SELECT to_regclass('${name}') IS NOT NULL AS found`);
  return row?.found === true;
}

test('one engine does for a process, however often our code is loaded in it', async () => {
  await applyMigrations(database.url, folder);
  const made = vi.spyOn(WebAssembly, 'Instance');
  vi.resetModules();
  const again = await import('@/scripts/db/migrations');
  expect(await again.applyMigrations(database.url, folder)).toEqual([]);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

describe('migrations (security O-7)', () => {
  test('are applied once, in order, with nothing left to do afterwards', async () => {
    await nothingYet();
    await onlyFew();
    await add('99990101000001_first', 'CREATE TABLE one (a int);');
    await add('99990101000002_second', 'ALTER TABLE one ADD COLUMN b int;');
    expect(await applyMigrations(database.url, folder)).toEqual([
      ...shipped,
      '99990101000001_first',
      '99990101000002_second',
    ]);
    expect(await applyMigrations(database.url, folder)).toEqual([]);
  });

  test('are done once by three starters at the same moment', async () => {
    await nothingYet();
    await onlyFew();
    const done = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, folder)));
    expect(done.flat().sort()).toEqual(shipped);
    expect(await recorded()).toEqual(shipped);
  });

  test('that break in the middle leave nothing behind, and the next start continues', async () => {
    await add('99990101000001_good', 'CREATE TABLE good (a int);');
    await add('99990101000002_broken', 'CREATE TABLE half (a int); INSERT INTO half VALUES (1/0);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      /99990101000002_broken[\s\S]*division by zero/,
    );
    expect(await recorded()).toEqual([...shipped, '99990101000001_good']);
    expect(await hasTable('half')).toBe(false);
    await add('99990101000002_broken', 'CREATE TABLE half (a int); INSERT INTO half VALUES (1);');
    expect(await applyMigrations(database.url, folder)).toEqual(['99990101000002_broken']);
  });

  test('keep function bodies with semicolons whole', async () => {
    const body = 'BEGIN PERFORM 1; PERFORM 2; RETURN 3; END';
    await add('99990101000001_fn', `CREATE FUNCTION three() RETURNS int LANGUAGE plpgsql AS $$ ${body} $$;`);
    await applyMigrations(database.url, folder);
    expect(await runSql(database.url, 'SELECT three() AS value')).toEqual([{ value: 3 }]);
  });

  test('that the release does not know stop the start', async () => {
    await add('99990101000001_newer', 'CREATE TABLE newer (a int);');
    await applyMigrations(database.url, folder);
    await rm(join(folder, '99990101000001_newer'), { recursive: true });
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      /knows migrations that this release does not \(99990101000001_newer\)/,
    );
  });

  test('that were changed afterwards stop the start', async () => {
    await add('99990101000001_first', 'CREATE TABLE one (a int);');
    await applyMigrations(database.url, folder);
    await add('99990101000001_first', 'CREATE TABLE one (a bigint);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      /changed after.*99990101000001_first/,
    );
  });

  test('that another tool left failed stop the start', async () => {
    await runSql(database.url, `UPDATE _prisma_migrations SET finished_at = NULL, logs = 'it broke'`);
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(/failed migration/);
  });

  test('never touch a database that holds somebody else’s tables', async () => {
    await nothingYet();
    await runSql(database.url, 'CREATE TABLE theirs (a int)');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(/not empty/);
    expect(await hasTable('page')).toBe(false);
  });
});

describe('a database that cannot be migrated is named, without its password', () => {
  test.each([
    [
      'nobody there',
      'postgresql://daria:secret@127.0.0.1:1/atelier',
      /127\.0\.0\.1:1, database "atelier": .*ECONNREFUSED/,
    ],
    [
      'no such socket',
      'postgresql://postgres@localhost/atelier?host=%2Ftmp%2Fnone',
      /\/tmp\/none:5432, .*ENOENT/,
    ],
  ])('%s', async (_what, url, sentence) => {
    const error = await applyMigrations(url, folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MigrationError', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('secret');
  });
});

describe('drift', () => {
  beforeEach(() => {
    replayed.isInMemory = isLong;
  });

  test('is none between schema file, migrations and a migrated database', async () => {
    if (isLong) {
      await nothingYet();
      await applyMigrations(database.url);
    }
    replayed.isInMemory = true;
    expect(await findDrift(database.url)).toEqual([]);
  }, 60_000);

  test('is named: a missing migration', async () => {
    await nothingYet();
    const [problem] = await findDrift(database.url);
    expect(problem).toContain(`Not applied yet: ${shipped[0]}`);
  }, 60_000);

  test('is named: a column, a check, a trigger, a function, a deferred constraint', async () => {
    await runSql(
      database.url,
      `ALTER TABLE page ADD COLUMN extra int;
       ALTER TABLE page DROP CONSTRAINT page_path_form;
       DROP TRIGGER page_tree_has_no_ring ON page;
       CREATE OR REPLACE FUNCTION language_default_stays_active() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
       ALTER TABLE translation DROP CONSTRAINT translation_language_id_namespace_position_key;
       CREATE UNIQUE INDEX translation_language_id_namespace_position_key
         ON translation (language_id, namespace, position);`,
    );
    const report = (await findDrift(database.url)).join('\n');
    for (const name of [
      'extra',
      'constraint page_path_form',
      'trigger page_tree_has_no_ring',
      'function language_default_stays_active',
      'constraint translation_language_id_namespace_position_key',
    ]) {
      expect(report).toContain(name);
    }
  }, 60_000);
});
