/**
 * `npm run media:repair`: brings the stored files and what the database says of them together again, both ways, while the
 * site runs or while it does not. `-- --look` only tells what it would do, `-- --thorough` also reads every file through.
 * Ends with 1 when something is left for a person to decide.
 */

import { existsSync } from 'node:fs';
import { createDatabase } from '@/lib/server/db';
import { EnvError, parseEnv } from '@/lib/server/env';
import { sweepDirectUploads, sweepIncoming } from '@/lib/server/media/incoming';
import { type Repair, repairMedia } from '@/lib/server/media/repair-media';
import { storageOf } from '@/lib/server/storage/media-storage';
import { AlreadyOpenError } from './db/embedded';
import { openDatabase } from './start/link-command';
import { StartError } from './start/steps';

const MINUTE_MS = 60 * 1000;
const LABELS: Record<keyof Repair, string> = {
  adopted: 'Files that the library had lost sight of, listed again',
  removed: 'Copies that nothing named, taken away',
  strange: 'Files that nothing names and the library would not take, left where they are',
  forgotten: 'Entries without a file that no page showed, taken away',
  missing: 'Files that pages show and that are gone: bring them back from a backup',
  damaged: 'Files that are not what was stored: bring them back from a backup',
};

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = parseEnv(process.env);
  const options = new Set(process.argv.slice(2));
  const isApplied = !options.has('--look');
  const database = await openDatabase(env);
  try {
    const db = createDatabase(database.url, { queryTimeout: 60_000, transactionTimeout: 60_000 });
    const storage = storageOf(env);
    await storage.checkWritable();
    if (isApplied) {
      await sweepIncoming(storage.incoming);
      await sweepDirectUploads(storage);
    }
    const repair = await repairMedia(db, storage, {
      isApplied,
      isThorough: options.has('--thorough'),
      minimumAgeMs: 10 * MINUTE_MS,
    });
    tell(repair, isApplied);
    await db.$disconnect();
    if (repair.missing.length + repair.damaged.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const isForPeople = [StartError, EnvError, AlreadyOpenError].some((kind) => error instanceof kind);
  console.error(isForPeople ? (error as Error).message : error);
  process.exit(1);
}
// The migration engine leaves a timer of ten seconds behind.
process.exit();

function tell(repair: Repair, isApplied: boolean): void {
  const found = (Object.keys(LABELS) as (keyof Repair)[]).filter((each) => repair[each].length > 0);
  if (found.length === 0) console.log('Files and database agree.');
  else if (!isApplied) console.log('Nothing has been changed. This is what would be done:');
  for (const each of found) {
    console.log(`${LABELS[each]}: ${repair[each].length}`);
    for (const pathname of repair[each]) console.log(`  ${pathname}`);
  }
}
