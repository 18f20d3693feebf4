import { type FilterAddress, filteredPath, type ListViewWay, VIEW } from '../addresses/page-filter';
import type { AttributeValue } from '../content/model';
import { eventOfListed } from '../events/page-events';
import { ownValue } from '../json';
import type { ChosenListView, FilterBar, ListedPage, PageView } from '../site/view-model';
import { type FilterSource, type FilterThing, pagesListedBy } from './filter-things';

const WAYS: readonly ListViewWay[] = ['list', 'timeline'];

/** A line with more values than these is no line any more. */
const MOST_COLUMNS = 5;
/** What fewer of the pages say is no column. */
const COLUMN_SHARE = 1 / 3;

const YEARS = { from: 1400, to: 2199 };
/** Letters beside a year: `c. 2019`, `около 2019`. */
const MOST_BESIDE_YEAR = 12;

/** The year that a value says: the last one of `2016–2019`; null for anything that is no year. */
export function yearIn(value: AttributeValue | undefined): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const found = String(value).match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const year = Math.max(...found.map(Number));
  const beside = String(value).replace(/\d{4}/g, '');
  const isYear = year >= YEARS.from && year <= YEARS.to && !/\d/.test(beside);
  return isYear && beside.length <= MOST_BESIDE_YEAR ? year : null;
}

const valueFor = ({ attributes }: ListedPage, attribute: string): AttributeValue =>
  (ownValue(attributes, attribute) as AttributeValue | undefined) ?? null;

/** The attribute that says the years of most pages, and of none anything else. */
function yearAttribute(pages: readonly ListedPage[], attributes: readonly string[]): string | undefined {
  return attributes.find((attribute) => {
    const said = pages.map((page) => valueFor(page, attribute)).filter((value) => value !== null);
    return said.length * 2 >= pages.length && said.every((value) => yearIn(value) !== null);
  });
}

interface Listing {
  pages: ListedPage[];
  /** The names of what they say, by its slugs; what has no name cannot be shown. */
  names: Map<string, string>;
  yearOf: (page: ListedPage) => number | null;
  /** The attribute that says it, if any. */
  year: string | undefined;
}

/** Every page that is listed, once. */
function listingOf(view: FilterSource): Listing {
  const { sections } = view.document.translation.content;
  const all = sections.flatMap(({ blocks }) => blocks.flatMap((block) => pagesListedBy(block, view) ?? []));
  const pages = [...new Map(all.map((page) => [page.path, page])).values()];
  const names = new Map<string, string>();
  for (const [attribute, name] of pages.flatMap(({ attributeNames }) => Object.entries(attributeNames)))
    if (name !== '' && !names.has(attribute)) names.set(attribute, name);
  const year = yearAttribute(pages, [...names.keys()]);
  const yearOf = (page: ListedPage) => {
    const said = year === undefined ? null : yearIn(valueFor(page, year));
    return said ?? yearIn(eventOfListed(page, view.contentLanguage.tag)?.from.slice(0, 4));
  };
  return { pages, names, yearOf, year };
}

function columnsOf({ pages, names, year }: Listing): ChosenListView['columns'] {
  const isColumn = (attribute: string) =>
    attribute !== year &&
    pages.filter((page) => valueFor(page, attribute) !== null).length >= pages.length * COLUMN_SHARE;
  return [...names]
    .map(([attribute, name]) => ({ attribute, name }))
    .filter(({ attribute }) => isColumn(attribute))
    .slice(0, MOST_COLUMNS);
}

function yearsOf({ pages, yearOf }: Listing): ChosenListView['years'] {
  const byYear = new Map<number | null, ListedPage[]>();
  for (const page of pages) {
    const year = yearOf(page);
    const some = byYear.get(year);
    if (some) some.push(page);
    else byYear.set(year, [page]);
  }
  return [...byYear]
    .map(([year, some]) => ({ year, pages: some }))
    .toSorted((a, b) => (b.year ?? Number.NEGATIVE_INFINITY) - (a.year ?? Number.NEGATIVE_INFINITY));
}

/** The address of a way to see a page, or what a filter leaves of it. */
function pathOf(path: string, filter: FilterAddress | null, view: ListViewWay): string {
  const whole = { attribute: VIEW, value: view };
  return filteredPath(path, filter === null ? whole : { ...filter, view });
}

/**
 * The ways in which visitors can see what a page lists: none where it lists anything but pages, or has a filter by the
 * name that their addresses have.
 * @param things what its visitors filter
 * @param attributes the slugs of what it can be filtered by
 * @param filter what it is narrowed to
 */
export function listViewsOf(
  view: FilterSource,
  things: readonly FilterThing[],
  attributes: readonly string[],
  filter: FilterAddress | null,
): FilterBar['listViews'] {
  if (attributes.includes(VIEW) || !things.every(({ kind }) => kind === 'page')) return [];
  const { path } = view.document.translation;
  const listing = listingOf(view);
  const hasYears = new Set(listing.pages.map(listing.yearOf)).size > 1;
  const has = { list: hasYears || columnsOf(listing).length > 0, timeline: hasYears };
  const offered = WAYS.filter((name) => has[name]);
  if (offered.length === 0) return [];
  return [
    { name: 'wall', path: filter === null ? path : filteredPath(path, filter), isChosen: true },
    ...offered.map((name) => ({ name, path: pathOf(path, filter, name), isChosen: false })),
  ];
}

/** The addresses of those ways to see the whole page, as filters write theirs. */
export const listViewAddresses = ({ filterBar }: Pick<PageView, 'filterBar'>): FilterAddress[] =>
  (filterBar?.listViews ?? []).flatMap(({ name }) =>
    name === 'wall' ? [] : [{ attribute: VIEW, value: name }],
  );

/** The way that an address of the whole page says, if the page has it. */
export const listViewAt = (
  view: Pick<PageView, 'filterBar'>,
  { attribute, value }: FilterAddress,
): ListViewWay | undefined =>
  attribute === VIEW ? WAYS.find((way) => way === value && hasListView(view, way)) : undefined;

/** Whether the page has a way to see what it lists. */
export const hasListView = ({ filterBar }: Pick<PageView, 'filterBar'>, way: ListViewWay): boolean =>
  filterBar?.listViews.some(({ name }) => name === way) === true;

/**
 * The page with all that it lists in another way, in the place of its lists: the sections that have any go, and those
 * around them stay; the values that it can be narrowed to lead to what is seen in the same way. Null for a way that the
 * page does not have.
 * @param filter what it is narrowed to already
 */
export function withListView(
  view: PageView,
  way: ListViewWay,
  filter: FilterAddress | null,
): PageView | null {
  const { filterBar } = view;
  if (filterBar === null || !hasListView(view, way)) return null;
  const { translation } = view.document;
  const { sections } = translation.content;
  const isList = ({ blocks }: (typeof sections)[number]) =>
    blocks.some((block) => pagesListedBy(block, view) !== null);
  const kept = sections.filter((section) => !isList(section));
  const after = sections.slice(sections.findIndex(isList)).find((section) => !isList(section));
  const listing = listingOf(view);
  return {
    ...view,
    document: {
      ...view.document,
      translation: { ...translation, content: { ...translation.content, sections: kept } },
    },
    listView: {
      name: way,
      path: pathOf(translation.path, filter, way),
      alternates: {},
      years: yearsOf(listing),
      columns: columnsOf(listing),
      yearAttribute: listing.year ?? null,
    },
    filterBar: {
      ...filterBar,
      beforeSection: after?.id ?? '',
      wholePath: pathOf(translation.path, null, way),
      groups: filterBar.groups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({
          ...option,
          path: pathOf(translation.path, { attribute: group.attribute, value: option.value }, way),
        })),
      })),
      listViews: filterBar.listViews.map((each) => ({ ...each, isChosen: each.name === way })),
    },
  };
}
