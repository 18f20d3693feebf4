import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_PAGES } from '@/demo/content/index';
import type { SeedLocale } from '@/demo/content/model';
import { block, ENGLISH, listedPage, pageView, RUSSIAN, section } from '@/tests/factories/page-view';
import type { AttributeValue } from '../content/model';
import { summarisePage } from '../content/summary';
import type { PageView } from '../site/view-model';
import { filterPage, sameChoice, withFilterBar } from './filter-view';

type Row = Record<string, AttributeValue>;

const item = (key: string, attributes: Row) => ({ key, src: `/media/${key}.jpg`, alt: key, attributes });

/** A page of one gallery, with an introduction and a name for each attribute. */
function photos(rows: Row[], path = '/about/photos'): PageView {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const gallery = block(
    'MediaGallery',
    { items: rows.map((row, at) => item(`p${at}`, row)) },
    { id: 'gallery', itemAttributes: names.map((id) => ({ id, name: id.toUpperCase() })) },
  );
  const words = block('RichText', { content: '<p>Words</p>' }, { id: 'words' });
  return withFilterBar(
    pageView({ path, sections: [section('intro', 'Intro', [words]), section('all', 'All', [gallery])] }),
  );
}

/** `NAME: label count · label count`, one line for each group. */
const lines = (view: PageView | null) =>
  view?.filterBar?.groups.map(
    ({ name, options }) => `${name}: ${options.map(({ label, count }) => `${label} ${count}`).join(' · ')}`,
  );

const keysOf = (view: PageView | null) =>
  view?.document.translation.content.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, props }) =>
      Array.isArray(props.items) ? props.items.map(({ key }: { key: string }) => key) : [id],
    ),
  );

const years = (...all: AttributeValue[]) => all.map((year): Row => ({ 'item-year': year }));

describe('what a page can be narrowed by (docs/reference/lists-and-filters.md#visitors)', () => {
  it.each<[string, Row[], string[]]>([
    ['latest years first', years(2019, 2021, 2019, '2020'), ['ITEM-YEAR: 2021 1 · 2020 1 · 2019 2']],
    ['numbers by size', years(12, 3, 3, 7), ['ITEM-YEAR: 3 2 · 7 1 · 12 1']],
    ['yes before no', years(false, true, false, false), ['ITEM-YEAR: true 1 · false 3']],
    ['words in order, case aside', years('river', 'Hall', 'hall ', 'Hall'), ['ITEM-YEAR: Hall 3 · river 1']],
    ['only what has two values', years('Hall', 'Hall', 'Hall', 'Hall'), []],
    ['no words that tell everything apart', years('a', 'b', 'c', 'd'), []],
    ['nothing that no address can say', years('—', '—', 'Hall', null), []],
  ])('%s', (_name, rows, expected) => {
    expect(lines(photos(rows))).toEqual(expected);
  });

  it('gives an address to values that it does not list', () => {
    const view = photos(years('a', 'b', 'c', 'd'));
    expect(keysOf(filterPage(view, { attribute: 'year', value: 'c' }))).toEqual(['p2']);
  });

  it('lists no more than forty choices, and then has addresses for them still', () => {
    const view = photos(years(...Array.from({ length: 60 }, (_, at) => at + 1900)));
    expect(lines(view)).toEqual([]);
    expect(keysOf(filterPage(view, { attribute: 'year', value: '1950' }))).toEqual(['p50']);
  });

  it.each([
    ['/about/photos', true],
    ['/about/films', true],
    ['/', false],
    ['/about/awards-and-honors', false],
    ['/exhibitions', false],
    ['/works/digital-art/nft/seed-vault', false],
  ])('%s is a list that can be narrowed: %s', (path, isList) => {
    expect(photos(years(2019, 2021, 2019, 2020), path).filterBar !== null).toBe(isList);
  });

  it('has none for three things, which are seen at a glance', () => {
    expect(photos(years(2019, 2021, 2019)).filterBar).toBeNull();
  });

  it('goes by stored names such as constructor without harm (security V-3)', () => {
    const view = photos(['a', 'b', 'a', 'b'].map((value) => ({ 'item-constructor': value })));
    expect(lines(view)).toEqual(['ITEM-CONSTRUCTOR: a 2 · b 2']);
    expect(filterPage(view, { attribute: 'proto', value: 'a' })).toBeNull();
  });
});

describe('a narrowed page (docs/reference/lists-and-filters.md#filtering)', () => {
  const view = photos(years(2019, 2021, 2019, 2020));

  it('keeps the items with the value, and drops what has none', () => {
    const shown = filterPage(view, { attribute: 'year', value: '2019' });
    expect(keysOf(shown)).toEqual(['p0', 'p2']);
    expect(shown?.filter).toEqual({
      attribute: 'year',
      value: '2019',
      name: 'ITEM-YEAR',
      label: 2019,
      path: '/about/photos/year=2019',
      alternates: {},
    });
    expect(shown?.filterBar).toMatchObject({ kind: 'pictures', total: 4, shown: 2, beforeSection: 'all' });
    expect(shown?.filterBar?.groups[0]?.options.map(({ path, isChosen }) => [path, isChosen])).toEqual([
      ['/about/photos/year=2021', false],
      ['/about/photos/year=2020', false],
      ['/about/photos/year=2019', true],
    ]);
  });

  it.each([
    { attribute: 'year', value: '1999' },
    { attribute: 'month', value: '2019' },
    { attribute: 'item-year', value: '2019' },
  ])('is nothing for %j, which the page does not give', (address) => {
    expect(filterPage(view, address)).toBeNull();
  });

  it('leaves the page that it was made from as it is', () => {
    const before = JSON.stringify(view);
    filterPage(view, { attribute: 'year', value: '2019' });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('shows each thing under one value of an attribute, as often as it counted', () => {
    const value = fc.constantFrom<AttributeValue>('a', 'B', 'b ', 1, 2, true, false, null, '', '—');
    fc.assert(
      fc.property(fc.array(value, { minLength: 4, maxLength: 24 }), (values) => {
        const page = photos(years(...values));
        const shown = page.filterBar?.groups.flatMap(({ attribute, options }) =>
          options.map(({ path, count }) => {
            const chosen = filterPage(page, { attribute, value: path.split('=')[1] ?? '' });
            expect(chosen?.filterBar?.shown).toBe(count);
            return keysOf(chosen) ?? [];
          }),
        );
        const all = shown?.flat() ?? [];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('blocks and listed pages (docs/reference/editing.md#attributes)', () => {
  const quote = (id: string, theme: string | null, year: number) =>
    block(
      'Quote',
      { content: id, source: '' },
      {
        id,
        attributes: { ...(theme !== null && { 'block-theme': theme }), 'attr-7': year },
        blockAttributes: [{ id: 'block-theme', name: 'Theme', defaultValue: 'Work' }],
      },
    );
  const year = { id: 'attr-7', name: 'Year', slug: 'year', type: 'number', inherited: false };

  it('goes by defaults of block attributes, and by the slugs of a section’s', () => {
    const quotes = [quote('a', null, 2019), quote('b', 'Home', 2019), quote('c', 'Work', 2021)];
    const view = withFilterBar(
      pageView({
        path: '/about/quotes',
        sections: [section('s', 'S', [...quotes, quote('d', 'Home', 2021)], { attributes: [year] })],
      }),
    );
    expect(lines(view)).toEqual(['Theme: Home 2 · Work 2', 'Year: 2021 2 · 2019 2']);
    expect(keysOf(filterPage(view, { attribute: 'theme', value: 'work' }))).toEqual(['a', 'c']);
    expect(keysOf(filterPage(view, { attribute: 'year', value: '2021' }))).toEqual(['c', 'd']);
  });

  const work = (name: string, made: number, medium: string) =>
    listedPage(`/works/digital-art/nft/${name}`, name, {
      attributes: { year: made, medium },
      attributeNames: { year: 'Год', medium: 'Техника' },
    });

  it('narrows what lists show, names attributes as the listed pages do, and keeps what a list says of itself', () => {
    const list = (id: string, parentPage: string, shelf: string) =>
      block(
        'PageList',
        { parentPage, template: { items: [] } },
        { id, attributes: { 'block-shelf': shelf }, blockAttributes: [{ id: 'block-shelf', name: 'Shelf' }] },
      );
    const base = pageView({
      path: '/works',
      sections: [
        section('nft', 'NFT', [block('RichText', { content: '<p>x</p>' }), list('one', '/a', 'New')]),
        section('old', 'Old', [list('two', '/b', 'Old')]),
      ],
      rest: {
        listed: {
          '/a': [work('x', 2021, 'Bronze'), work('y', 2022, 'Bronze')],
          '/b': [work('z', 2021, 'Steel'), work('w', 2019, 'Steel')],
          '/c': [work('elsewhere', 2021, 'Steel')],
        },
      },
    });
    // The page's own name for a year is the same in every language: those of its content come first.
    const document = { ...base.document, attributes: [{ ...year, id: 'year' }] };
    const whole = withFilterBar({ ...base, document });
    expect(lines(whole)).toEqual([
      'Shelf: New 2 · Old 2',
      'Год: 2022 1 · 2021 2 · 2019 1',
      'Техника: Bronze 2 · Steel 2',
    ]);
    expect(whole.filterBar?.kind).toBe('works');
    const of2021 = filterPage(whole, { attribute: 'year', value: '2021' });
    expect(keysOf(of2021)).toEqual(['one', 'two']);
    expect(
      Object.entries(of2021?.listed ?? {}).map(([at, pages]) => [at, pages.map(({ title }) => title)]),
    ).toEqual([
      ['/a', ['x']],
      ['/b', ['z']],
      ['/c', ['elsewhere']],
    ]);
    expect(keysOf(filterPage(whole, { attribute: 'shelf', value: 'old' }))).toEqual(['two']);
  });
});

describe('the shipped lists', () => {
  const shipped = (path: string, locale: SeedLocale): PageView => {
    const seed = SEED_PAGES.find((page) => page.path === path);
    const content = seed?.content(locale) ?? { sections: [] };
    const base = pageView({ path, sections: content.sections });
    const listed = Object.fromEntries(
      [...new Set(SEED_PAGES.map(({ parent }) => parent ?? ''))].map((parent) => [
        parent,
        SEED_PAGES.filter((page) => page.parent === parent).map((page) =>
          listedPage(page.path, page.meta[locale].title, summarisePage(page.content(locale))),
        ),
      ]),
    );
    const contentLanguage = locale === 'ru' ? RUSSIAN : ENGLISH;
    return withFilterBar({ ...base, contentLanguage, listed });
  };

  it.each<[string, SeedLocale, string, number, string[]]>([
    ['/about/photos', 'en', 'pictures', 24, ['Kind', 'Year']],
    ['/about/photos', 'uk', 'pictures', 24, ['Вид', 'Рік']],
    ['/about/quotes', 'ru', 'quotes', 28, ['Тема', 'Год']],
    ['/works', 'en', 'works', 24, ['Category', 'Year', 'Series']],
    ['/works', 'ru', 'works', 24, ['Раздел', 'Год', 'Серия']],
    ['/works/digital-art/new-media', 'uk', 'works', 6, ['Рік']],
    ['/works/digital-art/virtual-worlds', 'en', 'works', 6, ['Year', 'Series']],
  ])('%s in %s', (path, locale, kind, total, names) => {
    const { filterBar } = shipped(path, locale);
    expect([filterBar?.kind, filterBar?.total]).toEqual([kind, total]);
    expect(filterBar?.groups.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['kind', 'studio', 'мастерская'],
    ['year', '2019', '2019'],
    ['kind', 'nowhere', undefined],
  ])('%s=%s is %s in Russian', (attribute, value, expected) => {
    const there = sameChoice(
      shipped('/about/photos', 'en'),
      { attribute, value },
      shipped('/about/photos', 'ru'),
    );
    expect(there?.value).toBe(expected);
  });
});
