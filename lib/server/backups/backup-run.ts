import 'server-only';

import type { BackupProblem } from '@/lib/domain/backups/problems';
import { type BackupRun, type BackupTrial, isBackingUp, isBackupDue } from '@/lib/domain/backups/schedule';
import type { PrismaClient } from '@/lib/server/db';
import { readLastChange } from './last-change';

export interface BackupState {
  run: BackupRun;
  /** The moment that the newest automatic backup shows; null before the first. */
  madeAt: Date | null;
  trial: BackupTrial | null;
}

/** How automatic backups go; null if none was ever begun. */
export async function readBackupState(db: PrismaClient): Promise<BackupState | null> {
  const row = await db.backupRun.findUnique({ where: { id: 1 } });
  if (!row) return null;
  const { startedAt, endedAt, problem, madeAt, triedAt, isTrialGood } = row;
  const trial = triedAt && { at: triedAt, isGood: isTrialGood === true };
  return { run: { startedAt, endedAt, problem }, madeAt, trial };
}

/**
 * Begins a backup, for one server alone.
 * @param isAsked whether the owner asks for one: then it need not be due
 * @returns when it began, which names it; null if it is not due, or being made already
 */
export async function claimBackup(
  db: PrismaClient,
  { isAsked, now = new Date() }: { isAsked: boolean; now?: Date },
): Promise<Date | null> {
  const state = await readBackupState(db);
  const run = state?.run ?? null;
  const isWanted = isAsked
    ? !isBackingUp(run, now)
    : isBackupDue({ run, lastAt: state?.madeAt ?? null, lastChangeAt: await readLastChange(db) }, now);
  if (!isWanted) return null;
  const begun = { startedAt: now, endedAt: null, problem: null };
  // Whoever else has read the same finds it changed.
  const { count } = run
    ? await db.backupRun.updateMany({
        where: { startedAt: run.startedAt, endedAt: run.endedAt },
        data: begun,
      })
    : await db.backupRun.createMany({ data: begun, skipDuplicates: true });
  return count === 1 ? now : null;
}

/** Notes how a backup has ended, once: with the moment that it shows, or why there is none. */
export async function endBackup(
  db: PrismaClient,
  startedAt: Date,
  how: { madeAt: Date } | { problem: BackupProblem },
): Promise<void> {
  await db.backupRun.updateMany({
    where: { startedAt, endedAt: null },
    data: { ...how, endedAt: new Date() },
  });
}

/** Notes whether the newest backup could be restored. */
export async function noteTrial(db: PrismaClient, { at, isGood }: BackupTrial): Promise<void> {
  await db.backupRun.updateMany({ data: { triedAt: at, isTrialGood: isGood } });
}
