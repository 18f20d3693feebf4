import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { standingOf } from '@/lib/domain/content/translated';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';

/** Texts that are counted in one transaction. */
const COUNTED_AT_ONCE = 50;

interface Counted {
  id: string;
  pageId: string;
  languageId: string;
  title: string;
  content: PageContent;
}

/** The text before it was overwritten, and which parts were untranslated. */
export interface StandingBefore {
  title: string;
  content: PageContent;
  untranslated: readonly string[];
}

/** Reads it before it is overwritten; null if all of it was translated, or it was never counted. */
export async function readStanding(tx: Transaction, id: string): Promise<StandingBefore | null> {
  const [row] = await tx.$queryRaw<{ title: string; content: unknown; untranslated: string[] }[]>`
    select title, content, untranslated from page_translation where id = ${id} and untranslated <> '{}'`;
  return row ? { ...row, content: normaliseContent(row.content) } : null;
}

/**
 * Keeps with a text how far it has been translated, for lists and visitors, who read no other text for it.
 * @returns whether visitors read something of it in another language
 */
export async function keepStanding(
  tx: Transaction,
  { id, pageId, languageId, title, content }: Counted,
  before: StandingBefore | null,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ title: string; content: unknown }[]>`
    select t.title, t.content from page_translation t join site_setting s on s.default_language_id = t.language_id
      where t.page_id = ${pageId} and t.language_id <> ${languageId}`;
  const source = row ? { title: row.title, content: normaliseContent(row.content) } : null;
  const { untranslated, wordBlocks, translatedBlocks } = standingOf({ title, content }, source, before);
  await tx.$executeRaw`
    update page_translation set untranslated = ${untranslated}, word_blocks = ${wordBlocks},
        translated_blocks = ${translatedBlocks} where id = ${id}`;
  return untranslated.length > 0;
}

/**
 * Counts untranslated parts of texts that have no count yet: after an import, a change of the default language, or
 * an update.
 * @returns how many texts
 * @throws {AppError} `unavailable`
 */
export async function countTexts(): Promise<number> {
  const { count, renewals } = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const texts = await tx.$queryRaw<(Omit<Counted, 'content'> & { content: unknown })[]>`
        select t.id, t.page_id as "pageId", t.language_id as "languageId", t.title, t.content
          from page_translation t where t.word_blocks is null
          order by t.id limit ${COUNTED_AT_ONCE} for no key update skip locked`;
      const tags = new Set<string>();
      for (const text of texts) {
        const isMixed = await keepStanding(tx, { ...text, content: normaliseContent(text.content) }, null);
        if (isMixed) tags.add(pageTag(text.pageId)).add(PAGES_TAG);
      }
      return { count: texts.length, renewals: await bumpTags(tx, [...tags]) };
    }),
  );
  await pageStore().renew(renewals);
  return count;
}
