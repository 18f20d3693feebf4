import * as z from 'zod';
import { BACKUP_PROBLEMS } from '@/lib/domain/backups/problems';
import { WARNINGS } from '@/lib/domain/site-status/warnings';
import { date } from './text';

const count = z.int().nonnegative();
const bytes = count;

/** `GET /api/site/status`: how the site runs, at this moment and on this server. */
export const siteStatusAnswer = z.strictObject({
  /** What the owner should do something about, the most urgent first. */
  warnings: z.array(z.enum(WARNINGS)),
  /** The newest backup, by command or by itself: the moment that it shows, and where it lies; null if none was made. */
  backup: z.strictObject({ at: date, file: z.string(), bytes, missing: count }).nullable(),
  /** The backups that the site makes by itself; null where it makes none. */
  automaticBackups: z
    .strictObject({
      folder: z.string(),
      isRunning: z.boolean(),
      /** Why the last one failed, and when; null if it did not. */
      failure: z.strictObject({ at: date, problem: z.enum(BACKUP_PROBLEMS) }).nullable(),
      /** How many there are on this machine, and the moment that the oldest shows. */
      kept: count,
      oldestAt: date.nullable(),
      /** The last time that one was restored in a trial. */
      trial: z.strictObject({ at: date, isGood: z.boolean() }).nullable(),
    })
    .nullable(),
  /** When a text, a page or a file was last changed; null if nothing was. */
  lastChangeAt: date.nullable(),
  /** The disk of the data folder; null where the system does not tell. */
  disk: z.strictObject({ size: bytes, free: bytes }).nullable(),
  /** Pages and files that are not in the bin. */
  kept: z.strictObject({ pages: count, files: count, fileBytes: bytes, storage: z.enum(['disk', 'blob']) }),
  address: z.strictObject({
    url: z.string(),
    /** The line that the environment lacks, where a request came by a proxy that it does not name. */
    proxyLine: z.string().nullable(),
  }),
  mail: z.strictObject({ isOn: z.boolean(), waiting: count, failed: count }),
  /** Work that this server does beside answering, as far as there is any. */
  queues: z.array(z.strictObject({ name: z.string(), running: count, waiting: count })),
  release: z.strictObject({
    build: z.string(),
    builtAt: date,
    node: z.string(),
    database: z.strictObject({ kind: z.enum(['embedded', 'postgresql']), version: z.string() }),
    /** How many are applied, and the name of the last one. */
    migrations: z.strictObject({ applied: count, last: z.string() }),
  }),
  process: z.strictObject({ startedAt: date, memoryBytes: bytes }),
});
export type SiteStatusAnswer = z.output<typeof siteStatusAnswer>;
