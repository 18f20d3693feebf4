import 'server-only';

import { RESULTS_AT_ONCE, type SearchRequest } from '@/lib/domain/search/search-request';
import type { SearchHit } from '@/lib/domain/search/search-view';
import { searchWords } from '@/lib/domain/search/search-words';
import { type PageKind, readPageKind } from '@/lib/domain/site/page-kinds';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import type { ActiveLanguage } from '@/lib/server/languages/active-languages';
import { correctWords } from './correct-words';
import { indexNewTexts } from './index-texts';
import { textConfiguration } from './text-configurations';

/** More words than these narrow nothing further. */
const MOST_WORDS = 8;

/** A page that was found, with all that it says instead of a part of it. */
type FoundText = Omit<SearchHit, 'excerpt'> & { said: string };

export interface SearchResult {
  /** In how many pages all words are. */
  total: number;
  /** The pages of the part that is asked for, the best first. */
  found: FoundText[];
  /** How many pages of each kind there are, in the chosen year. */
  kinds: { kind: PageKind; count: number }[];
  /** How many pages of each year, of the chosen kind; the latest first. */
  years: { year: number; count: number }[];
  /** What was looked for, folded. */
  words: string[];
  /** Instead of what was typed, where that is on no page and a word is that is nearly the same. */
  corrected: string | null;
}

interface Row {
  total: number;
  found: (Omit<FoundText, 'kind'> & { kind: string })[];
  kinds: { kind: string; count: number }[];
  years: { year: number; count: number }[];
}

/** Shorter ones begin half of all words. */
const SHORTEST_BEGINNING = 3;

/**
 * To rank thousands of pages by all that they say takes too long: it is done among so many at a time, in the order of their
 * titles. They fill whole parts, so that each page stands in one part.
 */
const RANKED = 10 * RESULTS_AT_ONCE;

/** All words, each also as the beginning of one; none of these letters has a meaning for PostgreSQL. */
const queryOf = (words: readonly string[]) =>
  words.map((word) => ([...word].length < SHORTEST_BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');

interface Searched {
  request: SearchRequest;
  language: ActiveLanguage;
  fallback: ActiveLanguage;
}

/** A page is looked at in the language that its visitors get: their own, or for want of it the default one. */
async function findTexts(words: readonly string[], { request, language, fallback }: Searched): Promise<Row> {
  const { kind, year, part } = request;
  const [own, other] = await Promise.all([textConfiguration(language.tag), textConfiguration(fallback.tag)]);
  const query = queryOf(words);
  const before = (part - 1) * RESULTS_AT_ONCE;
  const beforeRanked = before - (before % RANKED);
  const rows = await db.$queryRaw<Row[]>`
    WITH asked AS (
      SELECT ${language.id} AS language_id,
          to_tsquery('simple', ${query}) || to_tsquery(${own}::regconfig, ${query}) AS query
      UNION
      SELECT ${fallback.id}, to_tsquery('simple', ${query}) || to_tsquery(${other}::regconfig, ${query})
    ), hit AS MATERIALIZED (
      SELECT page.id AS page_id, text.id AS text_id, page.kind, year, ts_rank(title_words, query) AS title_rank, query
        FROM asked
          JOIN search_entry ON words @@ query
          JOIN page_translation AS text ON text.id = translation_id AND text.language_id = asked.language_id
          JOIN page ON page.id = text.page_id
        WHERE published_at IS NOT NULL AND deleted_at IS NULL
          AND (text.language_id = ${language.id} OR NOT EXISTS (
            SELECT FROM page_translation AS theirs WHERE theirs.page_id = page.id
              AND theirs.language_id = ${language.id} AND theirs.published_at IS NOT NULL))
    ), chosen AS (
      SELECT * FROM hit
        WHERE (${kind}::text IS NULL OR kind = ${kind}) AND (${year}::integer IS NULL OR year = ${year})
    ), best AS (
      SELECT * FROM chosen ORDER BY title_rank DESC, page_id LIMIT ${RANKED} OFFSET ${beforeRanked}
    ), shown AS (
      SELECT best.*, said, cover, row_number() OVER (
          ORDER BY title_rank + ts_rank(words, query) DESC, page_id) AS place
        FROM best JOIN search_entry ON translation_id = text_id
        ORDER BY place LIMIT ${RESULTS_AT_ONCE} OFFSET ${before - beforeRanked}
    )
    SELECT
      (SELECT count(*)::integer FROM chosen) AS total,
      coalesce((SELECT json_agg(json_build_object(
            'path', path, 'title', title, 'isFallback', text.language_id <> ${language.id}, 'cover', cover,
            'kind', shown.kind, 'year', shown.year, 'said', said) ORDER BY place)
        FROM shown JOIN page ON page.id = shown.page_id JOIN page_translation AS text ON text.id = text_id
      ), '[]') AS found,
      coalesce((SELECT json_agg(json_build_object('kind', kind, 'count', count) ORDER BY count DESC, kind)
        FROM (SELECT kind, count(*) FROM hit WHERE ${year}::integer IS NULL OR year = ${year} GROUP BY kind) AS by_kind
      ), '[]') AS kinds,
      coalesce((SELECT json_agg(json_build_object('year', year, 'count', count) ORDER BY year DESC)
        FROM (SELECT year, count(*) FROM hit WHERE year IS NOT NULL AND (${kind}::text IS NULL OR kind = ${kind})
          GROUP BY year) AS by_year
      ), '[]') AS years`;
  return rows[0] ?? { total: 0, found: [], kinds: [], years: [] };
}

const toResult = (row: Row, words: string[], corrected: string | null): SearchResult => ({
  ...row,
  found: row.found.map((text) => ({ ...text, kind: readPageKind(text.kind) })),
  kinds: row.kinds.map(({ kind, count }) => ({ kind: readPageKind(kind), count })),
  words,
  corrected,
});

/**
 * The pages that say all the words, of those that visitors of a language find. A word is also found by its beginning, by
 * another ending, and where one letter of it was mistyped and it is on no page as it was typed.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function searchSite(searched: Searched): Promise<SearchResult> {
  const { language, fallback, request } = searched;
  return withDatabaseErrors(async () => {
    await indexNewTexts();
    const words = [...new Set(searchWords(request.words, language.tag))].slice(0, MOST_WORDS);
    const nothing = { total: 0, found: [], kinds: [], years: [] };
    if (words.length === 0) return toResult(nothing, words, null);
    const row = await findTexts(words, searched);
    if (row.kinds.length > 0 || row.total > 0) return toResult(row, words, null);
    const corrected = await correctWords(words, [language.id, fallback.id]);
    if (corrected === null) return toResult(row, words, null);
    const better = await findTexts(corrected, searched);
    return better.total > 0 ? toResult(better, corrected, corrected.join(' ')) : toResult(row, words, null);
  });
}
