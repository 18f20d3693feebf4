/** Alphabets with letters that look alike (Unicode Technical Standard 39): a word is written in one of them. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const WORD = /[\p{L}\p{M}]+/gu;

/** Small letters that look exactly like a Latin one in most typefaces. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ӏ: 'l',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  // Greek
  ο: 'o',
  ν: 'v',
};

/** Another form of a letter or digit that stands on every keyboard: full width, raised, in a ring. */
function isOtherForm(character: string): boolean {
  if (character <= '\u007f') return false;
  const plain = character.normalize('NFKC');
  return plain !== character && (/[a-z0-9]/i.test(plain) || /[\uff00-\uffef]/.test(character));
}

/**
 * Whether a path could be mistaken for another: a word mixes alphabets, or contains a variant form of a common
 * letter.
 */
export function isLookAlike(path: string): boolean {
  if ([...path].some(isOtherForm)) return true;
  return (path.match(WORD) ?? []).some(
    (word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1,
  );
}

/** A segment with each letter replaced by the Latin one that it looks like; the same where one of them has none. */
export function latinLook(segment: string): string {
  const letters = [...segment].map((letter) => (letter <= '\u007f' ? letter : LATIN_TWINS[letter]));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : segment;
}
