import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { currentCall } from './call';
import { StrictClient } from './db-connection';
import { databaseUrl, patient } from './env';
import { Prisma, PrismaClient } from './generated/prisma/client';
import { type Begin, type TransactionOptions, transactInCall } from './transaction-in-call';

export type { Prisma, PrismaClient };

/** The client that service functions receive inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

/** How long the site waits for its database before it answers 503 (security O-1), in milliseconds on a usual machine. */
const PATIENCE = {
  /** For a connection, be it a new one or one from the pool. */
  connection: 1_500,
  /** For the answer to one statement. Counted here, because a silent server cannot count. */
  query: 2_000,
  /** By how much the server's own limit for a statement is longer. */
  margin: 500,
  /** For a transaction as a whole. */
  transaction: 3_000,
  /** How long PostgreSQL lets a transaction stay idle. */
  idleTransaction: 10_000,
};
const POOL_SIZE = 10;

export interface DatabaseOptions {
  poolSize?: number;
  /** For a connection, in milliseconds. */
  connectionTimeout?: number;
  /** For one statement, in milliseconds. Commands that do much at once may take longer than a request. */
  queryTimeout?: number;
  /** For a transaction, in milliseconds. */
  transactionTimeout?: number;
}

/** Connects to a database other than the site's own way of doing it: for commands and tests. */
export function createDatabase(url: string, options: DatabaseOptions = {}): PrismaClient {
  const queryTimeout = options.queryTimeout ?? patient(PATIENCE.query);
  const connectionTimeout = options.connectionTimeout ?? patient(PATIENCE.connection);
  const adapter = new PrismaPg({
    Client: StrictClient,
    connectionString: url,
    max: options.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeout,
    // PostgreSQL, too, cancels statements that nobody waits for any more.
    statement_timeout: queryTimeout + PATIENCE.margin,
    idle_in_transaction_session_timeout: patient(PATIENCE.idleTransaction),
    keepAlive: true,
  });
  return new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: {
      maxWait: connectionTimeout,
      timeout: options.transactionTimeout ?? patient(PATIENCE.transaction),
    },
  });
}

/** Tables and columns as the client was generated: one that is kept from before a migration knows others. */
const TABLES = JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('ScalarFieldEnum')));

declare global {
  // By their addresses. They survive the reloads of a development server, which would else open a pool each time.
  var atelierDatabases: Map<string, { client: PrismaClient; tables: string }> | undefined;
}

function connected(): PrismaClient {
  globalThis.atelierDatabases ??= new Map();
  const url = databaseUrl();
  const kept = globalThis.atelierDatabases.get(url);
  if (kept?.tables === TABLES) return kept.client;
  void kept?.client.$disconnect();
  const client = createDatabase(url);
  globalThis.atelierDatabases.set(url, { client, tables: TABLES });
  return client;
}

/** Within a call a transaction knows of its deadline; elsewhere, and for a list of statements, it is the client's own. */
function beginTransaction(work: unknown, options?: TransactionOptions): unknown {
  const client = connected();
  const call = currentCall();
  if (!call || typeof work !== 'function') return client.$transaction(work as never, options as never);
  const begin: Begin = (inside, limits) => client.$transaction(inside, limits);
  return transactInCall(call, begin, work as never, {
    maxWait: patient(PATIENCE.connection),
    timeout: patient(PATIENCE.transaction),
    ...options,
  });
}

/** The site's database. The environment is read, and the client made, at the first use. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    const client = connected();
    if (property === '$transaction') return beginTransaction;
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === 'function' ? value.bind(client) : value;
  },
  has: (_target, property) => property in connected(),
});
