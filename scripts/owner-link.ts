/**
 * `npm run owner:link`, also with an account's name after `--`: prints a link that sets a new password, once, within
 * a day. Works while the site runs and while it does not; what was printed before for that account is void.
 */

import { existsSync } from 'node:fs';
import { createDatabase } from '@/lib/server/db';
import { EnvError, parseEnv } from '@/lib/server/env';
import { AlreadyOpenError } from './db/embedded';
import { linkLine, openDatabase, siteUrlOf } from './start/link-command';
import { StartError } from './start/steps';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = parseEnv(process.env);
  const name = process.argv.slice(2).join(' ').trim();
  const database = await openDatabase(env);
  try {
    const db = createDatabase(database.url, { queryTimeout: 60_000, transactionTimeout: 60_000 });
    console.log(await linkLine(db, siteUrlOf(env, process.env), name));
    await db.$disconnect();
  } finally {
    await database.close();
  }
} catch (error) {
  const isForPeople = [StartError, EnvError, AlreadyOpenError].some((kind) => error instanceof kind);
  console.error(isForPeople ? (error as Error).message : error);
  process.exit(1);
}
// The migration engine leaves a timer of ten seconds behind.
process.exit(0);
