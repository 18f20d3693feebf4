import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { type OwnFont, ownFont } from '@/lib/domain/site-theme/own-font';
import type { Transaction } from '@/lib/server/db';

/** A stored font, but for what only owners are told. */
export interface FontRow {
  id: string;
  name: string;
  facts: unknown;
  files: unknown;
}

/** What pages need of a stored font; none where a later release has stored something else. */
export function fontOf({ id, name, facts, files }: FontRow): OwnFont[] {
  const read = ownFont.safeParse({ ...(facts as object), id, name, files });
  return read.success ? [read.data] : [];
}

/** Those of these fonts that are there. */
export async function findFonts(
  tx: Pick<Transaction, 'siteFont'>,
  ids: readonly string[],
): Promise<OwnFont[]> {
  const named = ids.filter((id) => id !== '');
  if (named.length === 0) return [];
  return (await tx.siteFont.findMany({ where: { id: { in: named } } })).flatMap(fontOf);
}

/**
 * Holds a font that is chosen for the look until the transaction ends, so that it is not deleted meanwhile.
 * @param id empty for none
 * @throws {AppError} `validation_failed` where it is not there
 */
export async function holdFont(tx: Transaction, id: string, path: string): Promise<void> {
  if (id === '') return;
  const rows = await tx.$queryRaw<unknown[]>`select id from site_font where id = ${id} for key share`;
  if (rows.length > 0) return;
  const message = 'This font is not there any more.';
  throw new AppError('validation_failed', message, { errors: [{ path, message }] });
}
