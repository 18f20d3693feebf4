/** Compares schema file, migrations and a database with each other. */

import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { adapterFactory } from './migration-connection';
import { MigrationError } from './migration-error';
import { noFilters, pendingMigrations, readMigrations, readSchema } from './migrations';
import { createSchemaEngine, type DiffTarget, type SchemaEngine } from './schema-engine';
import { withShadowDatabase } from './shadow-database';

/**
 * Objects that the schema file cannot express and the engine does not compare: checks, triggers, functions,
 * special indexes.
 */
const HAND_WRITTEN = `
  SELECT format('constraint %s of %s', conname, conrelid::regclass) || CASE WHEN condeferred THEN ', deferred' ELSE '' END AS name
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND (contype = 'c' OR condeferrable)
  UNION ALL
  SELECT format('trigger %s of %s', tgname, tgrelid::regclass)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'
  UNION ALL
  SELECT format('function %s (%s)', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('index %s of %s', indexrelid::regclass, indrelid::regclass)
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace AND (indexprs IS NOT NULL OR indpred IS NOT NULL)
  UNION ALL
  SELECT format('sequence %s', oid::regclass) FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`;

function schemaFiles() {
  return [{ path: 'schema.prisma', content: readSchema() }];
}

/** An engine over `client` that replays migrations in `shadow`; both transactions are undone by their owner. */
async function withEngine<T>(
  client: pg.Client,
  shadow: pg.Client,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const connectToShadow = (): Promise<SqlDriverAdapter> => adapterFactory(shadow).connect();
  const engine = await createSchemaEngine(adapterFactory(client, connectToShadow), readSchema());
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

async function difference(engine: SchemaEngine, to: DiffTarget, script: boolean): Promise<string | null> {
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...readMigrations() },
    to,
    script,
    exitCode: true,
    filters: noFilters,
  });
  return exitCode === 0 ? null : (stdout ?? '').trim();
}

/** Runs `work` on a connection whose transaction is undone. */
async function undone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('BEGIN');
    return await work(client);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await client.end();
  }
}

function ahead(shadowUrl: string, script: boolean): Promise<string | null> {
  return undone(shadowUrl, (shadow) =>
    withEngine(shadow, shadow, (engine) =>
      difference(engine, { tag: 'schemaDatamodel', files: schemaFiles() }, script),
    ),
  );
}

/** The statements that lead from the migrations to the schema file, or null when nothing is missing. */
export function missingMigration(): Promise<string | null> {
  return withShadowDatabase((shadowUrl) => ahead(shadowUrl, true));
}

async function handWritten(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(HAND_WRITTEN);
  return rows.map(({ name }) => name);
}

async function historyProblem(engine: SchemaEngine): Promise<string | null> {
  try {
    const pending = await pendingMigrations(engine, readMigrations());
    return pending.length === 0 ? null : `Not applied yet: ${pending.join(', ')}.`;
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  }
}

async function databaseDrift(client: pg.Client, shadow: pg.Client): Promise<string[]> {
  return withEngine(client, shadow, async (engine) => {
    const history = await historyProblem(engine);
    if (history !== null) return [history];
    const target: DiffTarget = { tag: 'schemaDatasource', files: schemaFiles(), configDir: '.' };
    const structure = await difference(engine, target, false);
    // The comparison has replayed the migrations in the shadow database, so it holds their result.
    const present = new Set(await handWritten(client));
    const lost = (await handWritten(shadow)).filter((name) => !present.has(name));
    return [
      ...(structure === null ? [] : [`The database differs from the migrations:\n${structure}`]),
      ...lost.map((name) => `The database lacks or has changed: ${name}.`),
    ];
  });
}

/** Sentences about every difference; an empty list when schema, migrations and the database (if given) agree. */
export function findDrift(url: string | null): Promise<string[]> {
  return withShadowDatabase(async (shadowUrl) => {
    const missing = await ahead(shadowUrl, false);
    const problems = missing === null ? [] : [`The schema file is ahead of the migrations:\n${missing}`];
    if (url === null) return problems;
    const inDatabase = await undone(shadowUrl, (shadow) =>
      undone(url, (client) => databaseDrift(client, shadow)),
    );
    return [...problems, ...inDatabase];
  });
}
