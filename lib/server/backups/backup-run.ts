import 'server-only';

import type { BackupProblem } from '@/lib/domain/backups/problems';
import { type BackupRun, type BackupTrial, isBackingUp, isBackupDue } from '@/lib/domain/backups/schedule';
import type { PrismaClient } from '@/lib/server/db';
import { listBackups } from './backup-folder';
import { readLastChange } from './last-change';

export interface BackupState {
  run: BackupRun;
  trial: BackupTrial | null;
}

/** How automatic backups go; null if none was ever begun. */
export async function readBackupState(db: PrismaClient): Promise<BackupState | null> {
  const row = await db.backupRun.findUnique({ where: { id: 1 } });
  if (!row) return null;
  const { startedAt, beatAt, endedAt, problem, triedAt, isTrialGood } = row;
  const trial = triedAt && { at: triedAt, isGood: isTrialGood === true };
  return { run: { startedAt, beatAt, endedAt, problem }, trial };
}

interface Claim {
  /** The folder of automatic backups on this machine. */
  folder: string;
  /** Whether the owner asks for one: then it need not be due. */
  isAsked: boolean;
  now?: Date;
}

/**
 * Begins a backup, for one server alone.
 * @returns when it began, which names it; null if it is not due, or being made already
 */
export async function claimBackup(
  db: PrismaClient,
  { folder, isAsked, now = new Date() }: Claim,
): Promise<Date | null> {
  const run = (await readBackupState(db))?.run ?? null;
  // Looked at after the state: what another server has just made into the same folder is there by then.
  const [newest] = await listBackups(folder);
  const lastAt = newest?.at ?? null;
  const isWanted = isAsked
    ? !isBackingUp(run, now)
    : isBackupDue({ run, lastAt, lastChangeAt: await readLastChange(db) }, now);
  if (!isWanted) return null;
  const begun = { startedAt: now, beatAt: now, endedAt: null, problem: null };
  // Whoever else has read the same finds it changed.
  const { count } = run
    ? await db.backupRun.updateMany({
        where: { startedAt: run.startedAt, endedAt: run.endedAt },
        data: begun,
      })
    : await db.backupRun.createMany({ data: begun, skipDuplicates: true });
  return count === 1 ? now : null;
}

/** Says that a backup is still being made. */
export async function renewClaim(db: PrismaClient, startedAt: Date): Promise<void> {
  await db.backupRun.updateMany({ where: { startedAt, endedAt: null }, data: { beatAt: new Date() } });
}

/** Notes how a backup has ended, once: well, or why there is none. */
export async function endBackup(
  db: PrismaClient,
  startedAt: Date,
  problem: BackupProblem | null,
): Promise<void> {
  await db.backupRun.updateMany({
    where: { startedAt, endedAt: null },
    data: { problem, endedAt: new Date() },
  });
}

/** Notes whether the newest backup could be restored. */
export async function noteTrial(db: PrismaClient, { at, isGood }: BackupTrial): Promise<void> {
  await db.backupRun.updateMany({ data: { triedAt: at, isTrialGood: isGood } });
}
