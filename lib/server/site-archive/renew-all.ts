import 'server-only';

import type { Transaction } from '@/lib/server/db';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag, WHOLE_SITE_TAGS } from '@/lib/server/tags/page-tags';

/**
 * Drops every cached page after the rows have been replaced.
 * @param before tags that the site had until then
 */
export async function renewAll(tx: Transaction, before: readonly string[]): Promise<void> {
  // Numbers go on from the highest of both sites, so that a server that runs meanwhile misses none.
  await tx.$queryRaw`
    select setval('cache_tag_seq', greatest((select last_value from cache_tag_seq), (select coalesce(max(seq), 1) from cache_tag)))::text`;
  const after = await tx.cacheTag.findMany({ select: { tag: true } });
  const languages = await tx.language.findMany({ select: { code: true } });
  const messages = languages.map(({ code }) => messagesTag(code));
  await bumpTags(tx, [...WHOLE_SITE_TAGS, ...messages, ...before, ...after.map(({ tag }) => tag)]);
}
