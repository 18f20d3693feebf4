import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, listedPage, pageView, section } from '@/tests/factories/page-view';
import type { AttributeValue } from '../content/model';
import { chosenState } from '../site/chosen-state';
import type { ListedPage, PageView } from '../site/view-model';
import { filterPage, filterSegments, sameChoice, withFilterBar } from './filter-view';
import { yearIn } from './list-view';

const NAMES = { year: 'Year', medium: 'Medium', edition: 'Edition', rare: 'Rare', dates: 'Dates' };

const work = (name: string, attributes: Record<string, AttributeValue>): ListedPage =>
  listedPage(`/works/${name}`, name, { attributes, attributeNames: NAMES });

/** Words, two lists, and words again. */
function worksPage(first: ListedPage[], second: ListedPage[] = []): PageView {
  const list = (parentPage: string) => block('PageList', { parentPage, template: { items: [] } });
  const words = (id: string) => section(id, id, [block('RichText', { content: `<p>${id}</p>` })]);
  const sections = [
    words('before'),
    section('one', 'One', [block('RichText', { content: '<p>One</p>' }), list('/works/a')]),
    section('two', 'Two', [list('/works/b')]),
    words('after'),
  ];
  const rest = { listed: { '/works/a': first, '/works/b': second } };
  return withFilterBar(pageView({ path: '/works', sections, rest }));
}

const FOUR = [
  work('Old', { year: 2016, medium: 'Oil' }),
  work('New', { year: 2024, medium: 'Ink', rare: 'x' }),
  work('About', { year: 'c. 2019', medium: 'Oil' }),
  work('Undated', { edition: '1/3' }),
];

const see = (view: PageView, value: string) => filterPage(view, { attribute: 'view', value });
const offered = ({ filterBar }: PageView) => filterBar?.listViews.map(({ path }) => path);
const years = (view: PageView | null) =>
  view?.listView?.years.map(({ year, pages }) => `${year}: ${pages.map(({ title }) => title).join(', ')}`);

describe('the year that a value says', () => {
  it.each<[AttributeValue, number | null]>([
    [2019, 2019],
    ['2019', 2019],
    ['c. 2019', 2019],
    ['около 2019 года', 2019],
    ['2016–2019', 2019],
    ['2016–', 2016],
    ['24 November 2022', null],
    ['1200 × 900 cm', null],
    ['20190', null],
    ['Acrylic slabs, of 2019', null],
    [12, null],
    [0, null],
    ['', null],
    [true, null],
    [null, null],
  ])('%s: %s', (value, year) => {
    expect(yearIn(value)).toBe(year);
  });
});

describe('the ways to see what a page lists (docs/reference/lists-and-filters.md#list-and-timeline)', () => {
  it('are the page itself, a list and a timeline, each with an address', () => {
    const view = worksPage(FOUR);
    expect(offered(view)).toEqual(['/works', '/works/view=list', '/works/view=timeline']);
    expect(filterSegments(view)).toEqual(expect.arrayContaining(['view=list', 'view=timeline']));
    expect(chosenState(view)).toBeNull();
  });

  it.each([
    ['of fewer than four pages', FOUR.slice(1), undefined],
    ['of pages that say nothing', ['a', 'b', 'c', 'd'].map((name) => work(name, {})), []],
    [
      'that say no years',
      ['a', 'b', 'c', 'd'].map((name) => work(name, { medium: name })),
      ['/works', '/works/view=list'],
    ],
    ['that say one year only', ['a', 'b', 'c', 'd'].map((name) => work(name, { year: 2020 })), []],
  ])('are fewer where it lists pages %s', (_name, pages, expected) => {
    expect(offered(worksPage(pages))).toEqual(expected);
  });

  it('are not there where visitors can filter by what has their name, or where more than pages is listed', () => {
    const views = FOUR.map((page, at) => ({
      ...page,
      attributes: { ...page.attributes, view: `v${at % 2}` },
      attributeNames: { ...NAMES, view: 'View' },
    }));
    expect(offered(worksPage(views))).toEqual([]);
    const view = worksPage(FOUR);
    const quotes = section('quotes', 'Quotes', [block('Quote', { content: 'Words', source: '' })]);
    const { translation } = view.document;
    const sections = [...translation.content.sections, quotes];
    const content = { ...translation.content, sections };
    const more = withFilterBar({
      ...view,
      document: { ...view.document, translation: { ...translation, content } },
    });
    expect(offered(more)).toEqual([]);
  });

  it('have the latest first, what says no year last, and the order of the page within a year', () => {
    const more = [work('Newer', { year: 2024 }), work('New', { year: 2024, medium: 'Ink' })];
    const view = worksPage(FOUR, more);
    expect(years(see(view, 'timeline'))).toEqual([
      '2024: New, Newer',
      '2019: About',
      '2016: Old',
      'null: Undated',
    ]);
  });

  it('know the years of exhibitions by their days', () => {
    const shows = ['2019', '2021', '2020', '2021'].map((year, at) =>
      work(`Show ${at}`, { dates: `14 June – 1 September ${year}` }),
    );
    expect(years(see(worksPage(shows), 'list'))).toEqual([
      '2021: Show 1, Show 3',
      '2020: Show 2',
      '2019: Show 0',
    ]);
  });

  it('name in columns what a third of the pages say, and the attribute of the years apart', () => {
    const seen = see(worksPage(FOUR), 'list')?.listView;
    expect(seen?.columns).toEqual([{ attribute: 'medium', name: 'Medium' }]);
    expect(seen?.yearAttribute).toBe('year');
  });

  it('stand in the place of the lists and of what introduces them', () => {
    const seen = see(worksPage(FOUR), 'list');
    expect(seen?.document.translation.content.sections.map(({ id }) => id)).toEqual(['before', 'after']);
    expect(seen?.filterBar?.beforeSection).toBe('after');
    expect(seen?.filterBar?.listViews.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual([
      'list',
    ]);
    expect(seen && chosenState(seen)?.path).toBe('/works/view=list');
  });

  it('are nothing at other addresses', () => {
    const view = worksPage(FOUR);
    for (const value of ['wall', 'table', 'list-timeline']) expect(see(view, value)).toBeNull();
    const none = worksPage(['a', 'b', 'c', 'd'].map((name) => work(name, { medium: name })));
    expect(see(none, 'timeline')).toBeNull();
  });

  it('go with every filter, and filters with them', () => {
    const view = worksPage(FOUR);
    const oil = filterPage(view, { attribute: 'medium', value: 'oil' });
    expect(oil && offered(oil)).toEqual([
      '/works/medium=oil',
      '/works/medium=oil,view=list',
      '/works/medium=oil,view=timeline',
    ]);
    const seen = filterPage(view, { attribute: 'medium', value: 'oil', view: 'list' });
    expect(years(seen)).toEqual(['2019: About', '2016: Old']);
    expect(seen && chosenState(seen)?.path).toBe('/works/medium=oil,view=list');
    expect(seen?.filterBar).toMatchObject({ shown: 2, total: 4, wholePath: '/works/view=list' });
    expect(seen && offered(seen)).toEqual(oil && offered(oil));
    const options = seen?.filterBar?.groups.flatMap((group) => group.options.map(({ path }) => path));
    expect(options).toContain('/works/medium=oil,view=list');
    expect(options?.every((path) => path.endsWith(',view=list'))).toBe(true);
  });

  it('are nothing beside themselves, nor with a filter that the page does not have', () => {
    const view = worksPage(FOUR);
    for (const address of [
      { attribute: 'view', value: 'list', view: 'timeline' },
      { attribute: 'medium', value: 'wax', view: 'list' },
    ] as const)
      expect(filterPage(view, address)).toBeNull();
    const none = worksPage(['a', 'b', 'c', 'd'].map((name) => work(name, { medium: name })));
    expect(filterPage(none, { attribute: 'medium', value: 'a', view: 'timeline' })).toBeNull();
  });

  it('have the same address in another language that has them', () => {
    const view = worksPage(FOUR);
    const address = { attribute: 'view', value: 'list' };
    expect(sameChoice(view, address, worksPage(FOUR))).toEqual(address);
    expect(sameChoice(view, address, worksPage(FOUR.slice(1)))).toBeNull();
    const both = { attribute: 'medium', value: 'oil', view: 'list' } as const;
    expect(sameChoice(view, both, worksPage(FOUR))).toEqual(both);
    expect(
      sameChoice(
        view,
        { ...both, view: 'timeline' },
        worksPage(FOUR.map((page) => ({ ...page, attributes: { medium: page.attributes.medium ?? 'Ink' } }))),
      ),
    ).toBeNull();
  });

  it('show every page once, whatever its years are', () => {
    const year = fc.oneof(
      fc.integer({ min: 1380, max: 2220 }),
      fc.constantFrom('c. 1999', '2016–2019', 'old', null),
    );
    fc.assert(
      fc.property(fc.array(year, { minLength: 4, maxLength: 30 }), (all) => {
        const pages = all.map((each, at) => work(`w${at}`, { year: each, medium: 'Oil' }));
        const seen = see(worksPage(pages, pages.slice(2)), 'list')?.listView;
        const shown = seen?.years.flatMap((group) => group.pages.map(({ path }) => path)) ?? [];
        expect(shown.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
        const order = seen?.years.map((group) => group.year ?? Number.NEGATIVE_INFINITY) ?? [];
        expect(order).toEqual(order.toSorted((a, b) => b - a));
      }),
    );
  });
});
