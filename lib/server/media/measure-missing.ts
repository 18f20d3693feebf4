import 'server-only';

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { MediaItem } from '@/lib/server/generated/prisma/client';
import { logLine } from '@/lib/server/log';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { guessFocalPoint } from './focal-point';
import { MOVING, measureBrightness } from './measure-brightness';
import { tagsOfPagesWith } from './where-used';

/** Types that a decoder here reads. */
const DECODED = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
/** Larger ones came with a guess; their brightness stays unknown if they came before it was measured. */
const MOST_BYTES = 100_000_000;
const MANY = 50;
const COLUMNS = { id: true, pathname: true, guessedFocalX: true, brightness: true } as const;

/**
 * Looks into pictures that were stored before focal points were guessed or brightness measured, one after another, and renews
 * the pages that show them. What cannot be read is left as it is.
 * @returns how many were looked into
 * @throws {AppError} `unavailable`
 */
export async function measureMissing(): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await withDatabaseErrors(() =>
      db.mediaItem.findMany({
        where: {
          id: { gt: after },
          OR: [{ guessedFocalX: null }, { brightness: null }],
          contentType: { in: DECODED },
          size: { lte: MOST_BYTES },
        },
        orderBy: { id: 'asc' },
        take: MANY,
        select: COLUMNS,
      }),
    );
    const measured: string[] = [];
    for (const row of rows) if (await measureOne(row)) measured.push(row.id);
    await renew(measured);
    count += measured.length;
    after = rows.at(-1)?.id ?? '';
    if (rows.length < MANY) return count;
  }
}

type Row = Pick<MediaItem, keyof typeof COLUMNS>;

async function measureOne({ id, pathname, guessedFocalX, brightness }: Row): Promise<boolean> {
  try {
    const bytes = await buffer(mediaStorage().open(pathname));
    const { pages = 1 } = await sharp(bytes).metadata();
    const data = {
      ...(guessedFocalX === null && (await guessFocalPoint(sharp(bytes)))),
      ...(brightness === null && {
        brightness: pages > 1 ? MOVING : await measureBrightness(sharp(bytes)),
      }),
    };
    await withDatabaseErrors(() => db.mediaItem.updateMany({ where: { id }, data }));
    return true;
  } catch (error) {
    logLine({ level: 'warn', task: 'looking into pictures', pathname, error: String(error) });
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
