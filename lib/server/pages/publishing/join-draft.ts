import 'server-only';

import { mergeContent } from '@/lib/domain/content/merge';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import type { Transaction } from '@/lib/server/db';
import { readContent } from '@/lib/server/pages/read/read-content';
import { readWork } from './draft';

interface Stored extends PageMeta {
  content: unknown;
  version: number;
}

/**
 * A draft merged with what was published since it was begun, block by block; null if both changed the same, or if
 * its base has been deleted.
 */
export async function joinDraft(
  tx: Pick<Transaction, 'revision' | 'redirect' | 'pageTranslation'>,
  text: Stored,
  draft: PageMeta & { translationId: string; content: unknown; baseVersion: number },
): Promise<{ content: PageContent; meta: PageMeta } | null> {
  const { mine, base, page } = await readWork(tx, draft);
  if (draft.baseVersion === text.version) return mine;
  if (!base) return null;
  const { title, description, keywords } = text;
  const theirs = { content: readContent(text.content, page), meta: { title, description, keywords } };
  const [from, own, others] = [base, mine, theirs].map(({ content, meta }) => ({
    ...content,
    pageMeta: meta,
  }));
  if (!from || !own || !others) return null;
  const { content, conflicts } = mergeContent(from, own, others);
  if (conflicts.length > 0) return null;
  const { pageMeta, ...joined } = content;
  return { content: joined, meta: pageMeta ?? mine.meta };
}
