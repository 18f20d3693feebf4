import { segmentsOf } from './segments';

/** No language has words as long; a longer run of letters is cut. */
const LONGEST = 40;

/** Shorter words have too many neighbours to guess which one was meant. */
const SHORTEST_MISTYPED = 4;

/** Marks over and under letters, of scripts that are read without them as well. */
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;
/** Letters of their own that many people type as others. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ґ: 'г',
};

/** Most words: nothing about them has to be changed. */
const PLAIN = /^[a-z0-9а-яєії]+$/;

/** Letters whose mark makes another sound, in Russian and Ukrainian: what stems words knows them only as they are. */
const WHOLE = /([йї])/;

/** A word as it is looked for: lower case, without accents, letters and numbers only. */
export function foldWord(word: string): string {
  const plain = word.toLowerCase();
  if (PLAIN.test(plain)) return plain.slice(0, LONGEST);
  const lower = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđıґ]/g, (letter) => TYPED_AS[letter] ?? letter);
  const parts = lower
    .split(WHOLE)
    .map((part) => (WHOLE.test(part) ? part : part.normalize('NFD').replace(MARKS, '').normalize('NFC')));
  return [...parts.join('').replace(/[^\p{L}\p{N}\p{M}]|[ʼʻ]/gu, '')].slice(0, LONGEST).join('');
}

/**
 * The words of a text as they are looked for, in their order: divided as the language does it (UAX 29), Japanese and Thai too.
 * @param tag the language of the text, BCP 47
 */
export function searchWords(text: string, tag: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text, tag)) {
    const word = isWordLike ? foldWord(segment) : '';
    if (word !== '') words.push(word);
  }
  return words;
}

/** A folded word, and what is left of it without one of its letters: none of a word too short to be guessed at. */
export function shortenedForms(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST_MISTYPED) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether one letter less, more or another, or two that changed places, make one word out of another (Damerau). */
export function isTypoOf(typed: string, word: string): boolean {
  const [from, to] = [[...typed], [...word]];
  if (Math.abs(from.length - to.length) > 1 || typed === word) return false;
  const shorter = Math.min(from.length, to.length);
  let before = 0;
  while (before < shorter && from[before] === to[before]) before += 1;
  let after = 0;
  while (after < shorter - before && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  const left = from.slice(before, from.length - after);
  const right = to.slice(before, to.length - after);
  if (Math.max(left.length, right.length) <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
