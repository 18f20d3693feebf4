import { valueSlug } from '../addresses/page-filter';
import type { AttributeValue } from '../content/model';
import { type FilterSource, type FilterThing, namesOf, thingsOf } from './filter-things';

/** A value that things on the page have. */
export interface FilterOption {
  /** As an address writes it. */
  value: string;
  label: string | number | boolean;
  /** Ids of the things that have it. */
  things: string[];
}

/** An attribute whose values tell things on the page apart. */
export interface FilterGroup {
  attribute: string;
  name: string;
  options: FilterOption[];
  /** Whether choosing by it is worth a line: a value that only one thing has is its name, not a choice. */
  isOffered: boolean;
}

/** An attribute with more values is not offered. */
const MOST_OPTIONS = 40;
/** Words that tell more than these apart, of all that carry them, are too particular to choose by. */
const TELLING_SHARE = 2 / 3;

const YEAR = { from: 1000, to: 2999 };

function numberOf(label: FilterOption['label']): number {
  return typeof label === 'boolean' || label === '' ? Number.NaN : Number(label);
}

const isYear = (number: number): boolean =>
  Number.isInteger(number) && number >= YEAR.from && number <= YEAR.to;

/** Latest years first, numbers by size, yes before no, words as a reader of the language would look them up. */
function sortOptions(options: FilterOption[], language: string): FilterOption[] {
  const numbers = options.map(({ label }) => numberOf(label));
  const collator = new Intl.Collator(language, { numeric: true });
  if (numbers.every(isYear)) return options.toSorted((a, b) => numberOf(b.label) - numberOf(a.label));
  if (!numbers.some(Number.isNaN)) return options.toSorted((a, b) => numberOf(a.label) - numberOf(b.label));
  if (options.every(({ label }) => typeof label === 'boolean')) {
    return options.toSorted((a, b) => Number(b.label) - Number(a.label));
  }
  return options.toSorted((a, b) => collator.compare(String(a.label), String(b.label)));
}

function optionsOf(attribute: string, things: readonly FilterThing[]): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const thing of things) {
    const label: AttributeValue = thing.values.get(attribute) ?? null;
    if (label === null) continue;
    const value = valueSlug(label);
    const option = options.get(value) ?? { value, label, things: [] };
    option.things.push(thing.id);
    options.set(value, option);
  }
  return [...options.values()];
}

function isWorthALine(options: readonly FilterOption[]): boolean {
  if (options.length > MOST_OPTIONS) return false;
  const carrying = options.reduce((sum, { things }) => sum + things.length, 0);
  // Years and sizes are short and sorted, so all are listed, however few things share one.
  const areNumbers = options.every(({ label }) => !Number.isNaN(numberOf(label)));
  return areNumbers || options.length <= carrying * TELLING_SHARE;
}

/**
 * The choices of a page's filter: every attribute with at least two values among what it shows, in order of first
 * appearance. Each value has an address; only `isOffered` ones are listed.
 */
export function filterGroups(source: FilterSource, things = thingsOf(source)): FilterGroup[] {
  const carried = new Set(things.flatMap(({ values }) => [...values.keys()]));
  return [...namesOf(source)].flatMap(([attribute, name]) => {
    if (!carried.has(attribute)) return [];
    const options = optionsOf(attribute, things);
    if (options.length < 2) return [];
    const sorted = sortOptions(options, source.contentLanguage.tag);
    return [{ attribute, name, options: sorted, isOffered: isWorthALine(options) }];
  });
}
