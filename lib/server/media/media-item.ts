import 'server-only';

import { known } from '@/lib/domain/json';
import { rightsSchema } from '@/lib/domain/media/list-response';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { isSignatureState, type PictureRights } from '@/lib/domain/media/rights';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { markPathname } from '@/lib/server/site-theme/theme-mark';
import { chosenFocalPoint, type FocalColumns, guessedFocalPoint } from './focal-point';
import { findTemplatesOf } from './where-used';

/** Columns of a stored file that the library reads. */
export interface MediaRow extends FocalColumns {
  id: string;
  pathname: string;
  name: string;
  folder: string;
  contentType: string;
  size: number;
  uploadedAt: Date;
  deletedAt: Date | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  alts: unknown;
  captions: unknown;
  isDecorative: boolean;
  placeholder: string | null;
  brightness: string | null;
  isHdr: boolean;
  poster: string | null;
  rights: unknown;
  signature: string | null;
  signedBy: string | null;
}

/**
 * A stored file as the library lists it: with the text of the default language, and whether it is used.
 * @throws {AppError} `unavailable`
 */
export async function describeFile(row: MediaRow): Promise<MediaItem> {
  const [setting, usage, shared, kept, mark] = await withDatabaseErrors(() =>
    Promise.all([
      db.siteSetting.findFirst({ select: { defaultLanguage: { select: { code: true } } } }),
      db.mediaUsage.findFirst({ where: { mediaItemId: row.id }, select: { mediaItemId: true } }),
      db.page.findFirst({ where: { sharePictureId: row.id }, select: { id: true } }),
      findTemplatesOf(db, [row.pathname]),
      markPathname(db),
    ]),
  );
  return toMediaItem(
    row,
    setting?.defaultLanguage.code,
    usage !== null || shared !== null || kept.size > 0 || mark === row.pathname,
  );
}

/** Files without descriptions and uses need no further query. */
export function toMediaItem(row: MediaRow, language = '', isUsed = false): MediaItem {
  const { pathname, name, folder, contentType, size, poster } = row;
  const { width, height, duration, placeholder, brightness } = row;
  const [alts, captions] = [textsOf(row.alts), textsOf(row.captions)];
  const alt = alts[language];
  const [chosen, guessed] = [chosenFocalPoint(row), guessedFocalPoint(row)];
  return {
    pathname,
    name,
    folder,
    contentType,
    size,
    uploadedAt: row.uploadedAt.toISOString(),
    ...known({ width, height, duration, alt, placeholder, brightness }),
    alts,
    captions,
    isDecorative: row.isDecorative,
    ...(chosen && { focalPoint: chosen }),
    ...(guessed && { guessedFocalPoint: guessed }),
    rights: storedRights(row.rights),
    ...(isSignatureState(row.signature) && { signature: row.signature }),
    ...(row.signedBy !== null && { signedBy: row.signedBy }),
    isUsed,
    ...(row.deletedAt && { deletedAt: row.deletedAt.toISOString() }),
    ...(row.isHdr && { isHdr: true }),
    ...(poster !== null && { poster: mediaPath(poster) }),
  };
}

/** The rights in the column. */
export function storedRights(stored: unknown): PictureRights {
  return rightsSchema.safeParse(stored).data ?? {};
}

/** The valid texts of the column, by language code. */
export function textsOf(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
