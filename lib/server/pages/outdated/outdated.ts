import 'server-only';

import type { OutdatedList } from '@/lib/contracts/outdated';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { blocksById, isOutdated, unchangedSince } from '@/lib/domain/content/outdated';
import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { defaultOf } from '@/lib/server/languages/active-languages';
import { requireLanguage } from '@/lib/server/pages/read/get-page';

/** Saves that are looked back at; a block last changed before them counts as changed in the oldest one. */
const SAVES_LOOKED_AT = 50;

type Reader = Pick<Transaction, 'revision'>;

interface Save {
  id: string;
  createdAt: Date;
}

/**
 * The blocks of a page in a language whose source, the default language's block of the same id, has changed since they
 * were last changed themselves. Saves are read one by one, no further back than needed: they can be large.
 * @throws {AppError} `not_found` for an unknown page or language, `unavailable`
 */
export async function findOutdated(path: string, locale: string): Promise<OutdatedList> {
  const { language, languages } = await requireLanguage(locale, true);
  const source = defaultOf(languages);
  return withDatabaseErrors(async () => {
    if ((await db.page.count({ where: { path } })) === 0)
      throw new AppError('not_found', `Page not found: ${path}`);
    return { source: source.code, blocks: await outdatedBlocks(db, path, language.id, source.id) };
  });
}

/** The same of a page that is there, also within a transaction. */
export async function outdatedBlocks(
  reader: Reader,
  path: string,
  languageId: string,
  sourceId: string,
): Promise<OutdatedList['blocks']> {
  if (sourceId === languageId) return [];
  const own = await savesOf(reader, path, languageId);
  const sources = await savesOf(reader, path, sourceId);
  const newest = sources[0];
  if (own.length === 0 || !newest) return [];
  const now = blocksById(await contentOf(reader, newest));
  const blocks: OutdatedList['blocks'] = [];
  for (const { at, ids } of await changesOf(reader, own)) {
    const source = sources.find(({ createdAt }) => createdAt <= at) ?? newest;
    const then = blocksById(await contentOf(reader, source));
    for (const id of ids)
      if (isOutdated(now.get(id), then.get(id))) blocks.push({ id, translatedAt: at.toISOString() });
  }
  return blocks;
}

/** Saves of a page in a language, newest first. */
function savesOf(reader: Reader, path: string, languageId: string): Promise<Save[]> {
  return reader.revision.findMany({
    where: { translation: { page: { path }, languageId } },
    select: { id: true, createdAt: true },
    orderBy: { id: 'desc' },
    take: SAVES_LOOKED_AT,
  });
}

async function contentOf(reader: Reader, { id }: Save): Promise<PageContent> {
  const { content } = await reader.revision.findUniqueOrThrow({ where: { id }, select: { content: true } });
  return normaliseContent(content);
}

/** The save that gave each block of the newest one its present content. */
async function changesOf(reader: Reader, saves: readonly Save[]): Promise<{ at: Date; ids: string[] }[]> {
  const [newest, ...older] = saves;
  if (!newest) return [];
  const changes: { at: Date; ids: string[] }[] = [];
  let open: Map<string, Block> = blocksById(await contentOf(reader, newest));
  let at = newest.createdAt;
  for (const save of older) {
    if (open.size === 0) break;
    const same = unchangedSince(open, await contentOf(reader, save));
    const ids = [...open.keys()].filter((id) => !same.has(id));
    if (ids.length > 0) changes.push({ at, ids });
    open = same;
    at = save.createdAt;
  }
  return open.size > 0 ? [...changes, { at, ids: [...open.keys()] }] : changes;
}
