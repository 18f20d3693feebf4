import 'server-only';

import type { PagePublishing, PublishRequest } from '@/lib/contracts/publishing';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { Transaction } from '@/lib/server/db';
import { noteOutdated } from '@/lib/server/pages/outdated/outdated-texts';
import { acceptContent } from '@/lib/server/pages/write/accept-content';
import { shareLook } from '@/lib/server/pages/write/share-look';
import { writeText } from '@/lib/server/pages/write/write-text';
import { draftsTag } from '@/lib/server/tags/page-tags';
import { queuePublishing } from '@/lib/server/webhooks/queue-event';
import { changePublishing, type LockedText, publicTags, Stale } from './change-publishing';
import { joinDraft } from './join-draft';

/** Who publishes; for a scheduled text, who set the time, if known. */
export type Publisher = Pick<Actor, 'userId' | 'name' | 'address'> | null;

/**
 * Publishes the draft or the unpublished text of a page in a language, now or at a time (decision 27). Without
 * either, nothing happens.
 * @throws {AppError} `not_found`; `conflict` with `draft` when that is another one by now, with `current` when
 * others have published changes of the same; `validation_failed`, `unavailable`
 */
export function publish(pageId: string, request: PublishRequest, actor: Actor): Promise<PagePublishing> {
  const { locale, at, draftVersion } = request;
  return changePublishing({ pageId, locale }, actor, async (tx, locked) => {
    const text = required(locked);
    if (draftVersion !== undefined && draftVersion !== text.draft?.version) throw new Stale('draft');
    if (at === undefined) return publishNow(tx, locked, actor);
    const moment = at === null ? null : new Date(at);
    if (moment !== null) refuseMoment(moment, text);
    await tx.$executeRaw`
      update page_translation set publish_at = ${moment}::timestamptz, publish_problem = null where id = ${text.id}`;
    const object = scheduleName(locked, moment);
    await recordEvent(tx, { action: 'page_scheduled', actor, object, address: actor.address });
    return [draftsTag(pageId)];
  });
}

/**
 * Unpublishes a page in a language. Its text, draft and history stay; its schedule does not.
 * @throws {AppError} `not_found`, `unavailable`
 */
export function unpublish(pageId: string, locale: string, actor: Actor): Promise<PagePublishing> {
  return changePublishing({ pageId, locale }, actor, (tx, locked) => unpublishNow(tx, locked, actor));
}

/**
 * The same within a transaction that has locked the page.
 * @returns the tags of what looks different now
 */
export async function unpublishNow(tx: Transaction, locked: LockedText, actor: Actor): Promise<string[]> {
  const text = required(locked);
  if (text.publishedAt === null) return [];
  await tx.$executeRaw`
    update page_translation set published_at = null, publish_at = null, publish_problem = null where id = ${text.id}`;
  await note(tx, 'page_unpublished', locked, actor);
  await queuePublishing(tx, 'page.unpublished', toldPage(locked, text.title));
  return publicTags(locked.page);
}

/**
 * What is kept becomes what visitors read, within a transaction that holds the page. Refuses before it writes anything.
 * @returns the tags of what looks different now
 * @throws {Stale} of the text, when its draft cannot be joined with it
 * @throws {AppError} `validation_failed` when what they were joined into breaks a rule
 */
export async function publishNow(tx: Transaction, locked: LockedText, by: Publisher): Promise<string[]> {
  const text = required(locked);
  const { page, language, sourceId } = locked;
  if (text.publishedAt !== null && !text.draft) return [];
  let { title } = text;
  if (text.draft) {
    const joined = await joinDraft(tx, text, text.draft);
    if (!joined) throw new Stale('text');
    const stored = { content: normaliseContent(text.draft.content), textIds: [text.id] };
    const content = await acceptContent(tx, joined.content, stored, 'content');
    await tx.pageDraft.delete({ where: { translationId: text.id } });
    const authorId = by?.userId ?? text.draft.authorId;
    const written = { ...joined.meta, content, authorId };
    title = written.title;
    await writeText(tx, { pageId: page.id, languageId: language.id, before: text, ...written });
    await shareLook(tx, { page, languageId: language.id, before: text, content, authorId });
    await noteOutdated(tx, { page, languageId: language.id, sourceId, before: text, content });
  }
  await tx.$executeRaw`
    update page_translation set published_at = coalesce(published_at, clock_timestamp()), publish_at = null,
        publish_problem = null, updated_at = clock_timestamp()
      where id = ${text.id}`;
  await note(tx, 'page_published', locked, by);
  await queuePublishing(tx, 'page.published', toldPage(locked, title));
  return publicTags(page);
}

/** The label of a schedule in the audit record, by which it is found when the time has come. */
export function scheduleName({ page, language }: LockedText, moment: Date | null): string {
  return `${page.path} (${language.code}), ${moment?.toISOString() ?? '–'}`;
}

function toldPage({ page, language }: LockedText, title: string) {
  return { id: page.id, path: page.path, language: language.code, title };
}

function required({ text }: LockedText): NonNullable<LockedText['text']> {
  if (!text) throw new AppError('not_found', 'The page has no text in this language.');
  return text;
}

function refuseMoment(moment: Date, text: NonNullable<LockedText['text']>): void {
  const isWaiting = text.publishedAt === null || text.draft !== null;
  if (isWaiting && moment.getTime() > Date.now()) return;
  const message = isWaiting ? 'This time has passed.' : 'There is nothing that waits to be published.';
  throw new AppError('validation_failed', message, { errors: [{ path: 'at', message }] });
}

async function note(
  tx: Transaction,
  action: 'page_published' | 'page_unpublished',
  { page, language }: LockedText,
  by: Publisher,
): Promise<void> {
  const object = `${page.path} (${language.code})`;
  await recordEvent(tx, { action, actor: by, object, address: by?.address ?? '' });
}
