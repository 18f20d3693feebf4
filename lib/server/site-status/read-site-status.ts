import 'server-only';

import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { warningsOf } from '@/lib/domain/site-status/warnings';
import { readLastBackup } from '@/lib/server/backups/last-backup';
import { readLastChange } from '@/lib/server/backups/last-change';
import { readAutomaticBackups } from '@/lib/server/backups/read-automatic-backups';
import { currentBuild } from '@/lib/server/builds';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { countMails } from '@/lib/server/mail/count-mails';
import { workInQueues } from '@/lib/server/metrics/work-queues';

import { siteDiskSpace } from '@/lib/server/storage/disk-space';
import { countGivenUp } from '@/lib/server/webhooks/read-webhooks';

const SECOND_MS = 1000;

/**
 * How the site runs.
 * @param proxyLine the line that the environment lacks for a proxy; null if none is missing
 * @throws {AppError} `unavailable`
 */
export async function readSiteStatus(proxyLine: string | null, now = new Date()): Promise<SiteStatusAnswer> {
  const [stored, automatic, disk, build] = await Promise.all([
    withDatabaseErrors(() => readStored()),
    withDatabaseErrors(() => readAutomaticBackups(now)),
    siteDiskSpace(),
    currentBuild(),
  ]);
  const { backup, lastChangeAt, kept, mail, webhooksGivenUp, database, migrations } = stored;
  const facts = { disk, hasUnnamedProxy: proxyLine !== null, backup, lastChangeAt, mail, webhooksGivenUp };
  const ofAutomatic = {
    hasFailed: automatic?.failure != null,
    isUnusable: automatic?.trial?.isGood === false,
  };
  return {
    warnings: warningsOf({ ...facts, automatic: ofAutomatic }, now),
    backup: backup && { ...backup, at: backup.at.toISOString() },
    automaticBackups: automatic,
    lastChangeAt: lastChangeAt?.toISOString() ?? null,
    disk,
    kept: { ...kept, storage: env().blobToken === undefined ? 'disk' : 'blob' },
    address: { url: env().siteUrl, proxyLine },
    mail: { isOn: mail.isOn, waiting: mail.waiting, failed: mail.failed },
    queues: workInQueues().filter(({ running, waiting }) => running + waiting > 0),
    release: {
      build: build.id,
      builtAt: build.timestamp,
      node: process.version.slice(1),
      database,
      migrations,
    },
    process: {
      startedAt: new Date(now.getTime() - process.uptime() * SECOND_MS).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
  };
}

/** What the database knows of it. */
async function readStored() {
  const [backup, lastChangeAt, pages, files, setting, mails, webhooksGivenUp, server, migrations] =
    await Promise.all([
      readLastBackup(db),
      readLastChange(db),
      db.page.count({ where: { deletedAt: null } }),
      db.mediaItem.aggregate({ where: { deletedAt: null }, _count: true, _sum: { size: true } }),
      db.mailSetting.findUnique({ where: { id: 1 }, select: { isOn: true, problem: true } }),
      countMails(),
      countGivenUp(),
      readDatabase(),
      readMigrations(),
    ]);
  return {
    backup,
    lastChangeAt,
    kept: { pages, files: files._count, fileBytes: files._sum.size ?? 0 },
    mail: {
      isOn: setting?.isOn ?? false,
      hasProblem: setting?.problem != null,
      ...mails,
    },
    webhooksGivenUp,
    database: server,
    migrations,
  };
}

async function readDatabase(): Promise<SiteStatusAnswer['release']['database']> {
  const [row] = await db.$queryRaw<{ whole: string; version: string }[]>`
    select version() as whole, current_setting('server_version') as version`;
  // The embedded one says what it was compiled to.
  const kind = row?.whole.includes('wasm') ? 'embedded' : 'postgresql';
  return { kind, version: row?.version.split(' ')[0] ?? '' };
}

async function readMigrations(): Promise<SiteStatusAnswer['release']['migrations']> {
  const [row] = await db.$queryRaw<{ applied: number; last: string }[]>`
    select count(*)::int as applied, coalesce(max(migration_name), '') as last from _prisma_migrations
    where finished_at is not null and rolled_back_at is null`;
  return row ?? { applied: 0, last: '' };
}
