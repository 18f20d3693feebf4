import 'server-only';

import type { MediaFacts } from '@/lib/domain/media/model';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

/**
 * What views need to know of files, by their `/media/…` address; unknown ones are left out.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function findMediaFacts(addresses: string[]): Promise<Record<string, MediaFacts>> {
  return withDatabaseErrors(async () => {
    const rows = await db.mediaItem.findMany({
      where: {
        pathname: { in: [...new Set(addresses)].flatMap((address) => pathnameOfMediaPath(address) ?? []) },
      },
      select: {
        pathname: true,
        contentType: true,
        width: true,
        height: true,
        duration: true,
        placeholder: true,
        focalX: true,
        focalY: true,
      },
    });
    return Object.fromEntries(
      rows.map(({ pathname, contentType, width, height, duration, placeholder, focalX, focalY }) => [
        `/media/${pathname}`,
        {
          contentType,
          ...(width !== null && { width }),
          ...(height !== null && { height }),
          ...(duration !== null && { duration }),
          ...(placeholder !== null && { placeholder }),
          ...(focalX !== null && focalY !== null && { focalPoint: { x: focalX, y: focalY } }),
        },
      ]),
    );
  });
}
