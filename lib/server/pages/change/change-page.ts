import 'server-only';

import type { PageChange } from '@/lib/contracts/page-changes';
import type { PageSettings } from '@/lib/contracts/page-settings';
import type { PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { requireLanguage } from '@/lib/server/pages/read/get-page';
import { ownAttributes } from '@/lib/server/pages/settings/own-attributes';
import { changePageLook } from '@/lib/server/pages/settings/page-changes';
import { getPageSettings } from '@/lib/server/pages/settings/page-settings';
import { movePage } from '@/lib/server/pages/tree/move-page';
import { findLive, listingTags, readBranch, type TreePage } from '@/lib/server/pages/tree/tree';
import { changeTree } from '@/lib/server/pages/write/change-tree';
import { writeText } from '@/lib/server/pages/write/write-text';
import { childrenTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { queueSave } from '@/lib/server/webhooks/queue-event';

/**
 * Changes a page's settings and its place, in one transaction.
 * @throws {AppError} `not_found`, `conflict` (with `current` when the version is stale), `path_taken`,
 * `validation_failed`, `unavailable`
 */
export async function changePage(id: string, change: PageChange, actor: Actor): Promise<PageSettings> {
  const locale = change.locale ?? defaultOf(await listActiveLanguages()).code;
  const { language, languages } = await requireLanguage(locale, true);
  await changeTree(actor, (tx) =>
    carryOut(tx, id, change, { language, source: defaultOf(languages) }, actor),
  ).catch(async (error: unknown) => {
    if (!(error instanceof StaleMeta)) throw error;
    throw new AppError('conflict', error.message, {
      extra: { current: await getPageSettings(id, locale) },
    });
  });
  return getPageSettings(id, locale);
}

class StaleMeta extends Error {
  override readonly message = 'This page has been changed since you began. Nothing was overwritten.';
}

interface Languages {
  language: ActiveLanguage;
  source: ActiveLanguage;
}

async function carryOut(tx: Transaction, id: string, change: PageChange, languages: Languages, actor: Actor) {
  const { meta, version, layout, kind, attributes, sharePicture, path, parentId, position } = change;
  const page = await findLive(tx, id);
  const tags = [PAGES_TAG, pageTag(id)];
  const isPlaced = path !== undefined || parentId !== undefined || position !== undefined;
  const own = attributes && ownAttributes(attributes);
  if (meta) await writeMeta(tx, page, { meta, version }, languages, actor);
  if (layout !== undefined || kind !== undefined || own || sharePicture !== undefined) {
    await changePageLook(tx, id, { layout, kind, attributes: own, sharePicture }, actor.userId);
    await note(tx, page.path, actor);
  }
  if (own) tags.push(...listingTags(await readBranch(tx, page.path)));
  if ((own || meta) && page.parentId !== null) tags.push(childrenTag(page.parentId));
  if (isPlaced) tags.push(...(await movePage(tx, page, { path, parentId, position }, actor)).tags);
  await tx.page.update({ where: { id }, data: { changedById: actor.userId }, select: { id: true } });
  return { answer: null, tags };
}

/** The first meta information in a language comes with the content that is read in it until now, public or not. */
async function writeMeta(
  tx: Transaction,
  page: TreePage,
  { meta, version }: { meta: PageMeta; version: number | undefined },
  { language, source }: Languages,
  actor: Actor,
): Promise<void> {
  const texts = await tx.pageTranslation.findMany({
    where: { pageId: page.id, languageId: { in: [language.id, source.id] } },
  });
  const before = texts.find(({ languageId }) => languageId === language.id);
  if (version !== undefined && version !== (before?.version ?? 0)) throw new StaleMeta();
  const shown = before ?? texts.find(({ languageId }) => languageId === source.id);
  const content = normaliseContent(shown?.content);
  const { title, description, keywords } = meta;
  await writeText(tx, {
    ...{ pageId: page.id, languageId: language.id, before, content, authorId: actor.userId },
    ...{ title, description, keywords, isPublic: shown?.publishedAt !== null },
  });
  const told = { id: page.id, path: page.path, language: language.code, title };
  await queueSave(tx, { ...told, isPublic: shown?.publishedAt !== null });
  await note(tx, `${page.path} (${language.code})`, actor);
}

async function note(tx: Transaction, object: string, actor: Actor): Promise<void> {
  await recordEvent(tx, { action: 'page_changed', actor, object, address: actor.address });
}
