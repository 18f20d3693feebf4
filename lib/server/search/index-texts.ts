import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';
import { inheritAttributes } from '@/lib/domain/content/attributes';
import { normaliseAttributes, normaliseContent } from '@/lib/domain/content/normalise';
import { saidOnPage } from '@/lib/domain/search/said-on-page';
import { searchWords, shortenedForms } from '@/lib/domain/search/search-words';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { readAttributesInForce } from '@/lib/server/pages/read/ancestry';
import { textConfiguration } from './text-configurations';

/** Texts that are read at a time. */
const AT_ONCE = 25;
/** A search looks at what has been read by then: for nearly every site that is all. */
const PATIENCE_MS = 1_000;
/** Between so many texts visitors come first. */
const PAUSE_MS = 20;
/** More different words of one text are found as well, and not guessed at. */
const NOTED_WORDS = 2_000;
/** Words that are written at a time. */
const WORDS_AT_ONCE = 500;

interface DueText {
  id: string;
  stamp: number;
  title: string;
  description: string;
  keywords: string[];
  content: unknown;
  languageId: string;
  tag: string;
  attributes: unknown;
  parentId: string | null;
}

/** Texts that have changed since they were last read. */
const readDueTexts = () => db.$queryRaw<DueText[]>`
  SELECT text.id, stamp, title, description, keywords, content, language_id AS "languageId", tag, attributes,
      parent_id AS "parentId"
    FROM search_entry JOIN page_translation AS text ON text.id = translation_id
      JOIN page ON page.id = page_id JOIN language ON language.id = language_id
    WHERE words IS NULL ORDER BY translation_id LIMIT ${AT_ONCE}`;

/** Reads one text into the index, unless it has changed meanwhile: then it is read again. Gives its words. */
async function indexText(
  { id, stamp, title, tag, ...text }: DueText,
  inForce: Parameters<typeof inheritAttributes>[1],
): Promise<string[]> {
  const { said, keywords, cover, year } = saidOnPage({
    title,
    description: text.description,
    keywords: text.keywords,
    content: normaliseContent(text.content),
    attributes: inheritAttributes(normaliseAttributes(text.attributes), inForce),
  });
  const configuration = await textConfiguration(tag);
  const [inTitle, inKeywords, inText] = [title, keywords, said].map((part) => searchWords(part, tag));
  const [titleWords, keyWords, textWords] = [inTitle, inKeywords, inText].map((words = []) =>
    words.join(' '),
  );
  await db.$executeRaw`
    WITH of_title AS (
      SELECT setweight(to_tsvector('simple', ${titleWords}) || to_tsvector(${configuration}::regconfig, ${titleWords}), 'A')
        AS words
    )
    UPDATE search_entry SET
        title_words = of_title.words,
        words = of_title.words || setweight(to_tsvector(${configuration}::regconfig, ${keyWords}), 'B')
          || setweight(to_tsvector(${configuration}::regconfig, ${textWords}), 'C'),
        said = ${said}, cover = ${cover}, year = ${year}::integer
      FROM of_title WHERE translation_id = ${id} AND stamp = ${stamp}`;
  return [...new Set([...(inTitle ?? []), ...(inText ?? [])])].slice(0, NOTED_WORDS);
}

/** Notes words that pages have, for those who mistype them. */
async function noteWords(languageId: string, words: ReadonlySet<string>): Promise<void> {
  const all = [...words];
  for (let at = 0; at < all.length; at += WORDS_AT_ONCE) {
    const some = all.slice(at, at + WORDS_AT_ONCE);
    const where = { languageId, word: { in: some } };
    const known = await db.searchWord.findMany({ where, select: { word: true } });
    const isKnown = new Set(known.map(({ word }) => word));
    const data = some
      .filter((word) => !isKnown.has(word))
      .map((word) => ({ languageId, word, shortened: shortenedForms(word) }));
    if (data.length > 0) await db.searchWord.createMany({ data, skipDuplicates: true });
  }
}

/** Reads the next few texts into the index. Gives how many there were. */
async function indexSome(): Promise<number> {
  const texts = await readDueTexts();
  const inForce = await readAttributesInForce(db, [
    ...new Set(texts.flatMap(({ parentId }) => parentId ?? [])),
  ]);
  const words = new Map<string, Set<string>>();
  for (const text of texts) {
    const found = await indexText(text, inForce.get(text.parentId ?? '') ?? []);
    words.set(text.languageId, new Set([...(words.get(text.languageId) ?? []), ...found]));
  }
  for (const [languageId, found] of words) await noteWords(languageId, found);
  return texts.length;
}

async function indexAll(): Promise<void> {
  while ((await indexSome()) === AT_ONCE) await sleep(PAUSE_MS);
}

let reading: Promise<void> | null = null;

/** Reads all that has changed until now: what is being read already may have begun before a change. */
async function indexUntilNow(): Promise<void> {
  if (reading) await reading.catch(() => undefined);
  reading ??= indexAll().finally(() => {
    reading = null;
  });
  await reading;
}

/** The database is asked again after this time, where it does not answer yet as a server begins. */
const AGAIN_MS = 10_000;

/** Reads what has changed behind everything else, as when a server begins. */
export function indexBehind(): void {
  withDatabaseErrors(indexUntilNow).catch((error: unknown) => {
    if (isUnavailable(error)) setTimeout(indexBehind, AGAIN_MS).unref();
    else logLine({ level: 'error', event: 'not_indexed', error: String(error) });
  });
}

/** Reads texts that have changed into the index, and waits for it a while: many of them are read on behind. */
export async function indexNewTexts(): Promise<void> {
  const read = indexUntilNow();
  // What fails after nobody waits any more is tried by the next search.
  read.catch(() => undefined);
  await Promise.race([read, sleep(PATIENCE_MS)]);
}
