/** Standard Prisma migrations: read from prisma/migrations, applied one by one (security O-7). */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { adapterFactory, withMigrationLock } from './migration-connection';
import { MigrationError } from './migration-error';
import { createSchemaEngine, type MigrationList, type SchemaEngine } from './schema-engine';

export const migrationsFolder = resolve('prisma/migrations');
const schemaFile = resolve('prisma/schema.prisma');
export const noFilters = { externalTables: [], externalEnums: [] };

/** The migrations on disk, oldest first, as the engine wants them. */
export function readMigrations(folder = migrationsFolder): MigrationList {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(folder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, path, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

export function readSchema(): string {
  return readFileSync(schemaFile, 'utf8');
}

/** Names of the migrations that the database still lacks; refuses any state that it does not understand. */
export async function pendingMigrations(
  engine: SchemaEngine,
  migrationsList: MigrationList,
): Promise<string[]> {
  const state = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: noFilters,
  });
  const { failedMigrationNames: failed, editedMigrationNames: edited, history } = state;
  if (failed.length > 0) {
    throw new MigrationError(
      `The database holds a failed migration (${failed.join(', ')}). Restore a backup, or resolve it with "prisma migrate resolve".`,
    );
  }
  if (edited.length > 0) {
    throw new MigrationError(
      `These migrations were changed after they had been applied: ${edited.join(', ')}. Put the files back as they were.`,
    );
  }
  if (history === null) return [];
  if (history.diagnostic !== 'databaseIsBehind') {
    const unknown = history.unpersistedMigrationNames.join(', ');
    throw new MigrationError(
      `The database knows migrations that this release does not (${unknown}). Start the release that made them, or a newer one.`,
    );
  }
  return history.unappliedMigrationNames;
}

/** A list that ends with `name`, so that the engine applies no more than this one. */
function upTo(list: MigrationList, name: string): MigrationList {
  const end = list.migrationDirectories.findIndex(({ path }) => path === name) + 1;
  return { ...list, migrationDirectories: list.migrationDirectories.slice(0, end) };
}

/** The engine's own sentence, without the list of its functions that follows. */
function reason(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const end = lines.findIndex((line) => /^\s+0: /.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .trim();
}

async function withEngine<T>(client: pg.Client, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const engine = await createSchemaEngine(adapterFactory(client), readSchema());
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

async function applyNext(engine: SchemaEngine, list: MigrationList): Promise<string | null> {
  const [next] = await pendingMigrations(engine, list);
  if (next === undefined) return null;
  await engine.applyMigrations({ migrationsList: upTo(list, next), filters: noFilters }).catch((error) => {
    throw new MigrationError(
      `The migration ${next} cannot be applied, and nothing of it was kept: ${reason(error)}`,
      { cause: error },
    );
  });
  return next;
}

/**
 * The migrations that the database at `url` lacks; `isNew` says that it lacks all of them.
 * @throws {MigrationError} for a new one that something else uses already: a backup could not tell whose its tables are
 */
export async function readUpdate(
  url: string,
  folder = migrationsFolder,
): Promise<{ pending: string[]; isNew: boolean }> {
  const list = readMigrations(folder);
  return withMigrationLock(url, async (client) => {
    const pending = await withEngine(client, (engine) => pendingMigrations(engine, list));
    const isNew = pending.length === list.migrationDirectories.length;
    if (isNew) await refuseTables(client);
    return { pending, isNew };
  });
}

/** Those that an extension brought are none of anybody's. */
async function refuseTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname <> '_prisma_migrations'
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by 1 limit 1`,
  );
  if (rows[0])
    throw new MigrationError(
      `The database holds the table ${rows[0].name}, which is none of a site's. Give the site a database of its own.`,
    );
}

/**
 * Brings the database at `url` up to date and answers the names of the migrations it applied. Each one is a
 * transaction together with its record, under a lock: a start that is killed or fails leaves nothing half done, and
 * two starts at once do the work once.
 * @param last the last migration that is applied, if not all are
 */
export async function applyMigrations(
  url: string,
  folder = migrationsFolder,
  last?: string,
): Promise<string[]> {
  const all = readMigrations(folder);
  const list = last === undefined ? all : upTo(all, last);
  const applied: string[] = [];
  for (;;) {
    const name = await withMigrationLock(url, (client) =>
      withEngine(client, (engine) => applyNext(engine, list)),
    );
    if (name === null) return applied;
    applied.push(name);
  }
}
