import 'server-only';

import type { PrismaClient } from '@/lib/server/db';

/** What is known of a backup once its file is there. */
export interface LastBackup {
  /** The moment that it shows. */
  at: Date;
  /** Where it lies, on the machine that made it; empty where that is not known. */
  file: string;
  /** Size of its archive and of all files. */
  bytes: number;
  /** How many files the database named that were gone. */
  missing: number;
}

/** Remembers the newest backup, so that the owner can be told how old it is. */
export async function noteBackup(db: PrismaClient, { at, file, bytes, missing }: LastBackup): Promise<void> {
  const backup = { at, file, bytes: BigInt(bytes), missing };
  await db.lastBackup.upsert({ where: { id: 1 }, create: { id: 1, ...backup }, update: backup });
}

/** The newest backup of this site, by command or by itself; null if none was made. */
export async function readLastBackup(db: PrismaClient): Promise<LastBackup | null> {
  const row = await db.lastBackup.findUnique({ where: { id: 1 } });
  return row && { at: row.at, file: row.file, bytes: Number(row.bytes), missing: row.missing };
}
