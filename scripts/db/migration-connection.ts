/** One connection and one transaction for the migration engine: its work is done completely or not at all. */

import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQueryable,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { MigrationError } from './migration-error';

const CONNECTION_TIMEOUT = 10_000;
/** How many seconds a migration waits for another process that migrates, or for a table that is in use. */
const LOCK_TIMEOUT = 60;
/** Names the lock that lets one process at a time migrate; the number is arbitrary but must never change. */
const MIGRATION_LOCK = 7265002;

/** Types of PostgreSQL's catalogue that the adapter cannot read ("char" and name, and their arrays), as text. */
const AS_TEXT = new Map([
  [18, 25],
  [19, 25],
  [1002, 1009],
  [1003, 1009],
]);
const CHAR = 18;

/** Which columns of a result are single characters: the adapter has no type for them, but the engine wants it. */
const charColumns = new WeakMap<unknown[][], number[]>();

/** Gives every caller the same client, so that everything runs in its transaction. */
class OneClientPool extends pg.Pool {
  constructor(client: pg.Client) {
    super();
    const query = async (config: pg.QueryArrayConfig) => {
      const result = await client.query(config);
      charColumns.set(
        result.rows,
        result.fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : [])),
      );
      for (const field of result.fields) {
        field.dataTypeID = AS_TEXT.get(field.dataTypeID) ?? field.dataTypeID;
      }
      return result;
    };
    this.query = query as typeof this.query;
  }
}

function withCharColumns(result: SqlResultSet): SqlResultSet {
  for (const index of charColumns.get(result.rows) ?? []) {
    result.columnTypes[index] = ColumnTypeEnum.Character;
  }
  return result;
}

/** In a transaction a failed statement spoils the rest, and the engine probes for tables that may be missing. */
async function inSavepoint<T>(client: pg.Client, run: () => Promise<T>): Promise<T> {
  await client.query('SAVEPOINT engine');
  try {
    const result = await run();
    await client.query('RELEASE SAVEPOINT engine');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT engine');
    throw error;
  }
}

function asAdapterError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'N/A',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}

function transactional(adapter: SqlDriverAdapter, client: pg.Client): SqlDriverAdapter {
  const { queryRaw, executeRaw } = adapter;
  const own: SqlQueryable & Pick<SqlDriverAdapter, 'executeScript'> = {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) =>
      inSavepoint(client, async () => withCharColumns(await queryRaw.call(adapter, query))),
    executeRaw: (query) => inSavepoint(client, () => executeRaw.call(adapter, query)),
    // The stock adapter cuts a script at every semicolon, also those inside a function's body.
    async executeScript(script) {
      try {
        await inSavepoint(client, () => client.query(script));
      } catch (error) {
        throw asAdapterError(error);
      }
    },
  };
  return Object.assign(adapter, own);
}

/** Gives the engine an adapter whose every statement belongs to the client's open transaction. */
export function adapterFactory(
  client: pg.Client,
  connectToShadow?: () => Promise<SqlDriverAdapter>,
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(new OneClientPool(client));
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => transactional(await factory.connect(), client),
    connectToShadowDb: () => {
      if (!connectToShadow) throw new Error('No shadow database is at hand.');
      return connectToShadow();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    // Never the whole address: it may hold a password.
    const place = `${client.host}:${client.port}, database "${client.database}"`;
    const why = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new MigrationError(`No database answers at ${place}: ${why}.`, {
      cause: error,
    });
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}s'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    throw new MigrationError(
      `Another process has been migrating this database for over ${LOCK_TIMEOUT} seconds.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Runs `work` in a transaction of its own that no other migrating process can be in at the same time. The lock
 * belongs to the transaction, because all connections of the embedded database share one session.
 */
export async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    await takeLock(client);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
