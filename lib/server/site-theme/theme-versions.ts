import 'server-only';

import type { SiteThemeAnswer } from '@/lib/contracts/site-theme';
import type { StoredTheme } from '@/lib/domain/site-theme/model';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { KEPT_VERSIONS } from '@/lib/server/site-versions';

/** The theme in force; version 0 before the first save. */
export async function currentTheme(tx: Pick<Transaction, 'siteTheme'>): Promise<SiteThemeAnswer> {
  const row = await tx.siteTheme.findFirst({
    orderBy: { version: 'desc' },
    select: { version: true, theme: true },
  });
  return row
    ? { version: row.version, theme: row.theme as SiteThemeAnswer['theme'] }
    : { version: 0, theme: {} };
}

/** Puts a version on top of another. The number is the key: of two who do so at once, one is refused. */
export async function addThemeVersion(
  tx: Transaction,
  theme: StoredTheme,
  after: number,
  actor: Actor,
): Promise<void> {
  const version = after + 1;
  await tx.siteTheme.create({ data: { version, theme: { ...theme } as object, authorId: actor.userId } });
  await tx.siteTheme.deleteMany({ where: { version: { lte: version - KEPT_VERSIONS } } });
}
