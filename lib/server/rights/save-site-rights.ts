import 'server-only';

import type { SiteRightsAnswer } from '@/lib/contracts/site-rights';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { readyPictures } from '@/lib/server/ready-pictures';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { RIGHTS_TAG } from '@/lib/server/tags/page-tags';

/**
 * Changes the rights that pictures have by default. Every page is renewed: its answer says them, too.
 * @throws {AppError} `conflict` where they have been changed since they were read, `unavailable`
 */
export async function saveSiteRights(
  { version, ...fields }: SiteRightsAnswer,
  actor: Actor,
): Promise<SiteRightsAnswer> {
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      await tx.siteRights.createMany({ data: [{ id: 1, version: 0 }], skipDuplicates: true });
      const where = { id: 1, version };
      const { count } = await tx.siteRights.updateMany({ where, data: { ...fields, version: version + 1 } });
      if (count === 0) {
        throw new AppError('conflict', 'Somebody else has changed this since you opened it.');
      }
      const object = fields.training === null ? '' : `training ${fields.training ? 'allowed' : 'reserved'}`;
      await recordEvent(tx, { action: 'site_rights_changed', actor, object, address: actor.address });
      return bumpTags(tx, [RIGHTS_TAG]);
    }),
  );
  readyPictures().clear();
  await pageStore().renew(renewals);
  return { ...fields, version: version + 1 };
}
