import 'server-only';

import type { SiteRightsAnswer, SiteRightsFields } from '@/lib/contracts/site-rights';
import type { PictureRights } from '@/lib/domain/media/rights';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { RIGHTS_TAG } from '@/lib/server/tags/page-tags';

declare global {
  // Next.js bundles this module more than once: the process knows one state.
  var atelierSiteRights: { rights: PictureRights; seq: number; source: string } | undefined;
}

/** On a host without the small server nothing polls: a look at the renewals is then made here. */
const MAX_AGE_MS = 500;
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

/** The rights that pictures have by default: read once after each change, and as last known while the database is down. */
export async function siteRights(): Promise<PictureRights> {
  const { renewals } = pageStore();
  await renewals.lookIfOlder(MAX_AGE_MS);
  const known = globalThis.atelierSiteRights;
  const isFresh = known?.source === renewals.source && !renewals.isStale([RIGHTS_TAG], known.seq);
  if (known && (isFresh || renewals.isDatabaseDown)) return known.rights;
  const { seq, source } = renewals;
  try {
    const rights = rightsOf(await readSiteRights());
    globalThis.atelierSiteRights = { rights, seq, source };
    return rights;
  } catch (error) {
    if (isUnavailable(error)) return known?.rights ?? {};
    throw error;
  }
}

function rightsOf({ training, version: _, ...texts }: SiteRightsFields & { version: number }): PictureRights {
  const said = Object.entries(texts).filter(([, text]) => text !== '');
  const rule = training ? 'ALLOWED' : 'PROHIBITED-AIMLTRAINING';
  return { ...Object.fromEntries(said), ...(training !== null && { training: rule }) };
}
