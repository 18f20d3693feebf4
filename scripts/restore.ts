/**
 * `npm run restore -- <file>`: brings a backup, made by command or by itself, back into a fresh site; with `--force` into one that holds something, which
 * is written over. One of an older release is brought up to date. Ends with 1 when files are missing that the database names.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDER } from '@/lib/server/backups/backup-folder';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { withArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { restoreSite } from '@/lib/server/site-archive/restore-site';
import type { WithScratchDatabase } from '@/lib/server/site-archive/update-backup';
import { withScratchDatabase } from './db/scratch-database';
import { onSite } from './start/on-site';
import { StartError } from './start/steps';

await onSite(
  async ({ db, storage, args }) => {
    const isForced = args.includes('--force');
    const [file] = args.filter((each) => each !== '--force');
    if (file === undefined) throw new StartError('Which backup? npm run restore -- <file>');
    if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
    await withArchiveFolder(storage.incoming, async (folder) => {
      const beside = path.join(path.dirname(file), MEDIA_FOLDER);
      const withScratch: WithScratchDatabase = (update) => {
        console.log('The backup is of an older release: it is brought up to date first.');
        return withScratchDatabase(folder, update);
      };
      const options = { db, storage, folder, beside, isForced, withScratch };
      const { rows, stored, missing, accounts } = await restoreSite(readArchive(file), options);
      for (const { table, count } of rows) if (count > 0) console.log(`  ${table}: ${count}`);
      console.log(`Restored from ${file}: the rows above, and ${stored} files that were not here.`);
      console.log(
        'Accounts that can sign in now; remove in the settings whoever had been let go since the backup:',
      );
      for (const { name, role } of accounts) console.log(`  ${name} (${role})`);
      console.log('Everybody has to sign in again: sessions and one-time links are not brought back.');
      if (missing.length === 0) return;
      process.exitCode = 1;
      console.log(`Files that are in neither of them: ${missing.length}`);
      for (const pathname of missing) console.log(`  ${pathname}`);
    });
  },
  { isNew: true },
);
