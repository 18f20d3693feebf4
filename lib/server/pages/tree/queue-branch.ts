import 'server-only';

import type { Transaction } from '@/lib/server/db';
import { inParts } from '@/lib/server/pages/write/in-parts';
import { queuePublishing } from '@/lib/server/webhooks/queue-event';

/** Tells of pages that were put into the bin, or taken out of it, what visitors notice: that their public texts are gone, or back. */
export async function queueBranch(
  tx: Transaction,
  type: 'page.published' | 'page.unpublished',
  pages: readonly { id: string; path: string }[],
): Promise<void> {
  if ((await tx.webhook.count({ where: { isOn: true, events: { has: 'page.published' } } })) === 0) return;
  const pathOf = new Map(pages.map(({ id, path }) => [id, path]));
  for (const part of inParts([...pathOf.keys()])) {
    const texts = await tx.pageTranslation.findMany({
      where: { pageId: { in: part }, publishedAt: { not: null } },
      select: { pageId: true, title: true, language: { select: { code: true } } },
      orderBy: { id: 'asc' },
    });
    for (const { pageId, title, language } of texts) {
      const path = pathOf.get(pageId) ?? '';
      await queuePublishing(tx, type, { id: pageId, path, language: language.code, title });
    }
  }
}
