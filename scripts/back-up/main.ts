// Makes the backup that the site has claimed, and tries it where that is due; writes into the database how it went. Bundled by
// scripts/bundling/bundle.mjs.
import { setPriority } from 'node:os';
import { isTrialDue, SCHEDULE } from '@/lib/domain/backups/schedule';
import { endBackup, noteTrial, readBackupState, renewClaim } from '@/lib/server/backups/backup-run';
import { noteBackup } from '@/lib/server/backups/last-backup';
import { makeBackup } from '@/lib/server/backups/make-backup';
import { problemOf } from '@/lib/server/backups/problem-of';
import { createDatabase } from '@/lib/server/db';
import { databaseUrl, env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { storageOf } from '@/lib/server/storage/media-storage';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';
import { tryInScratch } from './try-in-scratch';

/** Visitors come first. */
const NICENESS = 10;
/** To write down that it was stopped. */
const GRACE_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const [, , begun = ''] = process.argv;
const startedAt = new Date(begun);
const kept = liveUnderKeeper({ graceMs: GRACE_MS });
setPriority(NICENESS);
const db = createDatabase(databaseUrl(), {
  queryTimeout: MINUTE_MS,
  transactionTimeout: HOUR_MS,
  poolSize: 2,
});
process.once('SIGTERM', async () => {
  await endBackup(db, startedAt, 'stopped').catch(() => undefined);
  process.exit(0);
});
setInterval(() => void renewClaim(db, startedAt).catch(() => undefined), SCHEDULE.beatMs).unref();
void kept.tell({ ready: true });

const storage = storageOf(env());
try {
  const folder = env().backupDir;
  if (folder === null) throw new Error('No folder for backups is named.');
  const made = await makeBackup({ db, storage, folder });
  await noteBackup(db, made);
  await endBackup(db, startedAt, null);
  logLine({ task: 'backup', file: made.file, bytes: made.bytes, missing: made.missing });
  const state = await readBackupState(db);
  if (isTrialDue(state?.trial ?? null, new Date())) {
    const reason = await tryInScratch(made, storage.incoming);
    await noteTrial(db, { at: new Date(), isGood: reason === null });
    logLine({ level: reason === null ? 'info' : 'error', task: 'backup trial', file: made.file, reason });
  }
} catch (error) {
  logLine({ level: 'error', task: 'backup', error: String(error) });
  await endBackup(db, startedAt, problemOf(error)).catch(() => undefined);
}
await db.$disconnect();
// The migration engine leaves a timer of ten seconds behind.
process.exit();
