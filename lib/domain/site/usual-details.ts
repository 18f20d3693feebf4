import type { Attribute } from '../content/model';
import type { PageKind } from './page-kinds';

/** Details that labels of artists' pages usually have, by their slugs; a series is chosen among the pages of the site. */
const WORK = [
  'year',
  'medium',
  'dimensions',
  'edition',
  'series',
  'collection',
  'availability',
  'photo',
] as const;
const EXHIBITION = ['dates', 'venue', 'city', 'curator', 'photo'] as const;
const TEXT = ['author', 'publication', 'year'] as const;

export type UsualDetail = (typeof WORK | typeof EXHIBITION | typeof TEXT)[number];

const BY_KIND: Record<PageKind, readonly UsualDetail[]> = {
  plain: WORK,
  work: WORK,
  series: WORK,
  exhibition: EXHIBITION,
  event: EXHIBITION,
  text: TEXT,
  press: TEXT,
};

const ALL: readonly UsualDetail[] = [...WORK, ...EXHIBITION, ...TEXT];

const TYPES: Partial<Record<UsualDetail, string>> = { year: 'number', series: 'page' };

/** What the values of a usual detail are: a type of attributes. */
export const typeOfUsual = (slug: UsualDetail): string => TYPES[slug] ?? 'text';

/** A detail that is defined and only lacks a value; or a usual one, whose name is said in the page's language. */
export type OfferedDetail = { id: string; name: string } | { usual: UsualDetail; id?: string };

interface LabelState {
  kind: PageKind;
  /** Whether it is written in the site's first language, in which the attributes of pages are named. */
  isFirstLanguage: boolean;
  ofPage: readonly Attribute[];
  ofSection: readonly Attribute[];
  /** All that the label can say: those of the page and of the section, and those of its block. */
  definitions: readonly { id: string; name?: string }[];
  /** Ids of what it says already. */
  shown: ReadonlySet<string>;
}

/**
 * What can be added to a label: first what is defined there, then what pages of its kind usually say. A usual detail that the
 * page has inherited in another language comes with the id that it has there, to be named anew.
 */
export function offeredDetails(label: LabelState): OfferedDetail[] {
  const { kind, isFirstLanguage, ofPage, ofSection, definitions, shown } = label;
  const ofSectionIds = new Set(ofSection.map(({ id }) => id));
  const foreign = new Map(
    isFirstLanguage ? [] : ofPage.filter(({ id }) => !ofSectionIds.has(id)).map(({ id, slug }) => [id, slug]),
  );
  const names = new Map(definitions.map(({ id, name = '' }) => [id, name]));
  // Two of one name cannot be told apart: the one that the label says, or else the first.
  const seen = new Set([...names].filter(([id]) => shown.has(id)).map(([, name]) => name));
  const defined = [...names].flatMap(([id, name]): OfferedDetail[] => {
    if (name === '' || seen.has(name)) return [];
    seen.add(name);
    const usual = ALL.find((slug) => slug === foreign.get(id));
    return [usual ? { usual, id } : { id, name }];
  });
  const taken = new Set([...ofPage, ...ofSection].map(({ slug }) => slug));
  const missing = BY_KIND[kind].filter((slug) => !taken.has(slug)).map((usual) => ({ usual }));
  return [...defined, ...missing];
}
