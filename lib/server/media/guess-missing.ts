import 'server-only';

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { guessFocalPoint } from './focal-point';
import { tagsOfPagesWith } from './where-used';

/** Types that a decoder here reads. */
const DECODED = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
/** Larger ones came with a guess: files were never as large before. */
const MOST_BYTES = 100_000_000;
const MANY = 50;

/**
 * Guesses the focal points of pictures that were stored before there were guesses, one after another, and renews the pages
 * that show them. What cannot be read is left as it is.
 * @returns how many were guessed
 * @throws {AppError} `unavailable`
 */
export async function guessMissingFocalPoints(): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await withDatabaseErrors(() =>
      db.mediaItem.findMany({
        where: {
          id: { gt: after },
          guessedFocalX: null,
          contentType: { in: DECODED },
          size: { lte: MOST_BYTES },
        },
        orderBy: { id: 'asc' },
        take: MANY,
        select: { id: true, pathname: true },
      }),
    );
    const guessed: string[] = [];
    for (const row of rows) if (await guessOne(row)) guessed.push(row.id);
    await renew(guessed);
    count += guessed.length;
    after = rows.at(-1)?.id ?? '';
    if (rows.length < MANY) return count;
  }
}

async function guessOne({ id, pathname }: { id: string; pathname: string }): Promise<boolean> {
  try {
    const guess = await guessFocalPoint(sharp(await buffer(mediaStorage().open(pathname))));
    await withDatabaseErrors(() => db.mediaItem.updateMany({ where: { id }, data: guess }));
    return true;
  } catch (error) {
    logLine({ level: 'warn', task: 'focal points', pathname, error: String(error) });
    return false;
  }
}

async function renew(fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => bumpTags(tx, await tagsOfPagesWith(tx, fileIds))),
  );
  await pageStore().renew(renewals);
}
