import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';
import { inheritAttributes } from '@/lib/domain/content/attributes';
import { normaliseAttributes, normaliseContent } from '@/lib/domain/content/normalise';
import { saidOnPage } from '@/lib/domain/search/said-on-page';
import { searchWords, shortenedForms } from '@/lib/domain/search/search-words';
import { db } from '@/lib/server/db';
import { logLine } from '@/lib/server/log';
import { readAttributesInForce } from '@/lib/server/pages/read/ancestry';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { textConfiguration } from './text-configurations';

/** Texts that are read at a time, while others wait for the database. */
const AT_ONCE = 25;
/** So many texts a search waits for; what is left is read behind it. */
const WAITED_FOR = 200;

/** Between texts that nobody waits for, visitors come first. */
const PAUSE_MS = 50;
/** More different words of one text are found as well, and not guessed at. */
const NOTED_WORDS = 2_000;
/** Words that are written at a time. */
const WORDS_AT_ONCE = 500;

type NewText = Awaited<ReturnType<typeof readNewTexts>>[number];

/** Public texts that no search has looked at since they last changed. */
function readNewTexts() {
  return db.pageTranslation.findMany({
    where: { ...PUBLIC, searchEntry: null, page: { deletedAt: null } },
    select: {
      id: true,
      version: true,
      title: true,
      description: true,
      keywords: true,
      content: true,
      language: { select: { id: true, tag: true } },
      page: { select: { attributes: true, parentId: true } },
    },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
  });
}

/** Reads one text into the index, unless it has changed meanwhile: then it is read again. */
async function indexText(text: NewText, inForce: Parameters<typeof inheritAttributes>[1]): Promise<string[]> {
  const { id, version, title, description, keywords, language } = text;
  const { said, year, ...unseen } = saidOnPage({
    title,
    description,
    keywords,
    content: normaliseContent(text.content),
    attributes: inheritAttributes(normaliseAttributes(text.page.attributes), inForce),
  });
  const configuration = await textConfiguration(language.tag);
  const words = (of: string) => searchWords(of, language.tag);
  const [inTitle, inText] = [words(title), words(said)];
  const [titleWords, keyWords, textWords] = [inTitle, words(unseen.keywords), inText].map((each) =>
    each.join(' '),
  );
  // The lock waits for a save that is being written: a text that it has changed is not taken for this one.
  await db.$executeRaw`
    INSERT INTO search_entry (translation_id, words, said, year)
    SELECT id,
        setweight(to_tsvector('simple', ${titleWords}) || to_tsvector(${configuration}::regconfig, ${titleWords}), 'A')
          || setweight(to_tsvector(${configuration}::regconfig, ${keyWords}), 'B')
          || setweight(to_tsvector(${configuration}::regconfig, ${textWords}), 'C'),
        ${said}, ${year}::integer
      FROM page_translation WHERE id = ${id} AND version = ${version} FOR SHARE
    ON CONFLICT (translation_id) DO NOTHING`;
  return [...new Set([...inTitle, ...inText])].slice(0, NOTED_WORDS);
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
  const texts = await readNewTexts();
  const parents = [...new Set(texts.flatMap(({ page }) => page.parentId ?? []))];
  const inForce = await readAttributesInForce(db, parents);
  const words = new Map<string, Set<string>>();
  for (const text of texts) {
    const found = await indexText(text, inForce.get(text.page.parentId ?? '') ?? []);
    const { id } = text.language;
    words.set(id, new Set([...(words.get(id) ?? []), ...found]));
  }
  for (const [languageId, found] of words) await noteWords(languageId, found);
  return texts.length;
}

/** Each of these reads on where the one before has ended. */
let reading: Promise<unknown> = Promise.resolve();

/** Gives whether all have been read. */
function inTurn(most: number, pauseMs = 0): Promise<boolean> {
  const run = async () => {
    for (let read = 0; read < most; read += AT_ONCE) {
      if ((await indexSome()) < AT_ONCE) return true;
      if (pauseMs > 0) await sleep(pauseMs);
    }
    return false;
  };
  const turn = reading.then(run, run);
  reading = turn;
  return turn;
}

/** Reads what is new behind everything else, as when a server begins. */
export function indexBehind(): void {
  inTurn(Number.POSITIVE_INFINITY, PAUSE_MS).catch((error: unknown) =>
    logLine({ level: 'error', event: 'not_indexed', error: String(error) }),
  );
}

/**
 * Reads public texts that have changed into the index: enough of them at once, for nearly every site all, and the rest
 * without being waited for.
 */
export async function indexNewTexts(): Promise<void> {
  if (!(await inTurn(WAITED_FOR))) indexBehind();
}
