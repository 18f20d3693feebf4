const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When automatic backups are made and tried. */
export const SCHEDULE = {
  everyMs: DAY_MS,
  /** After a failure. */
  retryMs: HOUR_MS,
  /** What takes longer is ended. */
  longestMs: 12 * HOUR_MS,
  /** How often a backup that is being made says so. */
  beatMs: 30_000,
  /** One that nobody has heard of for so long is dead, or hangs. */
  lostMs: 3 * 60_000,
  /** How often the newest is restored into a scratch database. */
  trialMs: 7 * DAY_MS,
};

/** The last automatic backup as an attempt: a server claims it when it begins, and says how it ended. */
export interface BackupRun {
  startedAt: Date;
  /** When it was last heard of. */
  beatAt: Date;
  /** Null while it is being made. */
  endedAt: Date | null;
  /** Why it failed; null where it did not. */
  problem: string | null;
}

/** Whether a backup is being made. */
export function isBackingUp(run: BackupRun | null, now: Date): boolean {
  return run !== null && run.endedAt === null && now.getTime() - run.beatAt.getTime() < SCHEDULE.lostMs;
}

interface BackupFacts {
  /** The moment that the newest automatic backup shows; null if there is none. */
  lastAt: Date | null;
  /** When somebody last changed the site; null for one as it was shipped. */
  lastChangeAt: Date | null;
  run: BackupRun | null;
}

/** Whether it is time for an automatic backup: an hour after a failure, and else a day after the last one, unless the site is untouched. */
export function isBackupDue({ lastAt, lastChangeAt, run }: BackupFacts, now: Date): boolean {
  if (isBackingUp(run, now)) return false;
  if (run !== null && run.problem !== null)
    return now.getTime() - run.startedAt.getTime() >= SCHEDULE.retryMs;
  if (lastChangeAt === null) return false;
  return lastAt === null || now.getTime() - lastAt.getTime() >= SCHEDULE.everyMs;
}

/** The last trial of restoring a backup. */
export interface BackupTrial {
  at: Date;
  isGood: boolean;
}

/** Whether the newest backup should be restored in a trial: a week after the last one, and at once after one that failed. */
export function isTrialDue(last: BackupTrial | null, now: Date): boolean {
  return !last?.isGood || now.getTime() - last.at.getTime() >= SCHEDULE.trialMs;
}
