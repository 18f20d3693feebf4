import 'server-only';

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type FontRow, fontRow } from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';
import { examineFiles, type ReadyFont } from '@/lib/server/fonts/keep-font';
import { knownRows } from './judged-rows';

/** A font of an archive as it comes to lie here. */
export interface ArchivedFont extends ReadyFont {
  row: FontRow;
}

/**
 * Looks into the fonts of an archive as into uploaded ones: what is stored is what that lets through.
 * @throws {AppError} `validation_failed` for one that could not be uploaded either, `unavailable`
 */
export async function prepareFonts(folder: string): Promise<ArchivedFont[]> {
  const ready: ArchivedFont[] = [];
  for await (const row of knownRows(folder, 'fonts.ndjson', fontRow)) {
    const files = await Promise.all(row.files.map((hash) => fileOf(path.join(folder, 'media', hash))));
    const found = await examine(files, row);
    // Two of the archive can be the same here.
    if (!ready.some(({ font }) => font.id === found.font.id))
      ready.push({ ...found, row, font: { ...found.font, name: row.name } });
  }
  return ready;
}

async function fileOf(file: string): Promise<{ file: string; size: number }> {
  return { file, size: (await stat(file)).size };
}

async function examine(files: { file: string; size: number }[], { name }: FontRow): Promise<ReadyFont> {
  if (files.some(({ size }) => size > FONTS.bytes)) throw refusal(name, 'It is too large.');
  return examineFiles(files, name).catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500 ? refusal(name, error.message) : error;
  });
}

const refusal = (name: string, why: string) =>
  new AppError('validation_failed', `A font of the archive cannot be stored. ${name}: ${why}`);
