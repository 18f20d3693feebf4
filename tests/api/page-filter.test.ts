import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageView } from '@/lib/domain/site/view-model';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { openPage } from '@/lib/server/pages/view/open-page';
import { block, contentOf } from './support/content';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An address as the router hands it over. */
async function open(address: string, form: 'page' | 'payload' = 'page') {
  const [locale = '', ...segments] = address.split('/').map(encodeURIComponent);
  const opened = await openPage(locale, segments, form);
  const key = form === 'page' ? address : `_payload/${address}`;
  const notes = pageStore().takeNotes(key);
  return { opened, notes };
}

async function viewAt(address: string): Promise<PageView> {
  const { opened } = await open(address);
  if (opened.kind !== 'page') throw new Error(`${address} is ${opened.kind}`);
  return opened.view;
}

function picturesOf({ document }: PageView): string[] {
  return document.translation.content.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ props }) =>
      Array.isArray(props.items) ? props.items.map(({ key }: { key: string }) => key) : [],
    ),
  );
}

const worksOf = (view: PageView): string[] =>
  view.document.translation.content.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ props }) => (view.listed[String(props.parentPage)] ?? []).map(({ path }) => path)),
  );

describe('a page narrowed by its address (docs/reference/lists-and-filters.md#visitors)', () => {
  it('shows the photos of one kind, and every way on', async () => {
    const view = await viewAt('en/about/photos/kind=studio');
    expect(picturesOf(view)).toHaveLength(6);
    expect(view.document.translation.content.sections).toHaveLength(1);
    expect(view.document.translation.path).toBe('/about/photos');
    expect(view.filterBar).toMatchObject({ kind: 'pictures', total: 24, shown: 6 });
    expect(view.filter).toMatchObject({ name: 'Kind', label: 'Studio', path: '/about/photos/kind=studio' });
    const kinds = view.filterBar?.groups.find(({ attribute }) => attribute === 'kind');
    expect(kinds?.options.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Installation 6',
      'Journey 6',
      'Process 6',
      'Studio 6',
    ]);
  });

  it('leads to the same choice in the other languages, whatever its words there', async () => {
    const { filter } = await viewAt('en/about/photos/kind=studio');
    expect(filter?.alternates).toEqual({
      ru: '/about/photos/kind=мастерская',
      uk: '/about/photos/kind=майстерня',
    });
    const there = await viewAt('ru/about/photos/kind=мастерская');
    expect(there.filter?.alternates.en).toBe('/about/photos/kind=studio');
    expect(picturesOf(there)).toEqual(picturesOf(await viewAt('en/about/photos/kind=studio')));
  });

  it('narrows quotes by what each says of itself', async () => {
    const view = await viewAt('uk/about/quotes/year=2021');
    const { sections } = view.document.translation.content;
    const quotes = sections.flatMap(({ blocks }) => blocks);
    expect(quotes.map(({ attributes }) => attributes['block-year'])).toEqual([
      2021, 2021, 2021, 2021, 2021, 2021,
    ]);
    expect(view.filter?.name).toBe('Рік');
  });

  it('narrows works by the values of the pages that are listed', async () => {
    const view = await viewAt('ru/works/year=2024');
    expect(worksOf(view)).toHaveLength(3);
    expect(view.filterBar).toMatchObject({ kind: 'works', total: 24, shown: 3 });
    expect(view.filter).toMatchObject({ name: 'Год', label: 2024 });
    const narrower = await viewAt('en/works/digital-art/nft/year=2021');
    expect(worksOf(narrower)).toHaveLength(2);
  });

  it('is made of what its page is made of, so that a save renews it', async () => {
    const whole = await open('en/works');
    const narrowed = await open('en/works/year=2024');
    expect(narrowed.notes).toEqual({ status: 200, tags: whole.notes?.tags, headers: {} });
    // By these tags the small server recognises a filter that does not exist (decision 39).
    expect(whole.notes?.filters).toEqual(expect.arrayContaining(['year=2021', 'year=2024']));
    expect(narrowed.notes?.tags.length).toBeGreaterThan(5);
  });

  it('is offered by no page that is no list', async () => {
    for (const address of ['en', 'en/exhibitions', 'en/about/awards-and-honors', 'en/contact']) {
      expect((await viewAt(address)).filterBar, address).toBeNull();
    }
    expect((await viewAt('en/about/photos')).filter).toBeNull();
  });
});

describe('addresses of choices (security R-2)', () => {
  it.each([
    'en/about/photos/kind=nowhere',
    'en/about/photos/mood=studio',
    'en/about/photos/item-kind=studio',
    'ru/about/photos/kind=studio',
    'en/about/photos/kind=studio/year=2025',
    'en/about/kind=studio/photos',
    'en/kind=studio',
    'en/year=2024',
    'en/exhibitions/year=2024',
    'en/nope/year=2024',
    'en/works/year=constructor',
    'en/works/constructor=2024',
  ])('%s names no page, and is not kept', async (address) => {
    const { opened, notes } = await open(address);
    expect(opened.kind).toBe('missing');
    expect(notes).toEqual({ status: 404, tags: [] });
  });

  it('the 404 is cached for all unknown addresses, with its tags', async () => {
    const { opened, notes } = await open('ru/_missing');
    expect(opened.kind).toBe('missing');
    expect(notes).toEqual({
      status: 404,
      isForMissing: true,
      headers: {},
      tags: expect.arrayContaining(['languages', 'messages:ru']),
    });
  });

  it.each([
    ['en/about/photos/KIND=Studio', '/about/photos/kind=studio'],
    ['en/About/photos/kind=studio', '/about/photos/kind=studio'],
    ['EN/works/year=2024', '/works/year=2024'],
    ['ru/about/photos/kind=Мастерская', encodeURI('/ru/about/photos/kind=мастерская')],
    ['uk/works/series=Залізо й повітря', encodeURI('/uk/works/series=залізо-й-повітря')],
  ])('%s leads to %s for good', async (address, to) => {
    const { opened, notes } = await open(address);
    expect(opened).toMatchObject({ kind: 'moved', to });
    expect(notes?.status).toBe(308);
  });

  it('follows a page that moved', async () => {
    const page = { connect: { path: '/about/photos' } };
    await site.db.redirect.create({ data: { fromPath: '/pictures', page } });
    const { opened } = await open('en/pictures/kind=studio');
    expect(opened).toMatchObject({ kind: 'moved', to: '/about/photos/kind=studio' });
  });

  it('has no payload of its own', async () => {
    const { opened, notes } = await open('en/about/photos/kind=studio', 'payload');
    expect(opened.kind).toBe('missing');
    expect(notes?.status).toBe(404);
  });
});

describe('a page that the owner makes later', () => {
  it('offers what its content gives to choose from', async () => {
    const { id: parentId } = await site.db.page.findUniqueOrThrow({ where: { path: '/about' } });
    const english = await site.db.language.findFirstOrThrow({ where: { code: 'en' } });
    const quotes = ['Calm', 'Wild', 'Calm', 'Wild'].map((mood, at) =>
      block(
        'Quote',
        { content: `Words ${at}`, source: '' },
        {
          id: `block-${at}`,
          attributes: { 'block-mood': mood },
          blockAttributes: [{ id: 'block-mood', name: 'Mood' }],
        },
      ),
    );
    await site.db.page.create({
      data: {
        path: '/about/voices',
        parentId,
        layout: 'default',
        position: 9,
        translations: {
          create: {
            languageId: english.id,
            title: 'Voices',
            content: JSON.parse(JSON.stringify(contentOf(quotes))),
          },
        },
      },
    });
    const view = await viewAt('en/about/voices/mood=calm');
    expect(view.filterBar).toMatchObject({ kind: 'quotes', total: 4, shown: 2 });
    // A language without a text of its own offers the values of the fallback text.
    expect(view.filter?.alternates).toEqual({
      ru: '/about/voices/mood=calm',
      uk: '/about/voices/mood=calm',
    });
  });
});
