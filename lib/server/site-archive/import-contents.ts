import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { Transaction } from '@/lib/server/db';
import { recordUsage } from '@/lib/server/pages/write/write-text';
import { type ReadyText, readyTextsOf } from './check-texts';
import { compareText } from './compare-texts';
import type { LanguageIds } from './import-languages';
import type { PageIds } from './import-pages';
import type { Importing } from './importing';
import { inParts } from './row-files';
import { addTexts, changeText, type NewText, placeOf } from './write-texts';

/** Contents can be long. */
const AT_ONCE = 25;
const IDS_AT_ONCE = 500;

interface Ids {
  languages: LanguageIds;
  pages: PageIds;
}

/** Gives each page of the archive its texts, each change with a revision, and takes away those that it does not have. */
export async function importContents(importing: Importing, ids: Ids): Promise<void> {
  const kept = new Set<string>();
  const source = importing.rows.languages.find(({ isDefault }) => isDefault)?.code;
  // What is written first in the source counts as older than its translations (`outdated.ts`).
  for (const isOfSource of [true, false]) {
    const texts = readyTextsOf(importing.folder, (language) => (language === source) === isOfSource);
    for await (const part of inParts(texts, AT_ONCE)) await importPart(importing, ids, part, kept);
  }
  await removeOthers(importing, ids, kept);
  if (importing.isApplied) await recordUsages(importing.tx, [...kept]);
}

async function importPart(
  importing: Importing,
  { languages, pages }: Ids,
  texts: readonly ReadyText[],
  kept: Set<string>,
): Promise<void> {
  const { tx, changes, isApplied, actor } = importing;
  const pageIds = texts.flatMap(({ path }) => pages.get(path) ?? []);
  const here =
    pageIds.length === 0
      ? []
      : await tx.pageTranslation.findMany({
          where: { pageId: { in: pageIds }, languageId: { in: [...languages.values()] } },
          include: { draft: true },
        });
  const byPlace = new Map(here.map((row) => [placeOf(row.pageId, row.languageId), row]));
  const added: NewText[] = [];
  for (const text of texts) {
    const [pageId = '', languageId = ''] = [pages.get(text.path), languages.get(text.language)];
    const before = byPlace.get(placeOf(pageId, languageId));
    if (before) kept.add(before.id);
    else {
      noteChange(changes, 'contents', 'added', nameOf(text));
      added.push({ ...text, pageId, languageId });
    }
    const other = before && (await compareText(tx, before, text));
    if (!before || !other) continue;
    noteChange(changes, 'contents', 'changed', nameOf(text));
    if (isApplied) await changeText(tx, before, { text, other, authorId: actor.userId });
  }
  if (isApplied) for (const id of await addTexts(tx, added, actor.userId)) kept.add(id);
}

const nameOf = ({ path, language }: { path: string; language: string }) => `${path} (${language})`;

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

/** Which files each text shows, by what it names, and which ones its draft. */
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
    const drafted = await tx.pageTranslation.findMany({
      where: { id: { in: some }, draft: { isNot: null } },
      select: { id: true, content: true },
    });
    for (const { id, content } of drafted) await recordUsage(tx, id, normaliseContent(content));
  }
}
