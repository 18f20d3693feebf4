import 'server-only';

import { fork } from 'node:child_process';
import path from 'node:path';
import { SCHEDULE } from '@/lib/domain/backups/schedule';
import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { claimBackup, endBackup } from './backup-run';

/** Bundled by itself: the build of the site must not look for it. */
const PROGRAM = path.join(process.cwd(), '.build', 'back-up.mjs');

/**
 * Has a backup made because the owner asks for one; how it goes is said by the site's status.
 * @throws {AppError} `conflict` where one is being made, or none are made here
 */
export async function startBackup(): Promise<void> {
  const folder = env().backupDir;
  if (folder === null) throw new AppError('conflict', 'This site makes no backups by itself.');
  const startedAt = await withDatabaseErrors(() => claimBackup(db, { folder, isAsked: true }));
  if (startedAt === null) throw new AppError('conflict', 'A backup is being made already.');
  void backUpApart(startedAt);
}

/**
 * Makes a backup that has been claimed, and tries it where that is due, in a process of its own, which writes down how it went.
 * @returns when the process has ended; never fails
 */
export async function backUpApart(startedAt: Date): Promise<void> {
  const process = fork(/* turbopackIgnore: true */ PROGRAM, [startedAt.toISOString()], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.unref();
  process.channel?.unref();
  const timer = setTimeout(() => process.kill('SIGKILL'), SCHEDULE.longestMs).unref();
  const ending = await new Promise<string>((resolve) => {
    process.once('exit', (code, signal) => resolve(String(signal ?? code)));
    process.once('error', (error) => resolve(String(error)));
  });
  clearTimeout(timer);
  if (ending === '0') return;
  logLine({ level: 'error', task: 'backup', ending });
  // Where it could not say so itself; a database that is away now is told nothing, and the backup counts as lost later.
  await endBackup(db, startedAt, 'stopped').catch(() => undefined);
}
