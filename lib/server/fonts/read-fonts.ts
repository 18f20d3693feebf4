import 'server-only';

import type { SiteFont } from '@/lib/contracts/site-fonts';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type FontRow, fontOf } from '@/lib/server/site-theme/theme-fonts';

interface WholeRow extends FontRow {
  licence: string;
  createdAt: Date;
}

/** A stored font as it is answered. */
export function describeFont(row: WholeRow, used: ReadonlySet<string>): SiteFont[] {
  const { licence, createdAt } = row;
  return fontOf(row).map((font) => ({
    ...font,
    licence,
    createdAt: createdAt.toISOString(),
    isUsed: used.has(font.id),
  }));
}

/** The ids of the fonts that versions of the look name. */
export async function usedFonts(tx: Pick<Transaction, '$queryRaw'>): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select distinct id from site_theme cross join lateral
      (values (theme->>'ownDisplay'), (theme->>'ownText')) as named(id) where id is not null`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * All uploaded fonts, the oldest first.
 * @throws {AppError} `unavailable`
 */
export async function listFonts(): Promise<SiteFont[]> {
  return withDatabaseErrors(async () => {
    const used = await usedFonts(db);
    const rows = await db.siteFont.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return rows.flatMap((row) => describeFont(row, used));
  });
}
