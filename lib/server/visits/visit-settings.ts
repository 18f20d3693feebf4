import 'server-only';

import type { VisitSettings } from '@/lib/contracts/site-visits';
import { type KeptMonths, VISITS } from '@/lib/domain/visits/limits';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { visitTally } from '@/lib/server/gateway/visit-tally';

/** Nobody is counted before an owner wants it. */
const UNSAVED: VisitSettings = { isOn: false, keptMonths: 24 };
const LONGEST: KeptMonths = 60;

/**
 * Whether visits are counted, and how long counts are kept.
 * @throws {AppError} `unavailable`
 */
export async function readVisitSettings(): Promise<VisitSettings> {
  const row = await withDatabaseErrors(() => db.visitSetting.findUnique({ where: { id: 1 } }));
  return row ? { isOn: row.isOn, keptMonths: knownMonths(row.keptMonths) } : UNSAVED;
}

/** Of a number that this version does not offer, the next longer one: nothing is deleted early. */
function knownMonths(stored: number): KeptMonths {
  return VISITS.keptMonths.find((months) => months >= stored) ?? LONGEST;
}

/**
 * Turns counting on or off, in this process at once and in others within seconds, and says how long counts are kept.
 * @throws {AppError} `unavailable`
 */
export async function saveVisitSettings(settings: VisitSettings, actor: Actor): Promise<VisitSettings> {
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      await tx.visitSetting.upsert({ where: { id: 1 }, create: settings, update: settings });
      const object = settings.isOn ? `on, kept for ${settings.keptMonths} months` : 'off';
      await recordEvent(tx, { action: 'visit_settings_changed', actor, object, address: actor.address });
    }),
  );
  visitTally().isOn = settings.isOn;
  return settings;
}
