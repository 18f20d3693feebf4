import 'server-only';

import type { Attribute, PageContent, PageDocument, PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { summarisePage } from '@/lib/domain/content/summary';
import { AppError } from '@/lib/domain/errors';
import { withSaidLook } from '@/lib/domain/page-look/inferred-look';
import { layoutOf } from '@/lib/domain/site/routes';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type ActiveLanguage, defaultOf } from '@/lib/server/languages/active-languages';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { noteOutdated } from '@/lib/server/pages/outdated/outdated-texts';
import { Stale } from '@/lib/server/pages/publishing/change-publishing';
import { findDraft } from '@/lib/server/pages/publishing/draft';
import { takeUpDraft } from '@/lib/server/pages/publishing/keep-draft';
import { readAncestry } from '@/lib/server/pages/read/ancestry';
import { toDocument } from '@/lib/server/pages/read/find-page';
import { getPage, requireLanguage, withSafeMarkup } from '@/lib/server/pages/read/get-page';
import { acceptContent } from '@/lib/server/pages/write/accept-content';
import { shareLook } from '@/lib/server/pages/write/share-look';
import { followRedirects, writeText } from '@/lib/server/pages/write/write-text';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { childrenTag, draftsTag, PAGES_TAG, pageTag } from '@/lib/server/tags/page-tags';
import { queueSave } from '@/lib/server/webhooks/queue-event';
import { WorkQueue } from '@/lib/server/work-queue';

export interface PageSave {
  path: string;
  locale: string;
  translation: {
    /** As sent: it is validated here, since stored content may stay as it is. */
    content: unknown;
    meta?: PageMeta | undefined;
    /**
     * The version that the edit is based on; without one, whatever is stored is overwritten and kept as a
     * revision.
     */
    version?: number | undefined;
    /** The draft that the edit is based on: this save publishes and removes it. */
    draft?: number | undefined;
  };
  /** Who saves, and from which address; null for a command-line tool. */
  author: Actor | null;
}

/** Saves of one page take turns: they wait here, and not with a connection that visitors and other calls need. */
const queue = new WorkQueue({ name: 'saving', concurrency: 4, waiting: 200 });

/**
 * Saves a page in one language: content, revision, media usage and renewal as one unit. What it
 * answers is what it stored, durably; visitors see it from the next request on.
 * @throws {AppError} `not_found`, `validation_failed`, `conflict` (with `current`, when the version is stale, and `draft`, when
 * that of the draft is), `unavailable`
 */
export async function savePage(save: PageSave): Promise<PageDocument> {
  const { language, languages } = await requireLanguage(save.locale, true);
  const transaction = () => db.$transaction((tx) => store(tx, save, language, languages));
  const { document, renewals } = await queue
    .run(() => withDatabaseErrors(transaction))
    .catch(async (error: unknown) => {
      const isOfDraft = error instanceof Stale;
      if (!isOfDraft && !(error instanceof AppError && error.code === 'conflict')) throw error;
      const [current] = await Promise.all([
        getPage(save.path, save.locale, { isEditor: true, reading: 'kept' }),
        withDatabaseErrors(() => note(db, 'page_conflict', save)),
      ]);
      throw new AppError('conflict', 'This page has been changed since you began. Nothing was overwritten.', {
        extra: { current, ...(isOfDraft && { draft: await findDraft(current.id, save.locale) }) },
      });
    });
  await pageStore().renew(renewals);
  return withSafeMarkup(document);
}

const NO_META: PageMeta = { title: '', description: '', keywords: [] };

async function store(
  tx: Transaction,
  save: PageSave,
  language: ActiveLanguage,
  languages: readonly ActiveLanguage[],
) {
  if (save.author) await requireStillMay(tx, save.author, 'edit-pages');
  const page = await lockPage(tx, save);
  const fallbackId = defaultOf(languages).id;
  const translations = await tx.pageTranslation.findMany({
    where: { pageId: page.id, languageId: { in: [language.id, fallbackId] } },
  });
  const before = translations.find((each) => each.languageId === language.id);
  const { version } = save.translation;
  if (version !== undefined && version !== (before?.version ?? 0))
    throw new AppError('conflict', 'Stale version.');
  // The first save in a language is based on the default language's text, which the editor was shown.
  const shown = before ?? translations.find((each) => each.languageId === fallbackId);
  const content = await followRedirects(
    tx,
    await acceptContent(
      tx,
      save.translation.content,
      { content: shown && normaliseContent(shown.content), textIds: translations.map(({ id }) => id) },
      'translation.content',
    ),
  );
  const { title, description, keywords } = save.translation.meta ?? shown ?? NO_META;
  const data = { title, description, keywords, content, authorId: save.author?.userId ?? null };
  // An edit of an unpublished text is not published without being asked for.
  const isPublic = shown?.publishedAt !== null;
  const { draft } = save.translation;
  if (draft !== undefined) await takeUpDraft(tx, before?.id, draft);
  const stored = await writeText(tx, { pageId: page.id, languageId: language.id, before, isPublic, ...data });
  await noteOutdated(tx, {
    page: { id: page.id, path: save.path },
    languageId: language.id,
    sourceId: fallbackId,
    before,
    content,
  });
  await shareLook(tx, {
    page: { id: page.id, path: save.path },
    languageId: language.id,
    before,
    content,
    authorId: data.authorId,
  });
  await note(tx, 'page_saved', save);
  await queueSave(tx, { id: page.id, path: save.path, language: language.code, title, isPublic });
  const ancestry = await readAncestry(tx, save.path);
  const [own] = ancestry;
  if (!own) throw new AppError('not_found', `Page not found: ${save.path}`);
  // Built from what was written, so that the long content is not read back.
  const document = toDocument(
    own,
    ancestry,
    { ...stored, title, description, keywords },
    {
      locale: language.code,
      path: save.path,
      content: withSaidLook(content, layoutOf({ path: save.path, layout: own.layout })),
      version: stored.version,
    },
  );
  const listed = (meta: Listed, stored: PageContent) => listing(meta, stored, document.attributes);
  const isListedAlike = before && listed(before, normaliseContent(before.content)) === listed(data, content);
  const tags = [
    PAGES_TAG,
    pageTag(page.id),
    ...(draft === undefined ? [] : [draftsTag(page.id)]),
    ...(isListedAlike || page.parentId === null ? [] : [childrenTag(page.parentId)]),
  ];
  return { document, renewals: await bumpTags(tx, tags) };
}

async function note(
  tx: Pick<Transaction, 'auditEvent'>,
  action: 'page_saved' | 'page_conflict',
  { path, locale, author }: PageSave,
): Promise<void> {
  const object = `${path} (${locale.toLowerCase()})`;
  await recordEvent(tx, { action, actor: author, object, address: author?.address ?? '' });
}

/** Locks the page: saves take turns until the transaction ends. */
async function lockPage(
  tx: Transaction,
  { path, author }: PageSave,
): Promise<{ id: string; parentId: string | null }> {
  const [page] = await tx.$queryRaw<{ id: string; parentId: string | null }[]>`
    update page set updated_at = clock_timestamp(), changed_by_id = ${author?.userId ?? null} where path = ${path}
      returning id, parent_id as "parentId"`;
  if (!page) throw new AppError('not_found', `Page not found: ${path}`);
  return page;
}

type Listed = Pick<PageMeta, 'title' | 'description'>;

/** What other pages show of this one: if it stays the same, they need not be rendered again. */
function listing(meta: Listed, content: PageContent, attributes: readonly Attribute[]): string {
  return JSON.stringify([meta.title, meta.description, summarisePage(content, attributes)]);
}
