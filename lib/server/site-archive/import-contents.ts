import 'server-only';

import { sameJson } from '@/lib/domain/content/json';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { AppError } from '@/lib/domain/errors';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { Prisma, Transaction } from '@/lib/server/db';
import { overwriteTranslation } from '@/lib/server/pages/write-translation';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import { READY_TEXTS, type ReadyText, readyText } from './check-texts';
import type { LanguageIds } from './import-languages';
import type { PageIds } from './import-pages';
import type { Importing } from './importing';
import { knownRows } from './judged-rows';
import { inParts } from './row-files';

/** Contents can be long. */
const AT_ONCE = 25;
const IDS_AT_ONCE = 500;

interface Ids {
  languages: LanguageIds;
  pages: PageIds;
}

type Here = Prisma.PageTranslationGetPayload<object>;

/** Gives each page of the archive its texts, each change with a revision, and takes away those that it does not have. */
export async function importContents(importing: Importing, ids: Ids): Promise<void> {
  const kept = new Set<string>();
  const source = importing.rows.languages.find(({ isDefault }) => isDefault)?.code;
  // What is written first in the source counts as older than its translations (`outdated.ts`).
  for (const isOfSource of [true, false]) {
    const texts = textsOf(importing, (language) => (language === source) === isOfSource);
    for await (const part of inParts(texts, AT_ONCE)) await importPart(importing, ids, part, kept);
  }
  await removeOthers(importing, ids, kept);
  if (importing.isApplied) await recordUsages(importing.tx, [...kept]);
}

async function* textsOf(
  { folder }: Importing,
  isWanted: (language: string) => boolean,
): AsyncGenerator<ReadyText> {
  for await (const text of knownRows(folder, READY_TEXTS, readyText)) if (isWanted(text.language)) yield text;
}

const placeOf = (pageId: string, languageId: string) => `${pageId}\n${languageId}`;

async function importPart(
  importing: Importing,
  { languages, pages }: Ids,
  texts: readonly ReadyText[],
  kept: Set<string>,
): Promise<void> {
  const { tx, changes, isApplied, actor } = importing;
  const pageIds = texts.flatMap(({ path }) => pages.get(path) ?? []);
  const here = await tx.pageTranslation.findMany({
    where: { pageId: { in: pageIds }, languageId: { in: [...languages.values()] } },
  });
  const byPlace = new Map(here.map((row) => [placeOf(row.pageId, row.languageId), row]));
  const added: (ReadyText & { pageId: string; languageId: string })[] = [];
  for (const text of texts) {
    const [pageId = '', languageId = ''] = [pages.get(text.path), languages.get(text.language)];
    const before = byPlace.get(placeOf(pageId, languageId));
    if (before) kept.add(before.id);
    else {
      noteChange(changes, 'contents', 'added', nameOf(text));
      added.push({ ...text, pageId, languageId });
    }
    if (!before || isSame(before, text)) continue;
    noteChange(changes, 'contents', 'changed', nameOf(text));
    if (isApplied) await changeText(tx, before, text, actor.userId);
  }
  if (isApplied) for (const id of await addTexts(tx, added, actor.userId)) kept.add(id);
}

const nameOf = ({ path, language }: { path: string; language: string }) => `${path} (${language})`;

/** Whether a text is the same as it is stored, or as it would be if it were saved again. */
function isSame(here: Here, { meta, content, isOutdated }: ReadyText): boolean {
  const isSaidAlike =
    here.title === meta.title &&
    here.description === meta.description &&
    sameJson(here.keywords, meta.keywords) &&
    here.isOutdated === isOutdated;
  return (
    isSaidAlike &&
    (sameJson(here.content, content) || sameJson(sanitiseContent(normaliseContent(here.content)), content))
  );
}

async function changeText(
  tx: Transaction,
  { id, version }: Here,
  { meta, content, links, isOutdated }: ReadyText,
  authorId: string,
): Promise<void> {
  const written = await overwriteTranslation(tx, id, {
    ...meta,
    content,
    links,
    version: version + 1,
    authorId,
  });
  if (!written) throw new AppError('conflict', 'A page has been changed meanwhile.');
  await tx.$executeRaw`update page_translation set is_outdated = ${isOutdated} where id = ${id}`;
  await tx.$executeRaw`
    update page set updated_at = clock_timestamp(), changed_by_id = ${authorId}
      where id = (select page_id from page_translation where id = ${id})`;
}

async function addTexts(
  tx: Transaction,
  texts: readonly (ReadyText & { pageId: string; languageId: string })[],
  authorId: string,
): Promise<string[]> {
  if (texts.length === 0) return [];
  const made = await tx.pageTranslation.createManyAndReturn({
    data: texts.map(({ pageId, languageId, meta, content, links, isOutdated, updatedAt }) => ({
      ...{ pageId, languageId, links, isOutdated, updatedAt, version: 1 },
      ...meta,
      content: stored(content),
    })),
    select: { id: true, pageId: true, languageId: true },
  });
  const idAt = new Map(made.map(({ id, pageId, languageId }) => [placeOf(pageId, languageId), id]));
  await tx.revision.createMany({
    data: texts.map(({ pageId, languageId, meta, content }) => ({
      translationId: idAt.get(placeOf(pageId, languageId)) ?? '',
      version: 1,
      content: stored(content),
      meta: { ...meta },
      createdAt: new Date(),
      authorId,
    })),
  });
  return made.map(({ id }) => id);
}

const stored = (content: PageContent) => content as unknown as Prisma.InputJsonObject;

/** Texts of pages that stay, in languages in which the archive does not have them. */
async function removeOthers(
  { tx, changes, isApplied }: Importing,
  { pages }: Ids,
  kept: ReadonlySet<string>,
): Promise<void> {
  const pageIds = [...pages.values()];
  for (let from = 0; from < pageIds.length; from += IDS_AT_ONCE) {
    const here = await tx.pageTranslation.findMany({
      where: { pageId: { in: pageIds.slice(from, from + IDS_AT_ONCE) } },
      select: { id: true, page: { select: { path: true } }, language: { select: { code: true } } },
    });
    const gone = here.filter(({ id }) => !kept.has(id));
    for (const { page, language } of gone)
      noteChange(changes, 'contents', 'removed', nameOf({ path: page.path, language: language.code }));
    if (isApplied && gone.length > 0)
      await tx.pageTranslation.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  }
}

/** Which files each text shows, by what it names. */
async function recordUsages(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    await tx.$executeRaw`delete from media_usage where page_translation_id = any(${some}::text[])`;
    await tx.$executeRaw`
      insert into media_usage (page_translation_id, media_item_id)
        select t.id, m.id from page_translation t
          cross join lateral unnest(t.links) as named(link)
          join media_item m on m.pathname = substr(named.link, length('/media/') + 1)
          where t.id = any(${some}::text[]) and starts_with(named.link, '/media/')
        on conflict do nothing`;
  }
}
