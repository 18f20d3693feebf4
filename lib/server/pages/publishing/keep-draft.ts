import 'server-only';

import type { DraftSave, PagePublishing } from '@/lib/contracts/publishing';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { insufficientToken } from '@/lib/server/auth/invalid-token';
import type { Prisma, Transaction } from '@/lib/server/db';
import { noteOutdated } from '@/lib/server/pages/outdated/outdated-texts';
import { acceptContent } from '@/lib/server/pages/write/accept-content';
import { followRedirects, recordUsage, writeText } from '@/lib/server/pages/write/write-text';
import { draftsTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { queueSave } from '@/lib/server/webhooks/queue-event';
import { changePublishing, type LockedText, Stale } from './change-publishing';

const NO_META: PageMeta = { title: '', description: '', keywords: [] };
/** Where the seconds are counted from that the versions of drafts begin with. */
const EPOCH_SECONDS = Date.UTC(2020, 0) / 1000;

/** An existing text. */
type Text = NonNullable<LockedText['text']>;

/**
 * Keeps work without publishing it: as the draft of a public text, and else as the text itself, which is not public then
 * (decision 27).
 * @throws {AppError} `not_found`; `conflict` with `draft` or `current`; `validation_failed`, `unavailable`
 */
export function keepDraft(pageId: string, save: DraftSave, actor: Actor): Promise<PagePublishing> {
  return changePublishing({ pageId, locale: save.locale }, actor, async (tx, locked) => {
    const { page, language, text } = locked;
    requireUnscheduled(text, actor);
    const shown = text ?? (await readSource(tx, locked));
    const stored = {
      content: shown ? normaliseContent(text?.draft?.content ?? shown.content) : undefined,
      textIds: shown ? [shown.id] : [],
    };
    const accepted = await followRedirects(tx, await acceptContent(tx, save.content, stored, 'content'));
    const { title, description, keywords } = save.meta ?? text?.draft ?? shown ?? NO_META;
    const work = { title, description, keywords, content: accepted };
    if (text && (text.publishedAt !== null || text.draft)) await keepBeside(tx, text, save, work, actor);
    else await keepAsText(tx, locked, save, work, actor);
    const object = `${page.path} (${language.code})`;
    await recordEvent(tx, { action: 'draft_kept', actor, object, address: actor.address });
    const told = { id: page.id, path: page.path, language: language.code, title };
    await queueSave(tx, { ...told, isPublic: false });
    return [PAGES_TAG, draftsTag(page.id), ...(text?.publishedAt ? [] : [pageTag(page.id)])];
  });
}

/**
 * Refuses an access token what would go public by itself at the time that is set for the text.
 * @throws {AppError} `forbidden`
 */
function requireUnscheduled(text: LockedText['text'], { token }: Actor): void {
  if (!token || !text?.publishAt) return;
  throw insufficientToken(
    'This text is to be published at a set time, so an access token may not change it.',
  );
}

/**
 * Removes the draft of a page in a language; what was to be published of it will not be.
 * @throws {AppError} `not_found`, `unavailable`
 */
export function discardDraft(pageId: string, locale: string, actor: Actor): Promise<PagePublishing> {
  return changePublishing({ pageId, locale }, actor, async (tx, { page, language, text }) => {
    if (!text?.draft) return [];
    await takeUpDraft(tx, text.id, text.draft.version);
    await recordUsage(tx, text.id, normaliseContent(text.content));
    const object = `${page.path} (${language.code})`;
    await recordEvent(tx, { action: 'draft_discarded', actor, object, address: actor.address });
    return [PAGES_TAG, draftsTag(page.id)];
  });
}

/**
 * Takes a draft away whose content is to be, or not to be, the text's: nothing of a public text waits to be published then.
 * @throws {Stale} where it is another one, or gone
 */
export async function takeUpDraft(
  tx: Transaction,
  textId: string | undefined,
  version: number,
): Promise<void> {
  const { count } = await tx.pageDraft.deleteMany({ where: { translationId: textId ?? '', version } });
  if (count === 0) throw new Stale('draft');
  await tx.$executeRaw`
    update page_translation set publish_at = null, publish_problem = null
      where id = ${textId} and published_at is not null`;
}

interface Work extends PageMeta {
  content: PageContent;
}

/** The text that somebody is shown who starts a new language: the default language's. */
function readSource(tx: Transaction, { page, sourceId }: LockedText) {
  return tx.pageTranslation.findUnique({
    where: { pageId_languageId: { pageId: page.id, languageId: sourceId } },
  });
}

async function keepAsText(
  tx: Transaction,
  { page, language, sourceId, text }: LockedText,
  save: DraftSave,
  work: Work,
  actor: Actor,
): Promise<void> {
  if (save.version !== 0) throw new Stale('draft');
  if (save.baseVersion !== (text?.version ?? 0)) throw new Stale('text');
  const before = text ?? undefined;
  await writeText(tx, {
    ...work,
    ...{ pageId: page.id, languageId: language.id, before, isPublic: false, authorId: actor.userId },
  });
  const { content } = work;
  await noteOutdated(tx, { page, languageId: language.id, sourceId, before, content });
}

async function keepBeside(
  tx: Transaction,
  text: Text,
  { version, baseVersion }: DraftSave,
  work: Work,
  actor: Actor,
): Promise<void> {
  // Work that was begun before a draft, and not from it, does not take its place.
  const isOlder = text.draft !== null && baseVersion < text.draft.baseVersion;
  if (version !== (text.draft?.version ?? 0) || isOlder) throw new Stale('draft');
  if (baseVersion === 0 || baseVersion > text.version) throw new Stale('text');
  const data = {
    ...work,
    content: work.content as unknown as Prisma.InputJsonObject,
    baseVersion,
    authorId: actor.userId,
    version: version === 0 ? firstVersion() : version + 1,
  };
  await tx.pageDraft.upsert({
    where: { translationId: text.id },
    create: { ...data, translationId: text.id },
    update: data,
  });
  await recordUsage(tx, text.id, normaliseContent(text.content));
  if (baseVersion === text.version)
    await tx.$executeRaw`update page_translation set publish_problem = null where id = ${text.id}`;
}

/** A version number that no earlier draft of the text has had, so that none is mistaken for this one. */
export function firstVersion(): number {
  return Math.floor(Date.now() / 1000 - EPOCH_SECONDS);
}
