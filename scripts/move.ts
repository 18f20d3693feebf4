/**
 * `npm run move -- --to postgres://…` copies a stopped site from the database of its settings to another one, and
 * `npm run move -- --to embedded` from there to the one in its data folder. Files stay where they are. A site that is there
 * already is only written over with `--force`.
 */

import { createDatabase } from '@/lib/server/db';
import type { Env } from '@/lib/server/env';
import { withArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { type MovedTable, moveSite } from '@/lib/server/site-archive/move-site';
import { openDatabase } from './start/link-command';
import { readMoveArguments } from './start/move-arguments';
import { onSite } from './start/on-site';

const MINUTE_MS = 60_000;
/** Digits of a hash: enough to tell two apart. */
const HASH_DIGITS = 12;

await onSite(
  async ({ env, db, storage, args }) => {
    const { databaseUrl, isForced } = readMoveArguments(args, env.databaseUrl);
    const target = { ...env, databaseUrl };
    const opened = await openDatabase(target, { isNew: true });
    const to = createDatabase(opened.url, { queryTimeout: MINUTE_MS, transactionTimeout: MINUTE_MS });
    try {
      await withArchiveFolder(storage.incoming, async (folder) => {
        report(await moveSite({ from: db, to, folder, isForced }), target);
      });
    } finally {
      await to.$disconnect();
      await opened.close();
    }
  },
  { isStopped: true },
);

function report(tables: MovedTable[], { databaseUrl, dataDir }: Env): void {
  for (const { table, count, hash } of tables)
    if (count > 0) console.log(`  ${table}: ${count} (${hash.slice(0, HASH_DIGITS)})`);
  console.log('Moved: the rows above, with their hashes, which are the same in both databases.');
  console.log(
    databaseUrl === undefined
      ? `Now start the site without DATABASE_URL. DATA_DIR stays ${dataDir}.`
      : `Now set DATABASE_URL to the new address, and start the site. DATA_DIR stays ${dataDir}: the files are there.`,
  );
  console.log('The old database is as it was: keep it until you have looked at everything.');
}
