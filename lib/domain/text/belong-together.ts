import { monthsOf } from './month-names';
import { BEFORE_NAME, BEFORE_NUMBER, COMMON_UNITS, LEADING, TRAILING, UNITS } from './short-words';
import { trimEnd } from './trim-end';

/** Two words with one space between them, and what stands around them: empty at the ends of a text. */
export interface Neighbours {
  /** The primary subtag of their language. */
  language: string;
  before: string;
  left: string;
  right: string;
  after: string;
}

const OPENING = /^[«“„‘‚‹("'[¿¡]+/u;
const CLOSING = /[»“”’›)"'\].,;:!?…]/u;
const ENDS_PHRASE = /[.,;:!?…)»”]$/u;
const NUMBER = /^[\p{Sc}±~≈<>≤≥+−–-]*\d[\d.,:/–−-]*$/u;
const BEGINS_NUMBER = /^[\p{Sc}±~≈<>≤≥+−–-]*\d/u;
const ENDS_NUMBER = /\d$/u;
const GROUP_BEFORE = /^[\p{Sc}±~≈+−-]?\d{1,3}$/u;
const GROUP = /^\d{3}$/u;
const DAY = /^(?:\d{1,2}[–-])?\d{1,2}(?:\.|st|nd|rd|th|er|º|ª)?$/u;
const YEAR = /^\d{4}(?:[–-]\d{2,4})?$/u;
const INITIALS = /^(?:\p{Lu}\.-?){1,3}$/u;
const BEGINS_LARGE = /^\p{Lu}/u;
const LETTER_AT_END = /\p{L}$/u;
const TIMES = ['×', 'x', 'х'];
const DASHES = ['–', '—'];
const FRENCH_CLOSING = /^(?:[;:!?»%€][.,;:!?]*)$/u;

/** Whether two words must not be parted at the end of a line. */
export function belongTogether(words: Neighbours): boolean {
  return RULES.some((rule) => rule(words));
}

const RULES: ((words: Neighbours) => boolean)[] = [
  isShortAndNext,
  isParticle,
  ({ right }) => DASHES.includes(right),
  isNumberAndUnit,
  isDimension,
  isGroupOfDigits,
  isDate,
  isAbbreviated,
  isInitial,
  isFrenchPunctuation,
];

function isShortAndNext({ language, left }: Neighbours): boolean {
  if (!LETTER_AT_END.test(left)) return false;
  const word = left.replace(OPENING, '');
  // In English the letter is a pronoun only when it is large, and an article at any size.
  if (language === 'en' && word === 'i') return false;
  return LEADING[language]?.has(word.toLowerCase()) ?? false;
}

function isParticle({ language, left, right }: Neighbours): boolean {
  return LETTER_AT_END.test(left) && (TRAILING[language]?.has(trimEnd(right, CLOSING)) ?? false);
}

function isNumberAndUnit({ language, left, right, after }: Neighbours): boolean {
  if (!NUMBER.test(left.replace(OPENING, '')) || !ENDS_NUMBER.test(left)) return false;
  const unit = trimEnd(right, CLOSING);
  // An inch, unless it is the preposition.
  if (unit === 'in') return after === '' || ENDS_PHRASE.test(right);
  return COMMON_UNITS.has(unit) || (UNITS[language]?.has(unit) ?? false);
}

function isDimension({ before, left, right, after }: Neighbours): boolean {
  if (TIMES.includes(right)) return ENDS_NUMBER.test(left) && BEGINS_NUMBER.test(after);
  return TIMES.includes(left) && ENDS_NUMBER.test(before) && BEGINS_NUMBER.test(right);
}

function isGroupOfDigits({ left, right }: Neighbours): boolean {
  return GROUP_BEFORE.test(left) && GROUP.test(trimEnd(right, CLOSING));
}

function isDate({ language, before, left, right }: Neighbours): boolean {
  const isMonth = (word: string) => monthsOf(language).has(trimEnd(word, CLOSING).toLowerCase());
  const number = trimEnd(right, CLOSING);
  const isDay = DAY.test(left.replace(OPENING, '').replace(',', ''));
  if (isDay && isMonth(right)) return true;
  // "March 2019", and in English "March 5, 2019".
  if (isMonth(left) && YEAR.test(number)) return true;
  return (
    language === 'en' &&
    ((isMonth(left) && DAY.test(number)) || (isMonth(before) && isDay && YEAR.test(number)))
  );
}

function isAbbreviated({ before, left, right }: Neighbours): boolean {
  const word = left.replace(OPENING, '').toLowerCase();
  if (BEGINS_NUMBER.test(right) && BEFORE_NUMBER.has(word)) return true;
  // "2019 г. Киев" is a year, "г. Киев" a city.
  return BEFORE_NAME.has(word) && BEGINS_LARGE.test(right.replace(OPENING, '')) && !ENDS_NUMBER.test(before);
}

function isInitial({ left, right }: Neighbours): boolean {
  return INITIALS.test(left.replace(OPENING, '')) && BEGINS_LARGE.test(right);
}

function isFrenchPunctuation({ language, left, right }: Neighbours): boolean {
  return language === 'fr' && (FRENCH_CLOSING.test(right) || left === '«');
}
