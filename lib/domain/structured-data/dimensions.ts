/** UN/CEFACT common codes, in which schema.org says units. */
export type UnitCode = 'MMT' | 'CMT' | 'MTR' | 'INH' | 'FOT';

export interface Dimensions {
  /** In the order in which labels say them; a flat work has no depth. */
  height: number;
  width: number;
  depth?: number;
  unit: UnitCode;
}

const UNITS: readonly (readonly [RegExp, UnitCode])[] = [
  [/^(?:mm|мм)$/u, 'MMT'],
  [/^(?:cm|см)$/u, 'CMT'],
  [/^(?:m|м)$/u, 'MTR'],
  [/^(?:["”″]|in|inch|inches|дюйм\p{L}{0,2})$/u, 'INH'],
  [/^(?:['’′]|ft|feet)$/u, 'FOT'],
];

/** Longer texts say more than dimensions, and are not looked through. */
const LONGEST = 200;

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/** What a text is made of: numbers, some with spaces between their thousands, words, and single signs. */
const TOKEN = /\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d+)?|\d[\d.,]*|\p{L}+|\S/gu;

const isTimes = (token: string | undefined) => token === '×' || token === 'x' || token === 'х';
const unitOf = (token = '') => UNITS.find(([way]) => way.test(token))?.[1];

/** A number as a language writes it: a comma parts thousands in English and decimals in Ukrainian. */
function numberOf(written: string, decimalSign: string): number {
  const digits = written.replace(/\s/g, '').replace(/[.,]$/, '');
  // Three digits behind the other sign are thousands; fewer are decimals, whoever wrote them.
  const other = decimalSign === ',' ? '.' : ',';
  const [, ...groups] = digits.split(other);
  const isGrouped = groups.length > 0 && groups.every((group) => group.split(decimalSign)[0]?.length === 3);
  return Number((isGrouped ? digits.replaceAll(other, '') : digits).replace(',', '.'));
}

interface ReadLength {
  length: number;
  unit: UnitCode | undefined;
  /** The place of the token behind it. */
  end: number;
}

/** The length that begins at a place: `50`, `19,5 cm`, `12 5/8"`, `12⅝ in`. */
function lengthAt(tokens: readonly string[], start: number, decimalSign: string): ReadLength | null {
  const first = tokens[start] ?? '';
  if (!/^\d/.test(first)) return null;
  const [part = '', slash, under = ''] = tokens.slice(start + 1, start + 4);
  const isFraction = slash === '/' && /^\d+$/.test(part) && /^\d+$/.test(under);
  const sign = FRACTIONS[part];
  const fraction = isFraction ? Number(part) / Number(under) : (sign ?? 0);
  const length = numberOf(first, decimalSign) + fraction;
  const next = start + 1 + (isFraction ? 3 : sign === undefined ? 0 : 1);
  const unit = unitOf(tokens[next]);
  return Number.isFinite(length) && length > 0 ? { length, unit, end: unit ? next + 1 : next } : null;
}

/** The lengths that begin at a place, with “times” between them: three at most. */
function lengthsAt(tokens: readonly string[], start: number, decimalSign: string): ReadLength[] {
  const read: ReadLength[] = [];
  for (let at = start; read.length < 3; ) {
    const found = lengthAt(tokens, at, decimalSign);
    if (!found) break;
    read.push(found);
    if (!isTimes(tokens[found.end])) break;
    at = found.end + 1;
  }
  return read;
}

/**
 * Height, width and depth out of the words in which a label says them: `50 × 70 cm`, `1,180 x 900 x 860 cm`, `19,5 х 30 см`,
 * `12 5/8 × 9 1/8 in`. With several sets it is the first; null for anything that does not say them plainly.
 * @param tag of the language of the text: BCP 47
 */
export function readDimensions(text: string, tag: string): Dimensions | null {
  if (text.length > LONGEST) return null;
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  const tokens = text.match(TOKEN) ?? [];
  for (const start of tokens.keys()) {
    const [height, width, depth] = lengthsAt(tokens, start, decimalSign);
    const unit = depth?.unit ?? width?.unit ?? height?.unit;
    if (!height || !width || !unit) continue;
    const flat = { height: height.length, width: width.length, unit };
    return depth ? { ...flat, depth: depth.length } : flat;
  }
  return null;
}
