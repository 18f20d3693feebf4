import 'server-only';

import { known } from '@/lib/domain/json';
import type { MediaFacts } from '@/lib/domain/media/model';
import { mediaPath, pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { rightsWithDefaults } from '@/lib/domain/media/rights';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { siteRights } from '@/lib/server/rights/site-rights';
import { FOCAL_COLUMNS, focalPointOf } from './focal-point';
import { storedRights } from './media-item';

/**
 * What views need to know of files, by `/media/…` address; unknown ones are omitted.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function findMediaFacts(addresses: string[]): Promise<Record<string, MediaFacts>> {
  return withDatabaseErrors(async () => {
    // Addresses may be percent-encoded or not: the answer uses the requested spelling.
    const requested = [...new Set(addresses)].flatMap((address) => {
      const pathname = pathnameOfMediaPath(address);
      return pathname === null ? [] : [{ address, pathname }];
    });
    const rows = await db.mediaItem.findMany({
      where: {
        deletedAt: null,
        pathname: { in: requested.map(({ pathname }) => pathname) },
      },
      select: {
        pathname: true,
        contentType: true,
        width: true,
        height: true,
        duration: true,
        placeholder: true,
        brightness: true,
        isHdr: true,
        uploadedAt: true,
        poster: true,
        filmWidths: true,
        rights: true,
        ...FOCAL_COLUMNS,
      },
    });
    const site = await siteRights();
    const found = new Map(
      rows.map(
        ({
          pathname,
          contentType,
          width,
          height,
          duration,
          placeholder,
          brightness,
          isHdr,
          poster,
          filmWidths,
          ...row
        }) => {
          const rights = rightsWithDefaults(storedRights(row.rights), site);
          const focalPoint = focalPointOf(row);
          const facts: MediaFacts = {
            contentType,
            ...known({ width, height, duration, placeholder, brightness, focalPoint }),
            ...(isHdr && { isHdr }),
            ...(contentType.startsWith('video/') && { uploadedAt: row.uploadedAt.toISOString() }),
            ...(poster !== null && { poster: mediaPath(poster) }),
            ...(filmWidths.length > 0 && { filmWidths }),
            ...(Object.keys(rights).length > 0 && { rights }),
          };
          return [pathname, facts];
        },
      ),
    );
    return Object.fromEntries(
      requested.flatMap(({ address, pathname }) => {
        const facts = found.get(pathname);
        return facts ? [[address, facts]] : [];
      }),
    );
  });
}
