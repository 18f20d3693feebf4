import 'server-only';

import { createHash } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';
import { type ArrangeProblem, arrangeFontFiles } from '@/lib/domain/site-theme/arrange-font-files';
import {
  FONT_STYLES,
  type FontFile,
  fontFacts,
  fontPathname,
  type OwnFont,
} from '@/lib/domain/site-theme/own-font';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma, type Transaction } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { examineFontsApart } from '@/lib/server/media/examine-apart';
import type { ExaminedFont } from '@/lib/server/media/examining';
import { mediaStorage } from '@/lib/server/storage/media-storage';

/** Bytes that have to be in the storage before a row may name them. */
interface Placing {
  pathname: string;
  file: string;
}

/** A font that has been examined and not yet been stored. */
export interface ReadyFont {
  font: OwnFont;
  placings: Placing[];
}

const TEXTS: Record<ArrangeProblem, string> = {
  otherFamily: 'These files are not of one family. Please send each family by itself.',
  sameStyle: 'Two of these files are of the same style. One regular, one italic and one bold file are taken.',
};

/**
 * Examines the files of one font and finds out what each of them is for.
 * @param files as they were sent
 * @param name for a font whose files do not name their family
 * @throws {AppError} `validation_failed` why they are refused, `unavailable`
 */
export async function examineFiles(
  files: readonly { file: string; size: number }[],
  name: string,
): Promise<ReadyFont> {
  const arranged = arrangeFontFiles(await examineFontsApart(files));
  if (typeof arranged === 'string')
    throw new AppError('validation_failed', TEXTS[arranged], { extra: { problem: arranged } });
  const found = FONT_STYLES.flatMap((style) => {
    const file = arranged[style];
    return file ? [{ ...file, style }] : [];
  });
  const [regular] = found;
  if (!regular) throw new Error('A font without files.');
  const kept = found.map(
    ({ style, hash, size, weight }): FontFile => ({
      ...{ style, hash, size },
      weight: [weight[0], weight[1]],
    }),
  );
  const font = {
    ...fontFacts.parse(regular),
    id: idOf(kept),
    name: regular.family || name,
    files: kept,
  };
  return { font, placings: found.map(placingOf) };
}

const placingOf = ({ hash, file }: ExaminedFont): Placing => ({ pathname: fontPathname(hash), file });

const idOf = (files: readonly FontFile[]) =>
  createHash('sha256')
    .update(files.map(({ style, hash }) => `${style} ${hash}`).join('\n'))
    .digest('hex')
    .slice(0, 32);

/**
 * Brings the files of a font into the storage.
 * @throws {AppError} `conflict` where something else has a name that only they could have
 */
export async function placeFont({ font, placings }: ReadyFont): Promise<void> {
  for (const [at, { pathname, file }] of placings.entries()) {
    try {
      await mediaStorage().putFile(pathname, file);
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isThere) throw error;
      const stored = await mediaStorage().head(pathname);
      if (stored?.size !== font.files[at]?.size)
        throw new AppError('conflict', `Another file has the name of this font: ${pathname}`);
    }
  }
}

/** Of two who do so at once, one waits: the number of fonts stays within its limit. */
export async function lockFonts(tx: Transaction): Promise<void> {
  await tx.$executeRaw`lock table site_font in share row exclusive mode`;
}

/** @throws {AppError} `conflict` where there would be too many */
export function requireRoom(count: number): void {
  if (count <= FONTS.most) return;
  throw new AppError('conflict', `At most ${FONTS.most} fonts are kept: delete one first.`, {
    extra: { problem: 'tooMany' },
  });
}

/** The columns of a font. */
export function fontData({ font }: ReadyFont, licence: string): Prisma.SiteFontCreateInput {
  const { id, name, files, ...facts } = font;
  return { id, name, licence, facts, files };
}

/** Takes away files that no font names any more; what cannot be told or taken away, `media:repair` finds. */
export async function removeUnnamed(pathnames: readonly string[]): Promise<void> {
  if (pathnames.length === 0) return;
  try {
    const rows = await withDatabaseErrors(() => db.siteFont.findMany({ select: { files: true } }));
    const named = new Set(rows.flatMap(({ files }) => pathnamesOf(files)));
    for (const pathname of pathnames) if (!named.has(pathname)) await mediaStorage().remove(pathname);
  } catch (error) {
    logLine({ level: 'warn', event: 'media_not_removed', error: String(error) });
  }
}

/** Where the files of a stored font are. */
export function pathnamesOf(files: unknown): string[] {
  return (files as { hash: string }[]).map(({ hash }) => fontPathname(hash));
}
