import 'server-only';

import { isTypoOf, shortenedForms } from '@/lib/domain/search/search-words';
import { db } from '@/lib/server/db';

/** More words than these are never one letter away from the same one. */
const CANDIDATES = 50;

/** A mistyped word mostly begins as it should. */
const beginsAlike = (typed: string, word: string) => (typed[0] === word[0] ? 0 : 1);

/** A word of the site that is one typing mistake away from a typed one; the typed one if it is there or none is. */
async function correctWord(typed: string, languageIds: string[]): Promise<string> {
  const languageId = { in: languageIds };
  const there = await db.searchWord.findFirst({
    where: { languageId, word: { startsWith: typed } },
    select: { word: true },
  });
  const forms = shortenedForms(typed);
  if (there || forms.length === 0) return typed;
  const near = await db.searchWord.findMany({
    where: { languageId, shortened: { hasSome: forms } },
    select: { word: true },
    take: CANDIDATES,
  });
  const meant = near
    .map(({ word }) => word)
    .filter((word) => isTypoOf(typed, word))
    .sort((a, b) => beginsAlike(typed, a) - beginsAlike(typed, b) || a.localeCompare(b));
  return meant[0] ?? typed;
}

/** Folded words with the mistyped ones put right; null where none of them is known to be mistyped. */
export async function correctWords(
  words: readonly string[],
  languageIds: string[],
): Promise<string[] | null> {
  const corrected: string[] = [];
  for (const word of words) corrected.push(await correctWord(word, languageIds));
  return corrected.every((word, at) => word === words[at]) ? null : corrected;
}
