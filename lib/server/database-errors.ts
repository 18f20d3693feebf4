import 'server-only';
import { AppError, diskFull, type ErrorCode } from '@/lib/domain/errors';
import { isDataDiskFull } from '@/lib/server/storage/disk-space';

/** How often a transaction that lost against another one is tried again. */
const RETRIES = 3;
const RETRY_PAUSE = 20;
const RETRY_AFTER_SECONDS = 2;

type Verdict = ErrorCode | 'retry';

/** Prisma's own codes, where no SQLSTATE says it better (security D-8). */
const BY_PRISMA_CODE: Record<string, Verdict> = {
  P1001: 'unavailable',
  P1002: 'unavailable',
  P1003: 'unavailable',
  P1008: 'unavailable',
  P1017: 'unavailable',
  P2002: 'conflict',
  P2003: 'conflict',
  P2007: 'validation_failed',
  P2020: 'validation_failed',
  P2024: 'unavailable',
  P2025: 'not_found',
  P2028: 'unavailable',
  P2034: 'retry',
  P2037: 'unavailable',
  P2039: 'validation_failed',
};

/** PostgreSQL's codes; a class of them by its first two characters. */
const BY_SQL_STATE: Record<string, Verdict> = {
  '08': 'unavailable',
  '22': 'validation_failed',
  '23': 'conflict',
  '23502': 'validation_failed',
  '23514': 'validation_failed',
  '28': 'unavailable',
  '3D': 'unavailable',
  '40': 'retry',
  '53': 'unavailable',
  '55P03': 'retry',
  '57': 'unavailable',
  '25P03': 'unavailable',
  '25P04': 'unavailable',
};

const DISK_FULL = '53100';

/** The adapter's names for failures that never reached PostgreSQL. */
const BY_KIND: Record<string, Verdict> = {
  ConnectionClosed: 'unavailable',
  DatabaseNotReachable: 'unavailable',
  SocketTimeout: 'unavailable',
  TlsConnectionError: 'unavailable',
  TooManyConnections: 'unavailable',
  TransactionAlreadyClosed: 'unavailable',
};

const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's failures that carry no code at all. */
const DRIVER_MESSAGES =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/;

/** The sentences a person may read; a service that knows better throws its own before it comes to this. */
const PUBLIC_MESSAGE: Partial<Record<ErrorCode, string>> = {
  conflict: 'This conflicts with something that is already there or was just changed.',
  not_found: 'This does not exist (any more).',
  unavailable: 'The site cannot reach its database at the moment. Please try again soon.',
  validation_failed: 'This holds something that cannot be stored.',
};

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The adapter's account of the failure: beside the code of a known request, or bare from a failed COMMIT. */
function adapterCause(error: unknown): unknown {
  const nested = property(property(property(error, 'meta'), 'driverAdapterError'), 'cause');
  if (nested !== undefined) return nested;
  return property(error, 'name') === 'DriverAdapterError' ? property(error, 'cause') : undefined;
}

function stateOf(error: unknown): string {
  return text(property(adapterCause(error), 'originalCode'));
}

function judge(error: unknown): Verdict | null {
  const cause = adapterCause(error);
  const state = stateOf(error);
  const byState = BY_SQL_STATE[state] ?? BY_SQL_STATE[state.slice(0, 2)];
  if (byState !== undefined) return byState;
  const byKind = BY_KIND[text(property(cause, 'kind'))];
  if (byKind !== undefined) return byKind;
  const name = text(property(error, 'name'));
  const code = text(property(error, 'code'));
  if (name.startsWith('PrismaClient')) {
    if (name === 'PrismaClientInitializationError' || SOCKET_CODES.has(code)) return 'unavailable';
    return BY_PRISMA_CODE[code] ?? null;
  }
  if (SOCKET_CODES.has(code) && property(error, 'syscall') === 'connect') return 'unavailable';
  return DRIVER_MESSAGES.test(text(property(error, 'message'))) ? 'unavailable' : null;
}

/** Whether the error means that the database is down, silent or overloaded, so that cached data may be served. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  return judge(error) === 'unavailable';
}

function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const verdict = judge(error);
  if (verdict === null) return error;
  const code = verdict === 'retry' ? 'unavailable' : verdict;
  if (code === 'unavailable' && (stateOf(error) === DISK_FULL || isDataDiskFull())) return diskFull(error);
  return new AppError(code, PUBLIC_MESSAGE[code] ?? code, {
    cause: error,
    ...(code === 'unavailable' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
  });
}

function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE * 2 ** attempt));
}

/**
 * Runs `work` and turns the database's errors into the site's (security D-8). Anything else passes unchanged.
 * `work` must be one transaction, or only read: when it loses against another transaction it is run again.
 */
export async function withDatabaseErrors<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= RETRIES || judge(error) !== 'retry') throw asAppError(error);
      await pause(attempt);
    }
  }
}
