import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { upgradeContent } from '@/lib/domain/content/upgrade-content';
import { validateContent, wordsOfRefused } from '@/lib/domain/content/validate';
import { AppError } from '@/lib/domain/errors';
import type { Transaction } from '@/lib/server/db';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';

/** How many revisions are searched for restored content, and how much of them is read. */
const LOOKED_THROUGH = 500;
const READ = 100;

interface Stored {
  /** The stored content, which may stay as it is. */
  content: PageContent | undefined;
  /** The texts whose revisions count as stored too: what a page once held may be put back. */
  textIds: readonly string[];
}

/**
 * Validates and sanitises content for storage.
 * @param field where the content stands in the request, for what is told of its faults
 * @throws {AppError} `validation_failed`
 */
export async function acceptContent(
  tx: Transaction,
  given: unknown,
  stored: Stored,
  field: string,
): Promise<PageContent> {
  const sent = upgradeContent(given);
  let errors = validateContent(sent, stored.content);
  if (errors.length > 0) {
    const earlier = await readEarlier(tx, stored.textIds, wordsOfRefused(sent, stored.content));
    if (earlier.length > 0) errors = validateContent(sent, stored.content, earlier);
  }
  if (errors.length > 0)
    throw new AppError('validation_failed', 'Some of the content cannot be saved.', {
      errors: errors.map((each) => ({ ...each, path: `${field}.${each.path}` })),
    });
  return sanitiseContent(normaliseContent(sent));
}

/** Earlier states of the texts that hold one of the words, newest first. */
async function readEarlier(
  tx: Transaction,
  textIds: readonly string[],
  words: readonly string[],
): Promise<PageContent[]> {
  if (textIds.length === 0 || words.length === 0) return [];
  const rows = await tx.$queryRaw<{ content: unknown }[]>`
    select content from (
      select content, id from revision where translation_id = any(${[...textIds]}::text[])
        order by id desc limit ${LOOKED_THROUGH}::int) as last
      where exists (select from unnest(${[...words]}::text[]) as word where strpos(content::text, word) > 0)
      order by id desc limit ${READ}::int`;
  return rows.map(({ content }) => normaliseContent(content));
}
