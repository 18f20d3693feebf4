import { parseArgs } from 'node:util';
import { StartError } from './steps';

const USAGE = 'Where to? npm run move -- --to postgres://user:password@host/database, or --to embedded';

/** Where a site is moved to. */
export interface MoveArguments {
  /** Of the PostgreSQL database; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Whether a site that is there is written over. */
  isForced: boolean;
}

/**
 * Reads what follows `npm run move --`.
 * @param present the site's DATABASE_URL
 * @throws {StartError} with what may follow it
 */
export function readMoveArguments(args: string[], present: string | undefined): MoveArguments {
  const { to, force = false } = parsed(args);
  if (to === undefined) throw new StartError(USAGE);
  const databaseUrl = to === 'embedded' ? undefined : to;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new StartError(USAGE);
  if (databaseUrl === present) throw new StartError('The site is in this database already.');
  return { databaseUrl, isForced: force };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' }, force: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError(USAGE);
  }
}
