import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { lookChanges, withLookChanges } from '@/lib/domain/page-look/shared-look';
import type { Transaction } from '@/lib/server/db';
import { readContent } from '@/lib/server/pages/read/read-content';
import { writeText } from './write-text';

interface ChangedText {
  /** Held by the transaction. */
  page: { id: string; path: string };
  languageId: string;
  /** As it was stored until now; undefined for the first text in its language, which takes the look that it was shown with. */
  before: { content: unknown } | undefined;
  content: PageContent;
  authorId: string | null;
}

/**
 * Changes the look of a page in its other languages as it was changed in one, each with a version of its own: its look is the
 * same in all of them but in those that have one of their own.
 */
export async function shareLook(
  tx: Transaction,
  { page, languageId, before, content, authorId }: ChangedText,
): Promise<void> {
  // Where nothing is said of its look, what is inferred of it is no change that somebody made.
  if (!before || !content.look) return;
  const { layout } = await tx.page.findUniqueOrThrow({ where: { id: page.id }, select: { layout: true } });
  const place = { path: page.path, layout };
  const changes = lookChanges(readContent(before.content, place), readContent(content, place));
  if (changes.size === 0) return;
  const others = await tx.pageTranslation.findMany({
    where: { pageId: page.id, languageId: { not: languageId } },
    orderBy: { id: 'asc' },
  });
  for (const other of others) {
    const stored = readContent(other.content, place);
    const taken = withLookChanges(stored, changes);
    if (taken === stored) continue;
    const { title, description, keywords } = other;
    await writeText(tx, {
      ...{ title, description, keywords },
      ...{ pageId: page.id, languageId: other.languageId, before: other, content: taken, authorId },
    });
  }
}
