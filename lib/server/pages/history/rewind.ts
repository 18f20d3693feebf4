import 'server-only';

import type { PageState, RewindPlan, RewindRequest } from '@/lib/contracts/page-history';
import type { PageSettings } from '@/lib/contracts/page-settings';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { sameJson } from '@/lib/domain/json';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { noteOutdated } from '@/lib/server/pages/outdated/outdated-texts';
import { changePageLook, readPageLook } from '@/lib/server/pages/settings/page-changes';
import { getPageSettings } from '@/lib/server/pages/settings/page-settings';
import { movePage } from '@/lib/server/pages/tree/move-page';
import { findLive, listingTags, readBranch } from '@/lib/server/pages/tree/tree';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { followRedirects, writeText } from '@/lib/server/pages/write/write-text';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import { childrenTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { queueSave } from '@/lib/server/webhooks/queue-event';
import { metaOf } from './revisions';

/** A text as it was, where it is another one now. */
interface TextThen {
  languageId: string;
  locale: string;
  version: number;
  meta: PageMeta;
  content: PageContent;
}

/**
 * What going back to a moment would change on a page.
 * @throws {AppError} `not_found` for a page that is not there or in the bin, `unavailable`
 */
export async function planRewind(id: string, to: string): Promise<RewindPlan> {
  return withDatabaseErrors(async () => {
    const page = isStorableText(id)
      ? await db.page.findUnique({ where: { id, deletedAt: null }, select: { id: true } })
      : null;
    if (!page) throw new AppError('not_found', 'There is no such page.');
    const texts = await readTextsThen(db, id, to);
    const { path, layout, kind, attributes, sharePicture } = await readStateThen(db, { id }, to);
    return {
      languages: texts.map(({ locale, version, meta }) => ({ locale, version, title: meta.title })),
      page: {
        ...(path !== undefined && { path }),
        ...(layout !== undefined && { layout }),
        ...(kind !== undefined && { kind }),
        ...(attributes !== undefined && { attributes: true }),
        ...(sharePicture !== undefined && { sharePicture: true }),
      },
    };
  });
}

/**
 * Brings a page back to how it was at a moment, in all languages, as one unit; what it was until now stays in its history.
 * @throws {AppError} `not_found`, `path_taken` where another page stands there by now, `unavailable`
 */
export async function rewindPage(id: string, requested: RewindRequest, actor: Actor): Promise<PageSettings> {
  const source = defaultOf(await listActiveLanguages());
  await changeTree(actor, (tx) => carryOut(tx, id, requested, source.id, actor));
  return getPageSettings(id, source.code);
}

async function carryOut(
  tx: Transaction,
  id: string,
  { to, keepPath }: RewindRequest,
  sourceId: string,
  actor: Actor,
) {
  const page = await findLive(tx, id);
  const { path, ...look } = await readStateThen(tx, page, to);
  const tags = [PAGES_TAG, pageTag(id)];
  if (path !== undefined && keepPath !== true) tags.push(...(await movePage(tx, page, { path }, actor)).tags);
  await changePageLook(tx, id, look, actor.userId);
  const now = await findLive(tx, id);
  if (look.attributes) tags.push(...listingTags(await readBranch(tx, now.path)));
  const texts = await readTextsThen(tx, id, to);
  // The source first, so that translations do not count as outdated.
  texts.sort((a, b) => Number(b.languageId === sourceId) - Number(a.languageId === sourceId));
  for (const text of texts) await bringBack(tx, now, text, sourceId, actor.userId);
  if (now.parentId !== null) tags.push(childrenTag(now.parentId));
  await tx.page.update({ where: { id }, data: { changedById: actor.userId }, select: { id: true } });
  const object = `${now.path}, ${to}`;
  await recordEvent(tx, { action: 'page_rewound', actor, object, address: actor.address });
  return { answer: null, tags };
}

async function bringBack(
  tx: Transaction,
  page: { id: string; path: string },
  { languageId, locale, meta, content }: TextThen,
  sourceId: string,
  authorId: string,
): Promise<void> {
  const before = await tx.pageTranslation.findUniqueOrThrow({
    where: { pageId_languageId: { pageId: page.id, languageId } },
  });
  await writeText(tx, { pageId: page.id, languageId, before, content, ...meta, authorId });
  await noteOutdated(tx, { page, languageId, sourceId, before, content });
  const { id, path } = page;
  const isPublic = before.publishedAt !== null;
  await queueSave(tx, { id, path, language: locale, title: meta.title, isPublic });
}

interface FoundText {
  languageId: string;
  locale: string;
  revisionId: string;
  version: number;
}

/** The texts that were others then: what a save of them would store now, links led to where pages stand. */
async function readTextsThen(tx: Transaction, pageId: string, to: string): Promise<TextThen[]> {
  const found = await tx.$queryRaw<FoundText[]>`
    select language_id as "languageId", code as locale, revision_id as "revisionId", version from (
      select distinct on (t.id) t.language_id, l.code, l.position, r.id as revision_id, r.version, t.version as now
        from page_translation t
        join language l on l.id = t.language_id
        join revision r on r.translation_id = t.id and r.created_at <= ${to}::timestamptz
        where t.page_id = ${pageId}
        order by t.id, r.version desc) as earlier
      where version <> now order by position, code`;
  const texts: TextThen[] = [];
  for (const { languageId, locale, revisionId, version } of found) {
    const revision = await tx.revision.findUniqueOrThrow({ where: { id: revisionId } });
    const now = await tx.pageTranslation.findUniqueOrThrow({
      where: { pageId_languageId: { pageId, languageId } },
    });
    const meta = metaOf(revision.meta);
    const content = await followRedirects(tx, sanitiseContent(normaliseContent(revision.content)));
    const { title, description, keywords } = now;
    const isSame =
      sameJson(meta, { title, description, keywords }) && sameJson(content, normaliseContent(now.content));
    if (!isSame) texts.push({ languageId, locale, version, meta, content });
  }
  return texts;
}

/** The settings that differed at that moment; a share picture that is gone by now is omitted. */
async function readStateThen(tx: Transaction, { id }: { id: string }, to: string): Promise<PageState> {
  const undone = await tx.pageChange.findMany({
    where: { pageId: id, at: { gt: new Date(to) } },
    select: { before: true },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  // The oldest of several changes has the original values.
  const then: PageState = Object.assign({}, ...undone.map(({ before }) => before));
  const now: Required<PageState> = await readPageLook(tx, id);
  const others = Object.entries(then).filter(([key, value]) => !sameJson(value, now[key as keyof PageState]));
  const state: PageState = Object.fromEntries(others);
  if (typeof state.sharePicture !== 'string') return state;
  const isThere = await tx.mediaItem.count({ where: { pathname: state.sharePicture, deletedAt: null } });
  const { sharePicture: _, ...rest } = state;
  return isThere > 0 ? state : rest;
}
