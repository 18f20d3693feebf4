import 'server-only';

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** `2026-11-28T03-00-12Z.tar.gz`: the moment that it shows, in UTC; `…Z-before-update.tar.gz` was made by an update. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-before-update)?\.tar\.gz$/;
const PART = '.part';

/** The folder for the files of all backups, each under its hash; a restore looks for it beside the archive. */
export const MEDIA_FOLDER = 'media';

export interface KeptBackup {
  at: Date;
  /** Absolute. */
  file: string;
  /** Made before an update changed the tables: the way back to the release before it. */
  isBeforeUpdate: boolean;
}

/** The archive of a backup that shows a moment, to the second. */
export const backupFile = (folder: string, at: Date, isBeforeUpdate = false): string =>
  path.join(
    /* turbopackIgnore: true */ folder,
    `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${isBeforeUpdate ? '-before-update' : ''}.tar.gz`,
  );

/** The backups in a folder, the newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const name of await readdir(/* turbopackIgnore: true */ folder).catch(() => [])) {
    const [, day, hour, minute, second, beforeUpdate] = NAME.exec(name) ?? [];
    if (day === undefined) continue;
    found.push({
      at: new Date(`${day}T${hour}:${minute}:${second}Z`),
      file: path.join(/* turbopackIgnore: true */ folder, name),
      isBeforeUpdate: beforeUpdate !== undefined,
    });
  }
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Removes what a backup that was killed has left half written; only one is made in a folder at a time. */
export async function removeParts(folder: string): Promise<void> {
  for (const each of [folder, path.join(/* turbopackIgnore: true */ folder, MEDIA_FOLDER)])
    for (const name of await readdir(/* turbopackIgnore: true */ each).catch(() => []))
      if (name.endsWith(PART)) await rm(path.join(/* turbopackIgnore: true */ each, name), { force: true });
}
