import { type FilterAddress, filteredPath, filterSegment, valueSlug } from '../addresses/page-filter';
import { kindOf } from '../blocks';
import type { Block, Section } from '../content/model';
import { itemsOf, keepBlocks, narrowItems } from '../content/narrow';
import { routeFor } from '../site/routes';
import type { ChosenFilter, FilterBar, PageView } from '../site/view-model';
import { type FilterGroup, type FilterOption, filterGroups } from './filter-offer';
import {
  blockValues,
  type FilterSource,
  type FilterThing,
  itemValues,
  listedValues,
  pagesListedBy,
  thingsOf,
  type Values,
} from './filter-things';
import { hasListView, listViewAddresses, listViewAt, listViewsOf, withListView } from './list-view';

/** Fewer things than these are seen at a glance. */
const FEWEST_THINGS = 4;

/** A view before its filter is built. */
export type PlainView = Omit<PageView, 'filter' | 'listView' | 'filterBar'>;

function countedAs(things: readonly FilterThing[]): FilterBar['kind'] {
  const kinds = new Set(things.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined || kind === 'block') return 'entries';
  if (kind !== 'page') return kind === 'quote' ? 'quotes' : 'pictures';
  return things.every(({ id }) => id.includes(' /works/')) ? 'works' : 'pages';
}

function barOf(
  source: FilterSource,
  shown: FilterSource,
  groups: FilterGroup[],
  chosen: FilterAddress | null,
): FilterBar {
  const { path } = source.document.translation;
  const all = thingsOf(source);
  const left = thingsOf(shown);
  const isChosen = (attribute: string, value: string) =>
    chosen?.attribute === attribute && chosen.value === value;
  return {
    kind: countedAs(all),
    isSearchable: all.some(({ kind }) => kind !== 'block'),
    total: all.length,
    shown: left.length,
    beforeSection: left[0]?.sectionId ?? '',
    wholePath: path,
    groups: groups
      .filter(({ attribute, isOffered }) => isOffered || chosen?.attribute === attribute)
      .map(({ attribute, name, options }) => ({
        attribute,
        name,
        options: options.map(({ value, label, things }) => ({
          path: filteredPath(path, { attribute, value }),
          value,
          label,
          count: things.length,
          isChosen: isChosen(attribute, value),
        })),
      })),
    listViews: listViewsOf(
      source,
      all,
      groups.map(({ attribute }) => attribute),
      chosen,
    ),
  };
}

function isListPage(source: FilterSource): boolean {
  return routeFor(source.document.translation.path).isList === true;
}

/** The last segments of all addresses of other states of a page, those included that it does not list. */
export function filterSegments(view: PageView): string[] {
  if (view.filterBar === null) return [];
  const choices = filterGroups(view).flatMap(({ attribute, options }) =>
    options.map(({ value }) => ({ attribute, value })),
  );
  return [...choices, ...listViewAddresses(view)].map(filterSegment);
}

/** The view with what its visitors can narrow it by: nothing where it is no list, or one of a few things only. */
export function withFilterBar(view: PlainView): PageView {
  const things = isListPage(view) ? thingsOf(view) : [];
  const filterBar =
    things.length < FEWEST_THINGS ? null : barOf(view, view, filterGroups(view, things), null);
  const isUseful = filterBar !== null && (filterBar.isSearchable || filterBar.groups.length > 0);
  return { ...view, filter: null, listView: null, filterBar: isUseful ? filterBar : null };
}

function narrow(view: PageView, { attribute, value }: FilterAddress): PageView {
  const fits = (values: Values) => valueSlug(values.get(attribute)) === value;
  const listed = new Map<string, Set<string>>();
  const keep = (block: Block, section: Section): Block | null => {
    if (itemsOf(block) !== null) {
      return narrowItems(block, (item) => fits(itemValues(item, block, section, view)));
    }
    const pages = pagesListedBy(block, view);
    if (pages === null) return fits(blockValues(block, section, view)) ? block : null;
    const kept = pages.filter((page) => fits(listedValues(page, block, section, view)));
    const parent = kindOf(block.component)?.listsPagesBelow(block.props) ?? '';
    listed.set(parent, new Set([...(listed.get(parent) ?? []), ...kept.map(({ path }) => path)]));
    return kept.length === 0 ? null : block;
  };
  const { translation } = view.document;
  const sections = translation.content.sections.flatMap(
    (section) => keepBlocks(section, (block) => keep(block, section)) ?? [],
  );
  const content = { ...translation.content, sections };
  return {
    ...view,
    document: { ...view.document, translation: { ...translation, content } },
    listed: {
      ...view.listed,
      ...Object.fromEntries(
        [...listed].map(([parent, kept]) => [
          parent,
          (view.listed[parent] ?? []).filter(({ path }) => kept.has(path)),
        ]),
      ),
    },
  };
}

interface Choice {
  group: FilterGroup;
  option: FilterOption;
}

function find(groups: readonly FilterGroup[], { attribute, value }: FilterAddress): Choice | null {
  const group = groups.find((each) => each.attribute === attribute);
  const option = group?.options.find((each) => each.value === value);
  return group && option ? { group, option } : null;
}

/**
 * The page as one choice narrows it: gallery items by their values, blocks by theirs, listed pages by theirs; sections
 * left with nothing are dropped; or with what it lists shown in another way. Null for a choice that the page does not give.
 */
export function filterPage(view: PageView, address: FilterAddress): PageView | null {
  if (view.filterBar === null) return null;
  const groups = filterGroups(view);
  const choice = find(groups, address);
  const { view: way, ...filterAddress } = address;
  if (choice === null) {
    const alone = listViewAt(view, filterAddress);
    return alone && way === undefined ? withListView(view, alone, null) : null;
  }
  const shown = narrow(view, filterAddress);
  const filter: ChosenFilter = {
    ...filterAddress,
    name: choice.group.name,
    label: choice.option.label,
    path: filteredPath(view.document.translation.path, address),
    alternates: {},
  };
  const narrowed = { ...shown, filter, filterBar: barOf(view, shown, groups, filterAddress) };
  return way === undefined ? narrowed : withListView(narrowed, way, filterAddress);
}

/**
 * The same choice on the same page in another language: the same value, or else the value of the same things,
 * since values are translated. Null if there is none.
 */
export function sameChoice(view: PageView, address: FilterAddress, other: PageView): FilterAddress | null {
  const alone = listViewAt(view, address);
  if (alone !== undefined) return hasListView(other, alone) ? address : null;
  if (address.view !== undefined && !hasListView(other, address.view)) return null;
  const choice = find(filterGroups(view), address);
  const group = filterGroups(other).find(({ attribute }) => attribute === address.attribute);
  if (choice === null || group === undefined || other.filterBar === null) return null;
  const things = choice.option.things.join('\n');
  const option =
    group.options.find(({ value }) => value === address.value) ??
    group.options.find((each) => each.things.join('\n') === things);
  return option ? { ...address, value: option.value } : null;
}
