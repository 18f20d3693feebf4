import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { linksOf } from '@/lib/domain/content/page-links';
import { AppError } from '@/lib/domain/errors';
import type { Prisma, Transaction } from '@/lib/server/db';
import { firstVersion } from '@/lib/server/pages/publishing/keep-draft';
import { overwriteTranslation } from '@/lib/server/pages/write/write-translation';
import type { ReadyDraft, ReadyText } from './check-texts';
import type { OtherParts, TextHere } from './compare-texts';

/** A text that is new here, with the ids that its page and its language have. */
export interface NewText extends ReadyText {
  pageId: string;
  languageId: string;
}

interface Change {
  text: ReadyText;
  other: OtherParts;
  authorId: string;
}

/**
 * Overwrites a text, with a revision by the person who imports. The base of its draft becomes a revision before
 * it, so that the two can still be merged.
 */
export async function changeText(tx: Transaction, before: TextHere, change: Change): Promise<void> {
  const { text, other, authorId } = change;
  const { id } = before;
  const isDraftWritten = text.draft && (other.text || other.draft);
  const base = isDraftWritten ? text.draft?.base : null;
  let { version } = before;
  const write = async ({ meta, content }: Pick<ReadyText, 'meta' | 'content'>) => {
    version += 1;
    const data = { ...meta, content, links: linksOf(content), version, authorId };
    if (!(await overwriteTranslation(tx, id, data)))
      throw new AppError('conflict', 'A page has been changed meanwhile.');
    return version;
  };
  const baseVersion = base ? await write(base) : null;
  if (other.text || base) await write(text);
  await writeState(tx, before, text);
  if (text.draft !== undefined && (isDraftWritten || other.draft)) {
    await tx.pageDraft.deleteMany({ where: { translationId: id } });
    if (text.draft)
      await tx.pageDraft.create({ data: draftRow(id, text.draft, baseVersion ?? version, authorId) });
  }
  await tx.$executeRaw`
    update page set updated_at = clock_timestamp(), changed_by_id = ${authorId} where id = ${before.pageId}`;
}

/** An archive of before there were private texts has public ones alone. */
async function writeState(
  tx: Transaction,
  { id, publishedAt: since, publishAt: at }: TextHere,
  { isOutdated, publishedAt, publishAt }: ReadyText,
): Promise<void> {
  const [now, later] = [publishedAt, publishAt].map((time, place) =>
    time === undefined ? ([since, at][place]?.toISOString() ?? null) : time,
  );
  const isMadePublic = publishedAt === undefined && since === null;
  await tx.$executeRaw`
    update page_translation set is_outdated = ${isOutdated}, publish_problem = null,
        published_at = case when ${isMadePublic} then now() else ${now}::timestamptz end,
        publish_at = case when ${isMadePublic} then null else ${later}::timestamptz end
      where id = ${id}`;
}

/** Texts that are new here, each with its first revision. */
export async function addTexts(
  tx: Transaction,
  texts: readonly NewText[],
  authorId: string,
): Promise<string[]> {
  if (texts.length === 0) return [];
  const made = await tx.pageTranslation.createManyAndReturn({
    data: texts.map(
      ({ pageId, languageId, meta, content, draft, publishAt = null, publishedAt, ...row }) => ({
        ...{ pageId, languageId, publishAt, links: row.links, isOutdated: row.isOutdated },
        ...meta,
        ...(publishedAt !== undefined && { publishedAt }),
        updatedAt: row.updatedAt,
        version: draft?.base ? 2 : 1,
        content: stored(content),
      }),
    ),
    select: { id: true, pageId: true, languageId: true },
  });
  const idAt = new Map(made.map(({ id, pageId, languageId }) => [placeOf(pageId, languageId), id]));
  const added = texts.map((text) => ({ ...text, id: idAt.get(placeOf(text.pageId, text.languageId)) ?? '' }));
  await tx.revision.createMany({
    data: added.flatMap(({ id, meta, content, draft }) => {
      const works = draft?.base ? [draft.base, { meta, content }] : [{ meta, content }];
      return works.map((work, n) => ({
        ...{ translationId: id, version: n + 1, authorId, createdAt: new Date() },
        content: stored(work.content),
        meta: { ...work.meta },
      }));
    }),
  });
  await tx.pageDraft.createMany({
    data: added.flatMap(({ id, draft }) => (draft ? draftRow(id, draft, 1, authorId) : [])),
  });
  return made.map(({ id }) => id);
}

export const placeOf = (pageId: string, languageId: string) => `${pageId}\n${languageId}`;

function draftRow(
  translationId: string,
  { meta, content, updatedAt }: ReadyDraft,
  baseVersion: number,
  authorId: string,
) {
  const version = firstVersion();
  return { ...meta, translationId, baseVersion, version, authorId, updatedAt, content: stored(content) };
}

const stored = (content: PageContent) => content as unknown as Prisma.InputJsonObject;
