import 'server-only';

import path from 'node:path';
import { backupManifest } from '@/lib/contracts/site-archive';
import type { BackupManifest } from './backup-site';
import { receiveArchive } from './receive-archive';
import { LEFT_OUT, TABLES, type TableName, tableFile } from './tables';

/** Rows by table, in the order in which they can be written. */
export type RowCounts = { table: TableName; count: number }[];

export interface ReceivedBackup {
  manifest: BackupManifest;
  rows: RowCounts;
  /** The files that came, by their hashes. */
  media: Map<string, string>;
}

const KNOWN = new Map<string, TableName>(TABLES.map(([table]) => [tableFile(table), table]));
const PASSED_OVER = new Set(LEFT_OUT.map(tableFile));

/** The rows that files of a backup hold, without what a restore leaves out. */
export const rowCounts = (files: BackupManifest['files']): RowCounts =>
  files.flatMap(({ name, lines }) => {
    const table = KNOWN.get(name);
    return table ? [{ table, count: lines }] : [];
  });

/**
 * Writes a backup down into a folder, each file of it found to be what it should be.
 * @throws {TarError} for what is no whole backup
 */
export async function receiveBackup(
  source: AsyncIterable<Uint8Array>,
  folder: string,
): Promise<ReceivedBackup> {
  const { manifest, media } = await receiveArchive(source, folder, {
    kind: 'backup',
    manifest: backupManifest,
    isRowFile: (name) => KNOWN.has(name) || PASSED_OVER.has(name),
  });
  return {
    manifest,
    rows: rowCounts(manifest.files),
    media: new Map([...media].map((hash) => [hash, path.join(folder, 'media', hash)])),
  };
}
