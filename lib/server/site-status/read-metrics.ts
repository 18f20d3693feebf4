import 'server-only';

import type { DiskSpace } from '@/lib/domain/disk';
import { type LastBackup, readLastBackup } from '@/lib/server/backups/last-backup';
import { answeredAt } from '@/lib/server/database-answers';
import { databaseUse } from '@/lib/server/database-use';
import { db } from '@/lib/server/db';
import { countMails, type MailCounts } from '@/lib/server/mail/count-mails';
import { type Gauge, gaugesText } from '@/lib/server/metrics/gauges';
import { metrics } from '@/lib/server/metrics/metrics';
import { siteDiskSpace } from '@/lib/server/storage/disk-space';

const SECOND_MS = 1000;

/** What this process has counted, and what is read when somebody asks, in the text format of Prometheus. */
export async function readMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = metrics();
  const texts = await Promise.all([registry.metrics(), storedText()]);
  return { text: texts.join('\n'), contentType: registry.contentType };
}

/** Disk, database, mails that wait, and the last backup; what cannot be read is left out. */
async function storedText(): Promise<string> {
  const [disk, stored] = await Promise.all([siteDiskSpace(), readStored().catch(() => null)]);
  const silence = (performance.now() - answeredAt()) / SECOND_MS;
  const { connections, statements } = databaseUse();
  return gaugesText([
    ...(disk ? ofDisk(disk) : []),
    {
      name: 'atelier_database_connections',
      help: 'Connections of this process to the database.',
      value: connections,
    },
    {
      name: 'atelier_database_statements_waiting',
      help: 'Statements of this process that the database has not answered yet.',
      value: statements,
    },
    {
      name: 'atelier_database_up',
      help: 'Whether the database answered just now.',
      value: stored ? 1 : 0,
    },
    ...(Number.isFinite(silence)
      ? [
          {
            name: 'atelier_database_silence_seconds',
            help: 'Since the database last answered.',
            value: silence,
          },
        ]
      : []),
    ...(stored ? ofDatabase(stored) : []),
  ]);
}

interface Stored extends MailCounts {
  backup: LastBackup | null;
}

async function readStored(): Promise<Stored> {
  const [backup, mails] = await Promise.all([readLastBackup(db), countMails()]);
  return { backup, ...mails };
}

const ofDisk = ({ size, free }: DiskSpace): Gauge[] => [
  { name: 'atelier_disk_size_bytes', help: 'The disk of the data folder.', value: size },
  { name: 'atelier_disk_free_bytes', help: 'What the site may still write on it.', value: free },
];

const ofDatabase = ({ backup, waiting, failed }: Stored): Gauge[] => [
  {
    name: 'atelier_mails_waiting',
    help: 'Mails that wait to be sent, of all servers.',
    value: waiting,
  },
  { name: 'atelier_mails_failed', help: 'Mails of 30 days that were given up.', value: failed },
  ...(backup
    ? [
        {
          name: 'atelier_last_backup_timestamp_seconds',
          help: 'The moment that the newest backup shows.',
          value: backup.at.getTime() / SECOND_MS,
        },
      ]
    : []),
];
