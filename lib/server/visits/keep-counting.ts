import 'server-only';

import { dayOf, monthsBefore } from '@/lib/domain/visits/days';
import { VISITS } from '@/lib/domain/visits/limits';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { visitTally } from '@/lib/server/gateway/visit-tally';
import { logLine } from '@/lib/server/log';
import { readVisitSettings } from './visit-settings';
import { writeVisits } from './write-visits';

/**
 * Deletes counts of days before those that are kept.
 * @throws {AppError} `unavailable`
 */
export async function forgetOldVisits(keptMonths: number, now: Date): Promise<void> {
  const before = new Date(monthsBefore(now, keptMonths));
  await withDatabaseErrors(() =>
    db.$transaction([
      db.pageViews.deleteMany({ where: { day: { lt: before } } }),
      db.visitCount.deleteMany({ where: { day: { lt: before } } }),
    ]),
  );
}

declare global {
  // A development server loads this module anew with each change: the process has one clock.
  var atelierVisits: NodeJS.Timeout | undefined;
}

/**
 * Has visits counted where the owner wants it, and writes down what was counted, now and repeatedly while the process runs; the
 * small server has it done once more when it ends. Failures are retried in a later round.
 */
export function keepCountingVisits(): void {
  let isAtIt = false;
  // What is too old becomes so when a day begins.
  let tidied = '';
  const look = async () => {
    if (isAtIt) return;
    isAtIt = true;
    try {
      const { isOn, keptMonths } = await readVisitSettings();
      visitTally().isOn = isOn;
      await writeVisits();
      const now = new Date();
      const due = `${dayOf(now)} ${keptMonths}`;
      if (due !== tidied) await forgetOldVisits(keptMonths, now);
      tidied = due;
    } catch (error) {
      if (!isUnavailable(error)) logLine({ level: 'error', task: 'visits', error: String(error) });
    } finally {
      isAtIt = false;
    }
  };
  clearInterval(globalThis.atelierVisits);
  globalThis.atelierVisits = setInterval(look, VISITS.writeEveryMs);
  globalThis.atelierVisits.unref();
  visitTally().write = writeVisits;
  void look();
}
