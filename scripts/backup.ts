/**
 * `npm run backup`, also with a file after `--`: writes everything that the site keeps into one archive, while the site runs
 * or while it does not. Ends with 1 when files are missing that the database names.
 */

import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { withArchiveFolder } from '@/lib/server/site-archive/archive-folder';
import { backUpSite } from '@/lib/server/site-archive/backup-site';
import { noteBackup } from '@/lib/server/site-archive/last-backup';
import { onSite } from './start/on-site';
import { StartError } from './start/steps';

const MEBIBYTE = 1_048_576;

await onSite(async ({ db, storage, args: [given] }) => {
  const file = given ?? `backup-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.tar`;
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const part = `${file}.part`;
  const at = new Date();
  await withArchiveFolder(storage.incoming, async (folder) => {
    const { manifest, bytes, missing } = await backUpSite(db, storage, folder);
    try {
      // It holds the hashes of passwords and what visitors wrote.
      await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    const rows = manifest.files.reduce((sum, { lines }) => sum + lines, 0);
    const { size } = await stat(file);
    const mebibytes = (size / MEBIBYTE).toFixed(1);
    console.log(
      `${file}: ${rows} rows of ${manifest.files.length} tables and all media files, ${mebibytes} MiB.`,
    );
    // The file is there, whatever becomes of the note.
    await noteBackup(db, { at, bytes: size, missing: missing.length }).catch((error: unknown) =>
      console.log(`The site could not be told of it: ${String(error)}`),
    );
    if (missing.length === 0) return;
    process.exitCode = 1;
    console.log(`Files that the database names and that are gone: ${missing.length}`);
    for (const pathname of missing) console.log(`  ${pathname}`);
  });
});
