import 'server-only';

import type { PageCreation } from '@/lib/contracts/page-changes';
import type { PageSettings } from '@/lib/contracts/page-settings';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { mediaPath } from '@/lib/domain/media/pathname';
import { readySections } from '@/lib/domain/section-templates/page-sections';
import { kindForPath, type PageKind, readPageKind } from '@/lib/domain/site/page-kinds';
import { fitsBelow } from '@/lib/domain/site/page-tree';
import { layoutForPath } from '@/lib/domain/site/routes';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Prisma, Transaction } from '@/lib/server/db';
import { defaultOf } from '@/lib/server/languages/active-languages';
import { translatorFor } from '@/lib/server/messages/translator';
import { freePaths } from '@/lib/server/pages/links/follow-moved';
import { requireLanguage } from '@/lib/server/pages/read/get-page';
import { ownAttributes } from '@/lib/server/pages/settings/own-attributes';
import { getPageSettings } from '@/lib/server/pages/settings/page-settings';
import { refuseTaken } from '@/lib/server/pages/tree/move-page';
import {
  LAST,
  listingTags,
  nearestAbove,
  readBranch,
  renumber,
  settleBelow,
} from '@/lib/server/pages/tree/tree';
import { acceptContent } from '@/lib/server/pages/write/accept-content';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { followRedirects, writeText } from '@/lib/server/pages/write/write-text';
import { childrenTag, PAGES_TAG, pageTag, pathTag } from '@/lib/server/tags/page-tags';
import { queuePublishing, queueSave } from '@/lib/server/webhooks/queue-event';
import { requireDraftOnly, requireNothingMoved } from './only-drafts';

/** A text of a page that is copied. */
interface Text extends PageMeta {
  languageId: string;
  content: PageContent;
  isOutdated: boolean;
  isPublic: boolean;
}

/**
 * Makes a page, empty or as a copy of another one in all its languages. Visitors find a new page from the next request on,
 * unless it is a draft, and a copy once it is published, unless it is to be as public as its original (decision 28).
 * @throws {AppError} `not_found` for an unknown language, `path_taken`, `validation_failed`, `unavailable`
 */
export async function createPage(creation: PageCreation, actor: Actor): Promise<PageSettings> {
  const { language, languages } = await requireLanguage(creation.locale, true);
  const sourceId = defaultOf(languages).id;
  const t = creation.withSections === true ? await translatorFor(language) : null;
  const word = (key: string) => t?.(`sectionTemplate.${key}` as 'sectionTemplate.group') ?? '';
  const id = await changeTree(actor, (tx) =>
    create(tx, creation, { own: language.id, sourceId, word }, actor),
  );
  return getPageSettings(id, creation.locale);
}

async function create(
  tx: Transaction,
  creation: PageCreation,
  { word, ...languageIds }: { own: string; sourceId: string; word: (key: string) => string },
  actor: Actor,
) {
  const { path, meta, from } = creation;
  await requireDraftOnly(tx, creation, actor);
  const formerPaths = [...new Set(creation.formerPaths)].filter((former) => former !== path);
  await refuseTaken(tx, [path, ...formerPaths]);
  const parentId = await parentFor(tx, creation);
  const original = from === undefined ? null : await findOriginal(tx, from);
  // A copy of a page is a draft unless asked otherwise.
  const { isDraft = original !== null } = creation;
  const attributes = creation.attributes ? ownAttributes(creation.attributes) : (original?.attributes ?? []);
  const kind = creation.kind ?? readPageKind(original?.kind ?? (await usualKind(tx, parentId, path)));
  const begins = await beginningOf(tx, creation, { kind, word });
  const { id } = await tx.page.create({
    data: {
      path,
      parentId,
      position: LAST,
      layout: creation.layout ?? original?.layout ?? layoutForPath(path),
      kind,
      attributes: attributes as Prisma.InputJsonArray,
      sharePictureId: original?.sharePictureId ?? null,
      changedById: actor.userId,
    },
    select: { id: true },
  });
  await freePaths(tx, [path, ...formerPaths]);
  await tx.redirect.createMany({ data: formerPaths.map((fromPath) => ({ fromPath, pageId: id })) });
  for (const text of textsOf(original?.translations ?? [], { meta, begins }, languageIds)) {
    const { isOutdated, ...written } = text;
    const content = await followRedirects(tx, text.content);
    const isPublic = text.isPublic && !isDraft;
    await writeText(tx, {
      ...written,
      ...{ content, isPublic, pageId: id, before: undefined, authorId: actor.userId },
    });
    await queueText(tx, { id, path, title: text.title }, text.languageId, isPublic);
    if (isOutdated)
      await tx.pageTranslation.updateMany({
        where: { pageId: id, languageId: text.languageId },
        data: { isOutdated },
      });
  }
  const settled = await settleBelow(tx, path);
  requireNothingMoved(settled.moved, actor);
  await renumber(tx, [parentId, ...settled.parents]);
  const object = original ? `${path}, ${original.path}` : path;
  await recordEvent(tx, { action: 'page_created', actor, object, address: actor.address });
  const around = [parentId, ...settled.parents];
  const below = settled.moved.length > 0 ? await readBranch(tx, path) : [];
  const tags = [
    PAGES_TAG,
    pageTag(id),
    pathTag(path),
    ...around.flatMap((each) => (each === null ? [] : [childrenTag(each)])),
    ...settled.moved.map((each) => pageTag(each.id)),
    ...listingTags(below),
  ];
  return { answer: id, tags };
}

/** Tells of a new text that it was saved and, where visitors read it, published. */
async function queueText(
  tx: Transaction,
  page: { id: string; path: string; title: string },
  languageId: string,
  isPublic: boolean,
): Promise<void> {
  const { code } = await tx.language.findUniqueOrThrow({ where: { id: languageId }, select: { code: true } });
  const told = { ...page, language: code };
  await queueSave(tx, { ...told, isPublic });
  if (isPublic) await queuePublishing(tx, 'page.published', told);
}

/** The content of a page that is no copy. */
async function beginningOf(
  tx: Transaction,
  creation: PageCreation,
  { kind, word }: { kind: PageKind; word: (key: string) => string },
): Promise<PageContent> {
  const { content, withSections } = creation;
  if (content !== undefined)
    return acceptContent(tx, content, { content: undefined, textIds: [] }, 'content');
  return withSections === true ? readySections(kind, word, await pictureOf(tx, creation)) : { sections: [] };
}

async function parentFor(tx: Transaction, { path, parentId }: PageCreation): Promise<string | null> {
  const nearest = await nearestAbove(tx, path);
  if (parentId === undefined) return nearest?.id ?? null;
  const isFit = parentId === null ? fitsBelow(null, nearest?.path ?? null) : parentId === nearest?.id;
  if (isFit) return parentId;
  const message = 'The path does not lie directly below that page.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'parentId', message }] });
}

/** The kind that most of the pages beside it have, or the one of its place. */
async function usualKind(tx: Transaction, parentId: string | null, path: string): Promise<PageKind> {
  if (parentId === null) return kindForPath(path);
  const [usual] = await tx.page.groupBy({
    by: ['kind'],
    where: { parentId, deletedAt: null },
    _count: { kind: true },
    orderBy: [{ _count: { kind: 'desc' } }, { kind: 'asc' }],
    take: 1,
  });
  return usual && usual.kind !== 'plain' ? readPageKind(usual.kind) : kindForPath(path);
}

/** The address of the picture that the page begins with. @throws {AppError} `validation_failed` where the library has none such */
async function pictureOf(tx: Transaction, { picture }: PageCreation): Promise<string | undefined> {
  if (picture === undefined) return undefined;
  const where = { pathname: picture, deletedAt: null, contentType: { startsWith: 'image/' } };
  if ((await tx.mediaItem.count({ where })) > 0) return mediaPath(picture);
  const message = 'There is no such picture in the library.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'picture', message }] });
}

async function findOriginal(tx: Transaction, id: string) {
  const original = isStorableText(id)
    ? await tx.page.findUnique({ where: { id, deletedAt: null }, include: { translations: true } })
    : null;
  if (original) return { ...original, attributes: original.attributes as Prisma.JsonArray };
  const message = 'There is no such page to copy.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'from', message }] });
}

/** The texts of the new page, the source language's first, so that the translations do not count as outdated. */
function textsOf(
  copied: readonly (PageMeta & {
    languageId: string;
    content: unknown;
    isOutdated: boolean;
    publishedAt: Date | null;
  })[],
  { meta, begins }: { meta: PageMeta; begins: PageContent },
  { own, sourceId }: { own: string; sourceId: string },
): Text[] {
  const texts = copied.map((text) => ({
    languageId: text.languageId,
    isOutdated: text.isOutdated,
    isPublic: text.publishedAt !== null,
    content: normaliseContent(text.content),
    ...(text.languageId === own
      ? meta
      : { title: text.title, description: text.description, keywords: text.keywords }),
  }));
  const shown = texts.find(({ languageId }) => languageId === sourceId);
  const first = {
    ...{ languageId: own, isOutdated: false, isPublic: shown?.isPublic ?? copied.length === 0, ...meta },
    content: shown?.content ?? begins,
  };
  const all = texts.some(({ languageId }) => languageId === own) ? texts : [...texts, first];
  return all.sort((a, b) => Number(b.languageId === sourceId) - Number(a.languageId === sourceId));
}
