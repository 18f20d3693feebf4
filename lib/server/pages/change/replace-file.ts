import 'server-only';

import type { MediaReplaced } from '@/lib/contracts/media';
import { accessRefusal } from '@/lib/domain/auth/access';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { linksOf } from '@/lib/domain/content/page-links';
import { replaceMedia } from '@/lib/domain/content/replace-media';
import { AppError } from '@/lib/domain/errors';
import { canBeDrawn } from '@/lib/domain/media/can-be-drawn';
import { fileKindOf } from '@/lib/domain/media/file-types';
import { mediaPath, pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { readTheme, withMark } from '@/lib/domain/site-theme/model';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma, type Transaction } from '@/lib/server/db';
import { findPagesOf, tagsOfPagesWith } from '@/lib/server/media/where-used';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { replaceInTemplates } from '@/lib/server/pages/section-templates/change-section-templates';
import { keepPageChanges } from '@/lib/server/pages/settings/page-changes';
import { addThemeVersion, currentTheme } from '@/lib/server/site-theme/theme-versions';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { THEME_TAG } from '@/lib/server/tags/page-tags';

/** A file may be on every page. */
const PATIENCE_MS = 30_000;

interface Replacement {
  pathname: string;
  by: string;
}

/**
 * Lets every page that shows a file show another from now on, drafts and section templates as well, and the site itself if it is its mark: one transaction, a
 * revision for each page and language.
 * Earlier revisions stay as they are.
 * @returns in how many pages, each language counted, and what became of the mark where the file was the mark
 * @throws {AppError} `not_found`, `validation_failed` for files of different kinds, `unavailable`
 */
export async function replaceFile(replacement: Replacement, actor: Actor): Promise<MediaReplaced> {
  const { renewals, ...replaced } = await withDatabaseErrors(() =>
    db.$transaction((tx) => replace(tx, replacement, actor), { timeout: PATIENCE_MS }),
  );
  await pageStore().renew(renewals);
  return replaced;
}

async function replace(tx: Transaction, { pathname, by }: Replacement, actor: Actor) {
  const [from, to] = await hold(tx, pathname, by);
  const usedBy = { usages: { some: { mediaItemId: from.id } } };
  // Locks the pages: saves wait, and what is read from here on is what is overwritten.
  await tx.$queryRaw`
    select from page where id in (
      select t.page_id from page_translation t join media_usage u on u.page_translation_id = t.id
        where u.media_item_id = ${from.id}) or share_picture_id = ${from.id}
      order by id for no key update`;
  const translations = await tx.pageTranslation.findMany({
    where: usedBy,
    include: { draft: true },
    orderBy: { id: 'asc' },
  });
  const tags = await tagsOfPagesWith(tx, [from.id]);
  const pages = (await findPagesOf(tx, [from.id])).get(from.id) ?? [];
  for (const each of translations) {
    const content = replaceMedia(each.content as Prisma.JsonObject, pathname, by);
    const version = each.version + 1;
    const links = linksOf(normaliseContent(content));
    await tx.pageTranslation.update({ where: { id: each.id }, data: { content, links, version } });
    const { title, description, keywords } = each;
    const meta = { title, description, keywords };
    await tx.revision.create({
      data: { translationId: each.id, version, content, meta, authorId: actor.userId },
    });
    if (each.draft) await replaceInDraft(tx, each.version, each.draft, { pathname, by });
  }
  await tx.mediaUsage.createMany({
    data: translations.map(({ id }) => ({ pageTranslationId: id, mediaItemId: to.id })),
    skipDuplicates: true,
  });
  await tx.mediaUsage.deleteMany({ where: { mediaItemId: from.id } });
  await replaceInTemplates(tx, pathname, by);
  await replaceShared(tx, from, to, actor);
  const mark = await replaceMark(tx, from, to, actor);
  const { address } = actor;
  await recordEvent(tx, { action: 'media_replaced', actor, object: `${pathname}, ${by}`, address });
  const renewals = await bumpTags(tx, mark === 'replaced' ? [...tags, THEME_TAG] : tags);
  return { pages: pages.length, ...(mark && { mark }), renewals };
}

/** The pages that use the file as a share picture. */
async function replaceShared(tx: Transaction, from: LockedFile, to: LockedFile, actor: Actor): Promise<void> {
  const shared = await tx.$queryRaw<{ id: string }[]>`
    update page set share_picture_id = ${to.id} where share_picture_id = ${from.id} returning id`;
  const change = { before: { sharePicture: from.pathname }, after: { sharePicture: to.pathname } };
  await keepPageChanges(
    tx,
    shared.map(({ id }) => ({ pageId: id, ...change })),
    actor.userId,
  );
}

/**
 * The mark of the site, as a new version of its look; only for those who may change that.
 * @returns what became of it; undefined if it is another file
 */
async function replaceMark(
  tx: Transaction,
  from: LockedFile,
  to: LockedFile,
  actor: Actor,
): Promise<MediaReplaced['mark']> {
  const { version, theme } = await currentTheme(tx);
  if (pathnameOfMediaPath(readTheme(theme).mark) !== from.pathname) return undefined;
  if (accessRefusal('administer-site', actor.role)) return 'forbidden';
  if (!canBeDrawn(to.contentType)) return 'not_drawable';
  await addThemeVersion(tx, withMark(theme, mediaPath(to.pathname)), version, actor);
  const object = String(version + 1);
  await recordEvent(tx, { action: 'site_theme_changed', actor, object, address: actor.address });
  return 'replaced';
}

/** The old text's draft becomes a draft of the new text. */
async function replaceInDraft(
  tx: Transaction,
  textVersion: number,
  draft: { translationId: string; content: Prisma.JsonValue; baseVersion: number; version: number },
  { pathname, by }: Replacement,
): Promise<void> {
  const isOfNewest = draft.baseVersion === textVersion;
  await tx.pageDraft.update({
    where: { translationId: draft.translationId },
    data: {
      content: replaceMedia(draft.content as Prisma.JsonObject, pathname, by),
      version: draft.version + 1,
      ...(isOfNewest && { baseVersion: textVersion + 1 }),
    },
  });
}

interface LockedFile {
  id: string;
  pathname: string;
  contentType: string;
}

/** Both files, so that neither goes into the bin meanwhile. */
async function hold(tx: Transaction, pathname: string, by: string) {
  const files = await tx.$queryRaw<LockedFile[]>`
    select id, pathname, content_type as "contentType" from media_item
      where pathname in (${pathname}, ${by}) and deleted_at is null order by id for key share`;
  const [from, to] = [pathname, by].map((name) => files.find((file) => file.pathname === name));
  if (!from || !to) throw new AppError('not_found', 'There is no such file.');
  if (from !== to && fileKindOf(from.contentType) === fileKindOf(to.contentType)) return [from, to] as const;
  const message = from === to ? 'This is the same file.' : 'Only a file of the same kind can stand there.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'by', message }] });
}
