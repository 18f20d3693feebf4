import 'server-only';

import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { BACKUP_PROBLEMS } from '@/lib/domain/backups/problems';
import { isBackingUp } from '@/lib/domain/backups/schedule';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { listBackups } from './backup-folder';
import { type BackupState, readBackupState } from './backup-run';

/** How the backups go that the site makes by itself; null where it makes none. */
export async function readAutomaticBackups(now: Date): Promise<SiteStatusAnswer['automaticBackups']> {
  const folder = env().backupDir;
  if (folder === null) return null;
  const [state, backups] = await Promise.all([readBackupState(db), listBackups(folder)]);
  return {
    folder,
    isRunning: isBackingUp(state?.run ?? null, now),
    failure: failureOf(state),
    kept: backups.length,
    oldestAt: backups.at(-1)?.at.toISOString() ?? null,
    trial: state?.trial ? { ...state.trial, at: state.trial.at.toISOString() } : null,
  };
}

function failureOf(state: BackupState | null) {
  const { endedAt, problem = null } = state?.run ?? {};
  if (!endedAt || problem === null) return null;
  // Another release may know more of them.
  const known = BACKUP_PROBLEMS.find((each) => each === problem) ?? 'failed';
  return { at: endedAt.toISOString(), problem: known };
}
