import { type DiskSpace, diskState } from '../disk';

/** What an owner should do something about, the most urgent first. */
export const WARNINGS = [
  'diskFull',
  'diskClosed',
  'diskLow',
  'proxyUnnamed',
  'backupUnusable',
  'backupFailed',
  'backupIncomplete',
  'backupOld',
  'backupNever',
  'mailStuck',
  'mailFailed',
  'webhookGivenUp',
  'diskFilling',
] as const;
export type Warning = (typeof WARNINGS)[number];

export interface StatusFacts {
  /** Null where the system does not tell, or files are not on a disk. */
  disk: DiskSpace | null;
  /** Whether requests come by a proxy that the site was not told of. */
  hasUnnamedProxy: boolean;
  /** The newest backup: the moment that it shows, and how many files were missing. */
  backup: { at: Date; missing: number } | null;
  /** Whether the last backup that the site should have made by itself failed, and whether the last trial of restoring one did. */
  automatic: { hasFailed: boolean; isUnusable: boolean };
  /** When a text, a page or a file was last changed; null if nothing was. */
  lastChangeAt: Date | null;
  /** Whether the last attempt to send mail failed, how many wait, and how many were given up. */
  mail: { hasProblem: boolean; waiting: number; failed: number };
  /** How many webhooks the site has switched off, because nothing was taken for days. */
  webhooksGivenUp: number;
}

/** From this share of a disk on it is time to think of a larger one. */
const FILLING_SHARE = 0.85;
/** Changes may be without a backup for so long. */
const BACKUP_MS = 7 * 24 * 60 * 60 * 1000;

/** What an owner should know of how the site runs, the most urgent first. */
export function warningsOf(facts: StatusFacts, now: Date): Warning[] {
  const found = new Set([...ofDisk(facts.disk), ...ofBackup(facts, now), ...ofMail(facts.mail)]);
  if (facts.hasUnnamedProxy) found.add('proxyUnnamed');
  if (facts.webhooksGivenUp > 0) found.add('webhookGivenUp');
  return WARNINGS.filter((warning) => found.has(warning));
}

const OF_DISK_STATE = { low: 'diskLow', closed: 'diskClosed', full: 'diskFull' } as const;

function ofDisk(disk: DiskSpace | null): Warning[] {
  if (!disk) return [];
  const state = diskState(disk);
  if (state !== 'roomy') return [OF_DISK_STATE[state]];
  return 1 - disk.free / disk.size >= FILLING_SHARE ? ['diskFilling'] : [];
}

/** A site that nobody has changed since its last backup needs no newer one. */
function ofBackup({ backup, automatic, lastChangeAt }: StatusFacts, now: Date): Warning[] {
  const ofAutomatic: Warning[] = [
    ...(automatic.isUnusable ? (['backupUnusable'] as const) : []),
    ...(automatic.hasFailed ? (['backupFailed'] as const) : []),
  ];
  if (!backup) return lastChangeAt ? [...ofAutomatic, 'backupNever'] : ofAutomatic;
  const isOld = now.getTime() - backup.at.getTime() > BACKUP_MS;
  const isChanged = lastChangeAt !== null && lastChangeAt > backup.at;
  return [
    ...ofAutomatic,
    ...(backup.missing > 0 ? (['backupIncomplete'] as const) : []),
    ...(isOld && isChanged ? (['backupOld'] as const) : []),
  ];
}

function ofMail({ hasProblem, waiting, failed }: StatusFacts['mail']): Warning[] {
  return [
    ...(hasProblem && waiting > 0 ? (['mailStuck'] as const) : []),
    ...(failed > 0 ? (['mailFailed'] as const) : []),
  ];
}
