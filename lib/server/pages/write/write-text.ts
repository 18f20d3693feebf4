import 'server-only';

import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { followPages, linksOf } from '@/lib/domain/content/page-links';
import { mediaReferences } from '@/lib/domain/content/summary';
import { AppError } from '@/lib/domain/errors';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import type { Transaction } from '@/lib/server/db';
import { keepStanding, readStanding } from './standing';
import { addTranslation, overwriteTranslation } from './write-translation';

interface TextWrite extends PageMeta {
  pageId: string;
  languageId: string;
  /** The overwritten text; undefined for the first one of the page in the language. */
  before: { id: string; version: number } | undefined;
  content: PageContent;
  /** Whether visitors may read it, where it is the first one; a text that is written over stays as it is. */
  isPublic?: boolean | undefined;
  /** The account; null for a command. */
  authorId: string | null;
}

interface WrittenText {
  id: string;
  version: number;
  updatedAt: Date;
}

/**
 * Writes a text of a page with its revision, the files that it shows and what it links to, as one unit.
 * @throws {AppError} `conflict` when it has been written over since it was read
 */
export async function writeText(tx: Transaction, write: TextWrite): Promise<WrittenText> {
  const { pageId, languageId, before, content, isPublic = true, ...rest } = write;
  const version = (before?.version ?? 0) + 1;
  const data = { ...rest, content, links: linksOf(content), version };
  const standing = before ? await readStanding(tx, before.id) : null;
  const stored = before
    ? await overwriteTranslation(tx, before.id, data)
    : await addTranslation(tx, { pageId, languageId, publishedAt: isPublic ? new Date() : null }, data);
  if (!stored) throw new AppError('conflict', 'Stale version.');
  await recordUsage(tx, stored.id, content);
  await keepStanding(tx, { id: stored.id, pageId, languageId, title: rest.title, content }, standing);
  return { ...stored, version };
}

/** The files that a text shows, and those that it will when its draft is published. */
export async function recordUsage(
  tx: Transaction,
  pageTranslationId: string,
  content: PageContent,
): Promise<void> {
  const draft = await tx.pageDraft.findUnique({
    where: { translationId: pageTranslationId },
    select: { content: true },
  });
  const kept = draft ? [content, normaliseContent(draft.content)] : [content];
  const pathnames = kept.flatMap(mediaReferences).flatMap((address) => pathnameOfMediaPath(address) ?? []);
  const items = await tx.mediaItem.findMany({ where: { pathname: { in: pathnames } }, select: { id: true } });
  await tx.mediaUsage.deleteMany({ where: { pageTranslationId } });
  await tx.mediaUsage.createMany({ data: items.map(({ id }) => ({ pageTranslationId, mediaItemId: id })) });
}

/** Content whose links lead to where pages stand now, also where it names addresses that they have left. */
export async function followRedirects(
  reader: Pick<Transaction, 'redirect'>,
  content: PageContent,
): Promise<PageContent> {
  const rows = await reader.redirect.findMany({
    where: { fromPath: { in: linksOf(content) }, page: { deletedAt: null } },
    select: { fromPath: true, page: { select: { path: true } } },
  });
  if (rows.length === 0) return content;
  return followPages(content, new Map(rows.map(({ fromPath, page }) => [fromPath, page.path])));
}
