import 'server-only';

import type { SiteRightsAnswer, SiteRightsFields } from '@/lib/contracts/site-rights';
import type { PictureRights } from '@/lib/domain/media/rights';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { keptByTag } from '@/lib/server/page-store/kept-by-tag';
import { RIGHTS_TAG } from '@/lib/server/tags/page-tags';

const NOTHING = { creator: '', credit: '', copyright: '', licence: '', training: null, version: 0 };

/**
 * What is stored of the rights that pictures have by default.
 * @throws {AppError} `unavailable`
 */
export async function readSiteRights(): Promise<SiteRightsAnswer> {
  const row = await withDatabaseErrors(() => db.siteRights.findUnique({ where: { id: 1 } }));
  if (!row) return NOTHING;
  const { id: _, ...fields } = row;
  return fields;
}

/** The rights that pictures have by default, as pages and pictures say them. */
export const siteRights = keptByTag(
  RIGHTS_TAG,
  async (): Promise<PictureRights> => rightsOf(await readSiteRights()),
  {},
);

function rightsOf({ training, version: _, ...texts }: SiteRightsFields & { version: number }): PictureRights {
  const said = Object.entries(texts).filter(([, text]) => text !== '');
  const rule = training ? 'ALLOWED' : 'PROHIBITED-AIMLTRAINING';
  return { ...Object.fromEntries(said), ...(training !== null && { training: rule }) };
}
