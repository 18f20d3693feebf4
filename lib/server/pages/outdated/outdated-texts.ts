import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { blocksById, isOutdated } from '@/lib/domain/content/outdated';
import type { Transaction } from '@/lib/server/db';
import { outdatedBlocks } from './outdated';

interface SavedText {
  page: { id: string; path: string };
  languageId: string;
  /** The language that is translated from: the site's default one. */
  sourceId: string;
  before: { content: unknown; isOutdated: boolean } | undefined;
  content: PageContent;
}

/**
 * Keeps which texts of a page are outdated, for lists of many pages: a change of the source makes those outdated that
 * have one of its blocks, and a save of such a text is looked at block by block (`outdated.ts`). After the save is written.
 */
export async function noteOutdated(tx: Transaction, saved: SavedText): Promise<void> {
  const { page, languageId, sourceId, before, content } = saved;
  if (!before) return;
  if (languageId !== sourceId) {
    if (!before.isOutdated) return;
    const blocks = await outdatedBlocks(tx, page.path, languageId, sourceId);
    if (blocks.length > 0) return;
    await tx.$executeRaw`
      update page_translation set is_outdated = false where page_id = ${page.id} and language_id = ${languageId}`;
    return;
  }
  const was = blocksById(normaliseContent(before.content));
  const changed = [...blocksById(content)].filter(([id, block]) => isOutdated(block, was.get(id)));
  if (changed.length === 0) return;
  // Searched for in the database, so that texts need not be transferred; ids appear there as JSON writes them.
  const ids = changed.map(([id]) => JSON.stringify(id));
  await tx.$executeRaw`
    update page_translation set is_outdated = true
      where page_id = ${page.id} and language_id <> ${sourceId} and not is_outdated
        and exists (select from unnest(${ids}::text[]) as id where strpos(content::text, id) > 0)`;
}
