import 'server-only';

import { isUnavailable } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { claimBackup } from './backup-run';
import { backUpApart } from './start-backup';

/** The first minutes after a start belong to visitors. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

declare global {
  // A development server loads this module anew with each change: the process has one clock.
  var atelierBackups: NodeJS.Timeout | undefined;
}

/** Makes a backup whenever one is due, as long as the process runs. Several servers may do so at once: into one folder, each is made by one of them. */
export function keepBackingUp(): void {
  clearInterval(globalThis.atelierBackups);
  const folder = env().backupDir;
  if (folder === null) return;
  globalThis.atelierBackups = setInterval(() => backUpDue(folder), LOOK_EVERY_MS);
  globalThis.atelierBackups.unref();
}

async function backUpDue(folder: string): Promise<void> {
  try {
    const startedAt = await claimBackup(db, { folder, isAsked: false });
    if (startedAt) await backUpApart(startedAt);
  } catch (error) {
    if (!isUnavailable(error)) logLine({ level: 'error', task: 'backup', error: String(error) });
  }
}
