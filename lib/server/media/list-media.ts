import 'server-only';

import type * as z from 'zod';
import type { mediaQuery } from '@/lib/contracts/media';
import { AppError } from '@/lib/domain/errors';
import type { MediaList } from '@/lib/domain/media/list-response';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma } from '@/lib/server/db';
import { describeMedia } from './media-item';

type Asked = z.output<typeof mediaQuery>;

/**
 * The library, newest first, a part at a time (http-api "Media"). The cursor names the last file of the part before by its
 * time and id, so that it stays right while files come and go.
 * @throws {AppError} `validation_failed` for a cursor of somebody's own, `unavailable`
 */
export async function listMedia({ limit, cursor, search = '', type }: Asked): Promise<MediaList> {
  const filters: Prisma.MediaItemWhereInput[] = [
    { deletedAt: null },
    ...(cursor === undefined ? [] : [behind(cursor)]),
    ...(type === undefined ? [] : [{ fileGroup: { in: type.split(',') } }]),
    ...(search.trim() === ''
      ? []
      : [{ pathname: { contains: search.trim().normalize('NFC'), mode: 'insensitive' as const } }]),
  ];
  const rows = await withDatabaseErrors(() =>
    db.mediaItem.findMany({
      where: { AND: filters },
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    blobs: await describeMedia(shown),
    hasMore,
    ...(hasMore && last && { cursor: `${last.uploadedAt.getTime()}.${last.id}` }),
  };
}

function behind(cursor: string): Prisma.MediaItemWhereInput {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    throw new AppError('validation_failed', 'This is not the cursor of a list.', {
      errors: [{ path: 'cursor', message: 'This is not the cursor of a list' }],
    });
  }
  const uploadedAt = new Date(Number(time));
  return { OR: [{ uploadedAt: { lt: uploadedAt } }, { uploadedAt, id: { lt: id } }] };
}
