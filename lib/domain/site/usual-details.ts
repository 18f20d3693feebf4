import type { Attribute } from '../content/model';
import type { WantedAttribute } from '../content/section-attribute';
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

/** A detail that is defined and only lacks a value, by its id; or one that is to be made first. */
export type OfferedDetail = { name: string; id: string } | { name: string; make: WantedAttribute };

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
  /** What a usual detail is called in the language of the page. */
  nameOf(slug: UsualDetail): string;
}

/**
 * What can be added to a label: first what is defined there, then what pages of its kind usually say. A usual detail that the
 * page has inherited is named anew in another language, under the id that it has. Of one name there is one: two could not be
 * told apart.
 */
export function offeredDetails(label: LabelState): OfferedDetail[] {
  const { kind, isFirstLanguage, ofPage, ofSection, definitions, shown, nameOf } = label;
  const ofSectionIds = new Set(ofSection.map(({ id }) => id));
  const foreign = isFirstLanguage ? [] : ofPage.filter(({ id }) => !ofSectionIds.has(id));
  const defined = [...new Map(definitions.map((each) => [each.id, each])).values()];
  const taken = new Set([...ofPage, ...ofSection].map(({ slug }) => slug));
  const seen = new Set(['', ...defined.flatMap(({ id, name = '' }) => (shown.has(id) ? [name] : []))]);
  const offered = [
    ...defined.flatMap(({ id, name = '' }): OfferedDetail[] => {
      if (shown.has(id)) return [];
      const inherited = foreign.find((each) => each.id === id);
      const usual = ALL.find((slug) => slug === inherited?.slug);
      if (!inherited || !usual) return [{ name, id }];
      const anew = nameOf(usual);
      return [{ name: anew, make: { id, name: anew, slug: usual, type: inherited.type } }];
    }),
    ...BY_KIND[kind]
      .filter((slug) => !taken.has(slug))
      .map((slug) => ({
        name: nameOf(slug),
        make: { name: nameOf(slug), slug, type: TYPES[slug] ?? 'text' },
      })),
  ];
  return offered.filter(({ name }) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/**
 * What a detail is to be when it is made under a name: the usual one of that name, or one of its own.
 * @param nameOf what a usual detail is called
 */
export function detailNamed(name: string, nameOf: (slug: UsualDetail) => string): WantedAttribute {
  const same = name.trim().toLowerCase();
  // Which page a series is, a name does not say.
  const usual = ALL.find(
    (slug) => TYPES[slug] !== 'page' && [slug, nameOf(slug).toLowerCase()].includes(same),
  );
  if (!usual) return { name, type: 'text' };
  return { name: nameOf(usual), slug: usual, type: TYPES[usual] ?? 'text' };
}
