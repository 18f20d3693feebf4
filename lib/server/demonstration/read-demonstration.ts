import 'server-only';

import { type DemonstrationAnswer, removalRecord } from '@/lib/contracts/demonstration';
import { planRemoval, type Removal } from '@/lib/domain/demonstration/plan-removal';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { unusedFiles } from './demonstration-files';
import { readSitePages, type TitledPage } from './site-pages';

/**
 * What came with the demonstration and is still there, and what each way of removing it would take.
 * @throws {AppError} `unavailable`
 */
export function readDemonstration(): Promise<DemonstrationAnswer> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const pages = await readSitePages(tx);
      const changed = pages.filter(({ isChanged }) => isChanged);
      const row = await tx.firstSteps.findUnique({ where: { id: 1 }, select: { removal: true } });
      return {
        empty: await extentOf(tx, pages, 'empty'),
        all: await extentOf(tx, pages, 'all'),
        changed: changed.map(({ id, path, title }) => ({ id, path, title })),
        canBeRestored: removalRecord.safeParse(row?.removal).success,
      };
    }),
  );
}

async function extentOf(tx: Transaction, pages: readonly TitledPage[], removal: Removal) {
  const { gone, emptied } = planRemoval(pages, removal, new Set());
  const ids = [...gone, ...emptied];
  return {
    pages: gone.length,
    emptied: emptied.length,
    files: ids.length === 0 ? 0 : (await unusedFiles(tx, ids)).length,
    texts: await tx.pageTranslation.count({ where: { pageId: { in: ids } } }),
  };
}
