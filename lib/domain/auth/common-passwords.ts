import { trimEnd } from '../text/trim-end';

/**
 * Words that common passwords are made of, in the languages of the site. A list of whole passwords would be long
 * and still lack `password1234`: nearly all of twelve characters are one of these words, repeated, joined or
 * padded with digits.
 */
const COMMON_WORDS = new Set(
  [
    'password passwort passw0rd pass word pwd secret geheim letmein welcome willkommen login logon signin admin administrator',
    'root user username guest test testing tester default changeme master owner editor artist atelier portfolio website',
    'qwerty qwertz azerty qwertyuiop qwertyui qwert asdf asdfgh asdfghjkl asdfghjk zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsx edc',
    'abc abcd abcde abcdef abcdefg abcdefgh xyz iloveyou iloveu loveyou love lovely you monkey dragon sunshine princess shadow',
    'superman batman football baseball basketball soccer hockey michael jennifer jordan charlie daniel thomas jessica ashley',
    'summer winter spring autumn monday friday january december hello hallo freedom whatever trustno trustme starwars pokemon',
    'computer internet google facebook apple samsung microsoft windows linux server database please the my is for me and',
    'пароль пороль йцукен йцукенг йцукенгшщз фывапролд фыва ячсмить привет любовь наташа максим андрей марина россия москва',
    'пароли солнышко админ логин україна киев київ кохання привіт слава сонечко ящерка',
  ]
    .join(' ')
    .split(' '),
);

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

const ROWS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
/** A password with this few different characters is too weak. */
const FEW_CHARACTERS = 4;

/** Whether a password is among those that are tried first (security A-9); small and capital letters are the same. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size <= FEW_CHARACTERS || isRow(plain) || isRepeated(plain)) return true;
  const bare = plain.replaceAll(/[^\p{L}\p{N}!@$]/gu, '');
  return [bare, lookalikes(bare)].some((text) => isMadeOfWords(lettersOnly(text)));
}

function isRow(text: string): boolean {
  return ROWS.some((row) => row.includes(text) || (text.length > row.length && text.startsWith(row)));
}

function isRepeated(text: string): boolean {
  const [, unit] = /^(.{1,6}?)\1+.{0,2}$/su.exec(text) ?? [];
  return unit !== undefined;
}

/** Digits and signs read as letters, but for those that only pad the end. */
function lookalikes(text: string): string {
  const word = trimEnd(text, /[\d!@$]/);
  return [...word].map((each) => LOOKS_LIKE[each] ?? each).join('') + text.slice(word.length);
}

function lettersOnly(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}

/** Whether words of the list, one after the other, make up the whole text. */
function isMadeOfWords(text: string): boolean {
  const reachable = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reachable[end] = [...reachable.keys()].some(
      (start) => start < end && reachable[start] && COMMON_WORDS.has(text.slice(start, end)),
    );
  }
  return text !== '' && reachable[text.length] === true;
}
