/**
 * `npm run backup`, also with a file after `--`: writes everything that the site keeps into one archive, while the site runs
 * or while it does not. Ends with 1 when files are missing that the database names.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { noteBackup } from '@/lib/server/backups/last-backup';
import { writeArchive } from '@/lib/server/site-archive/archive-file';
import { withArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { backUpSite } from '@/lib/server/site-archive/backup-site';
import { onSite } from './start/on-site';
import { StartError } from './start/steps';

const MEBIBYTE = 1_048_576;

await onSite(async ({ db, storage, args: [given] }) => {
  const file = given ?? `backup-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.tar`;
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const at = new Date();
  await withArchiveFolder(storage.incoming, async (folder) => {
    const { manifest, bytes, missing } = await backUpSite(db, storage, folder);
    const size = await writeArchive(file, bytes);
    const rows = manifest.files.reduce((sum, { lines }) => sum + lines, 0);
    const mebibytes = (size / MEBIBYTE).toFixed(1);
    console.log(
      `${file}: ${rows} rows of ${manifest.files.length} tables and all media files, ${mebibytes} MiB.`,
    );
    // The file is there, whatever becomes of the note.
    await noteBackup(db, { at, file: resolve(file), bytes: size, missing: missing.length }).catch(
      (error: unknown) => console.log(`The site could not be told of it: ${String(error)}`),
    );
    if (missing.length === 0) return;
    process.exitCode = 1;
    console.log(`Files that the database names and that are gone: ${missing.length}`);
    for (const pathname of missing) console.log(`  ${pathname}`);
  });
});
