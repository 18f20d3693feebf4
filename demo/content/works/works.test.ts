import { describe, expect, it } from 'vitest';
import { BLOCKS, isBlockKind } from '@/lib/domain/blocks';
import { keyItems } from '@/lib/domain/blocks/list-item-keys';
import { mediaReferences, summarisePage } from '@/lib/domain/content/summary';
import { metaProblems } from '@/lib/domain/site/meta';
import { COLLECTIONS_PAGE } from '../collections';
import { SEED_LOCALES, type SeedLocale, type SeedPage } from '../model';
import { PHOTOS_PAGE } from '../photos';
import { WORK_PAGES, WORK_REFERENCES, WORKS } from '.';
import { WORK_ALTS } from './pictures';
import { CATEGORIES } from './work';

const PAGES: SeedPage[] = [...WORK_PAGES, COLLECTIONS_PAGE, PHOTOS_PAGE];

const EXHIBITION_PICTURES = [
  'soft-machines-2018',
  'a-room-for-the-sea-2019',
  'the-weight-of-light-2021',
  'unlit-2022',
  'distant-gardens-2024',
  'weather-for-one-2025',
].map((slug) => `/media/exhibitions/${slug}.jpg`);

const KNOWN_MEDIA = new Set([
  ...WORK_REFERENCES.map(({ slug }) => `/media/works/${slug}.jpg`),
  ...EXHIBITION_PICTURES,
  ...['tide-rooms', 'iron-and-air', 'signal-works', 'small-ledgers'].map(
    (slug) => `/media/collections/${slug}.jpg`,
  ),
  ...Array.from(
    { length: 24 },
    (_, index) => `/media/photos/photo-${String(index + 1).padStart(2, '0')}.jpg`,
  ),
  ...['webm', 'mp4', 'en.vtt', 'ru.vtt', 'uk.vtt'].map((type) => `/media/video/murmuration.${type}`),
  '/media/video/murmuration-poster.jpg',
]);

/** Everything of a page that a visitor can read in a language, as one string. */
function wordsOf(page: SeedPage, locale: SeedLocale): string {
  return JSON.stringify([page.meta[locale], page.content(locale)]);
}

function shapeOf(page: SeedPage, locale: SeedLocale) {
  return page.content(locale).sections.map((section) => ({
    id: section.id,
    attributes: section.attributes.map(({ id, slug, type }) => [id, slug, type]),
    blocks: section.blocks.map((block) => [
      block.id,
      block.component,
      Object.keys(block.attributes),
      block.blockAttributes.map(({ id }) => id),
      block.itemAttributes.map(({ id }) => id),
      mediaReferences({ sections: [{ ...section, blocks: [block] }] }),
    ]),
  }));
}

function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

describe('issue "The site stands" 5: works, collections and photos', () => {
  it('has six works in each of four categories, a page for each, and the index', () => {
    expect(CATEGORIES.map((category) => WORKS[category].length)).toEqual([6, 6, 6, 6]);
    expect(WORK_PAGES).toHaveLength(1 + 4 + 24);
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  });

  it('hangs every page below one that exists, in positions without a gap', () => {
    const paths = new Set(['/', '/about', ...PAGES.map(({ path }) => path)]);
    for (const { parent } of PAGES) expect(paths).toContain(parent);
    for (const category of CATEGORIES) {
      const below = WORK_PAGES.filter(({ parent }) => parent === `/works/digital-art/${category}`);
      expect(below.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  it('describes every work’s picture', () => {
    expect(Object.keys(WORK_ALTS).sort()).toEqual(WORK_REFERENCES.map(({ slug }) => slug).sort());
  });

  it.each(SEED_LOCALES)('describes and captions every picture of every gallery in %s', (locale) => {
    const galleries = PAGES.flatMap((page) => page.content(locale).sections.flatMap(({ blocks }) => blocks))
      .filter(({ component }) => component === 'MediaGallery')
      .map(({ props }) => props.items as { alt: string; caption: string }[]);
    expect(galleries.flat().filter(({ alt, caption }) => alt === '' || caption === '')).toEqual([]);
  });

  it('uses grid and masonry, the lightbox and item attributes for 24 photos', () => {
    const galleries = PHOTOS_PAGE.content('uk').sections.flatMap(({ blocks }) =>
      blocks.filter(({ component }) => component === 'MediaGallery'),
    );
    expect(new Set(galleries.map(({ props }) => props.layout))).toEqual(new Set(['grid', 'masonry']));
    expect(galleries.every(({ props }) => props.lightbox === true)).toBe(true);
    const items = galleries.flatMap(({ props }) => props.items as { attributes: Record<string, unknown> }[]);
    expect(items).toHaveLength(24);
    for (const { attributes } of items) expect(Object.keys(attributes)).toEqual(['item-kind', 'item-year']);
  });
});

describe.each(PAGES.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('has the same sections, blocks, attributes and media in every language', () => {
    expect(shapeOf(page, 'ru')).toEqual(shapeOf(page, 'en'));
    expect(shapeOf(page, 'uk')).toEqual(shapeOf(page, 'en'));
  });

  it('has ids that are used once, and keys on its list items', () => {
    const { sections } = page.content('en');
    const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
    expect(new Set(ids.map((id) => id.replace(/^\w+-/, ''))).size).toBe(ids.length);
    for (const { props } of sections.flatMap(({ blocks }) => blocks)) {
      if (Array.isArray(props.items)) expect(keyItems(props.items)).toBe(props.items);
    }
  });

  it.each(SEED_LOCALES)(
    'keeps the limits of meta information (docs/reference/editing.md#sections-and-blocks) in %s',
    (locale) => {
      expect(metaProblems(page.meta[locale])).toEqual([]);
      expect(page.meta[locale].title).not.toBe('');
      expect(page.meta[locale].description).not.toBe('');
      expect(page.meta[locale].keywords.length).toBeGreaterThan(0);
    },
  );

  it.each(SEED_LOCALES)(
    'has blocks that a save would accept (docs/reference/editing.md#sections-and-blocks) in %s',
    (locale) => {
      for (const block of page.content(locale).sections.flatMap(({ blocks }) => blocks)) {
        expect(isBlockKind(block.component)).toBe(true);
        if (isBlockKind(block.component)) BLOCKS[block.component].schema.parse(block.props);
      }
    },
  );

  it('points only at pictures that the seed draws', () => {
    for (const address of mediaReferences(page.content('en'))) expect(KNOWN_MEDIA).toContain(address);
  });

  it('is written in each language’s own letters and marks', () => {
    expect(wordsOf(page, 'en')).not.toMatch(/[а-яё]/i);
    expect(wordsOf(page, 'ru').replaceAll('Час і місто', '')).not.toMatch(/[іїєґ]/i);
    expect(wordsOf(page, 'uk')).not.toMatch(/[ыэъё]/i);
    for (const locale of SEED_LOCALES) {
      expect(wordsOf(page, locale)).not.toMatch(/lorem|ipsum/i);
      expect(wordsOf(page, locale)).not.toMatch(/\p{L}'\p{L}| - |\.\.\./u);
    }
  });
});

describe.each(WORK_REFERENCES.map((work) => [work.slug, work] as const))('%s', (_slug, work) => {
  const page = WORK_PAGES.find(({ path }) => path === work.path);

  it.each(SEED_LOCALES)('tells enough and not too much about itself in %s', (locale) => {
    const texts = page
      ?.content(locale)
      .sections[0]?.blocks.filter(({ component }) => component === 'RichText');
    const count = countWords(String(texts?.[0]?.props.content));
    expect(count).toBeGreaterThanOrEqual(100);
    expect(count).toBeLessThanOrEqual(220);
  });

  it('gives lists its picture, year and medium (docs/reference/editing.md#kinds-of-blocks)', () => {
    const content = page?.content('ru') ?? { sections: [] };
    const { cover, attributes } = summarisePage(content);
    expect(cover).toBe(`/media/works/${work.slug}.jpg`);
    expect(attributes.year).toBe(work.year);
    for (const slug of ['medium', 'collection', 'series'])
      expect(attributes[slug]).toEqual(expect.any(String));
    expect(attributes.dimensions ?? attributes.edition).toEqual(expect.any(String));
  });
});
