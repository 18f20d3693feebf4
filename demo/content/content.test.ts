import { describe, expect, it } from 'vitest';
import { validateNewPagePath } from '@/lib/domain/addresses/paths';
import type { BlockKind } from '@/lib/domain/blocks';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { mediaReferences } from '@/lib/domain/content/summary';
import { validateContent } from '@/lib/domain/content/validate';
import { metaProblems } from '@/lib/domain/site/meta';
import { layoutForPath, ROUTES, routeFor } from '@/lib/domain/site/routes';
import { ART } from '../art';
import { FILM_FILES } from '../film';
import { SEED_PAGES } from './index';
import { SEED_LANGUAGES } from './languages';
import { SEED_LOCALES, type SeedLocale } from './model';
import { viewAlt } from './works/pictures';

interface Edition {
  label: string;
  path: string;
  locale: SeedLocale;
  content: PageContent;
}

/** The address of everything that the seed draws. */
const FILES = new Set([...ART, ...FILM_FILES].map(({ pathname }) => `/media/${pathname}`));

const PATHS = new Set(SEED_PAGES.map(({ path }) => path));

const EDITIONS: Edition[] = SEED_PAGES.flatMap(({ path, content }) =>
  SEED_LOCALES.map((locale) => ({ label: `${path} in ${locale}`, path, locale, content: content(locale) })),
);

function withoutKeys(content: PageContent): unknown {
  return JSON.parse(JSON.stringify(content, (name, value: unknown) => (name === 'key' ? undefined : value)));
}

function blocksOf(content: PageContent): Block[] {
  return content.sections.flatMap((section) => section.blocks);
}

function pathsUnder(prefix: string, depth: number): string[] {
  return [...PATHS].filter((path) => path.startsWith(prefix) && path.split('/').length === depth);
}

/** Everything a person may read of a page, addresses and ids left in. */
function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyString);
}

/** Links to pages of this site, in properties (button links, listed parents) as in HTML. */
function internalLinks(content: PageContent): string[] {
  return blocksOf(content).flatMap((block) => {
    const found: string[] = [];
    const walk = (value: unknown, key = ''): void => {
      if (typeof value === 'string') {
        if ((key === 'link' || key === 'parentPage') && value !== '') found.push(value);
        for (const match of value.matchAll(/href="([^"]*)"/g))
          if (match[1] !== undefined) found.push(match[1]);
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, inner] of Object.entries(value)) walk(inner, name);
      }
    };
    walk(block.props);
    return found;
  });
}

function everyText({ path, locale, content }: Edition): string[] {
  const meta = SEED_PAGES.find((page) => page.path === path)?.meta[locale];
  return [...everyString(content), ...everyString(meta)];
}

/** A newspaper keeps its own name in a text of another language. */
const NEWSPAPER = 'Час і місто';

/** Words, with tags and addresses taken out. */
const wordsOf = (edition: Edition) =>
  everyText(edition)
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(NEWSPAPER, ' ');

/** What the demonstration shows of the product; a site's own kinds need not be among them. */
const SHOWN_KINDS: BlockKind[] = [
  ...(['MediaObject', 'RichText', 'Quote', 'Video'] as const),
  ...(['HeroSlider', 'MediaGallery', 'PageList'] as const),
];

describe('the demonstration content', () => {
  it('has a page for every public route (docs/reference/pages-and-paths.md#routes)', () => {
    const wanted = ROUTES.filter(({ loadsContent, pattern }) => loadsContent && !pattern.includes('{...'));
    const reached = new Set([...PATHS].map((path) => routeFor(path).pattern));
    expect(wanted.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))).toEqual([]);
  });

  it('gives every layout but those without content a page (docs/reference/pages-and-paths.md#layouts)', () => {
    const used = new Set(SEED_PAGES.map(({ path, layout }) => layout ?? layoutForPath(path)));
    expect([...used].sort()).toEqual([
      'about',
      'content',
      'content-contact',
      'content-exhibitions',
      'content-legal',
      'navigated',
      'page',
      'sectioned-page',
      'three-col',
    ]);
  });

  it('has 24 works in four categories and six exhibitions', () => {
    expect(pathsUnder('/works/digital-art/', 4)).toHaveLength(4);
    expect(pathsUnder('/works/digital-art/', 5)).toHaveLength(24);
    expect(pathsUnder('/exhibitions/', 3)).toHaveLength(6);
  });

  it.each(SEED_LOCALES)('has 20 photos, 24 quotes and 14 awards at least, in %s', (locale) => {
    const at = (path: string) =>
      EDITIONS.filter((edition) => edition.path === path && edition.locale === locale).flatMap(
        ({ content }) => blocksOf(content),
      );
    const photos = new Set(
      at('/about/photos').flatMap(({ props }) =>
        everyString(props).filter((text) => text.startsWith('/media/photos/')),
      ),
    );
    expect(photos.size).toBeGreaterThanOrEqual(20);
    expect(
      at('/about/quotes').filter(({ component }) => component === 'Quote').length,
    ).toBeGreaterThanOrEqual(24);
    const awards = at('/about/awards-and-honors').filter(({ component }) => component === 'RichText');
    expect(awards.length).toBeGreaterThanOrEqual(14);
  });

  it('has unique paths that a page may have, under parents that exist', () => {
    expect(PATHS.size).toBe(SEED_PAGES.length);
    const refused = [...PATHS].filter((path) => path !== '/' && !validateNewPagePath(path).ok);
    expect(refused).toEqual([]);
    const orphans = SEED_PAGES.filter(({ parent }) => parent !== null && !PATHS.has(parent));
    expect(orphans).toEqual([]);
    const outside = SEED_PAGES.filter(
      ({ path, parent }) => parent !== null && parent !== '/' && !path.startsWith(`${parent}/`),
    );
    expect(outside).toEqual([]);
  });

  it('numbers the children of a parent from 0, each once', () => {
    for (const parent of new Set(SEED_PAGES.map((page) => page.parent))) {
      const children = SEED_PAGES.filter((page) => page.parent === parent);
      const positions = children.map(({ position }) => position).sort((a, b) => a - b);
      expect({ parent, positions }).toEqual({ parent, positions: children.map((_, index) => index) });
    }
  });

  it.each(SEED_PAGES.map(({ path, content }) => ({ path, content })))(
    '$path has the same sections, blocks and gallery pictures in every language',
    ({ content }) => {
      const shape = (locale: SeedLocale) =>
        content(locale).sections.map(({ id, attributes, blocks }) => ({
          id,
          attributes: attributes.map(({ id: attribute, slug, type }) => ({ attribute, slug, type })),
          blocks: blocks.map((block) => ({
            id: block.id,
            component: block.component,
            attributes: Object.keys(block.attributes),
            own: block.blockAttributes.map((attribute) => attribute.id),
            media: mediaReferences({ sections: [{ id, name: '', attributes: [], blocks: [block] }] }),
            links: internalLinks({ sections: [{ id, name: '', attributes: [], blocks: [block] }] }).sort(),
          })),
        }));
      expect(shape('ru')).toEqual(shape('en'));
      expect(shape('uk')).toEqual(shape('en'));
    },
  );

  it.each(EDITIONS)('$label could be saved as it is, and is read as it was stored', ({ content }) => {
    expect(validateContent(content)).toEqual([]);
    // The keys that list items get are derived, and stored at the first save only (docs/reference/editing.md#list-items).
    expect(withoutKeys(normaliseContent(content))).toEqual(withoutKeys(content));
  });

  it.each(EDITIONS)('$label has ids used once, and the same at each call', ({ path, locale, content }) => {
    const ids = content.sections.flatMap((section) => [section.id, ...section.blocks.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SEED_PAGES.find((page) => page.path === path)?.content(locale)).toEqual(content);
  });

  it.each(EDITIONS)(
    '$label keeps within the limits of meta information (docs/reference/editing.md#sections-and-blocks)',
    ({ path, locale }) => {
      const meta = SEED_PAGES.find((page) => page.path === path)?.meta[locale];
      expect(meta && metaProblems(meta)).toEqual([]);
      expect(meta?.title.trim()).not.toBe('');
      expect(meta?.description.trim()).not.toBe('');
      expect(meta?.keywords.length).toBeGreaterThan(0);
      expect(new Set(meta?.keywords).size).toBe(meta?.keywords.length);
    },
  );

  it.each(EDITIONS)('$label links to pages and pictures that are there', ({ content }) => {
    const broken = internalLinks(content).filter(
      (link) => !link.startsWith('mailto:') && !(link.startsWith('/') && PATHS.has(link)),
    );
    expect(broken).toEqual([]);
    expect(mediaReferences(content).filter((address) => !FILES.has(address))).toEqual([]);
  });

  it('shows every file that is made for it', () => {
    const shown = new Set(EDITIONS.flatMap(({ content }) => mediaReferences(content)));
    expect([...FILES].filter((address) => !shown.has(address))).toEqual([]);
  });

  it.each(EDITIONS)('$label says what each of its pictures shows', ({ content }) => {
    const shown = blocksOf(content).flatMap(({ component, props }) => {
      if (component === 'MediaObject') return [props];
      return component === 'MediaGallery' ? (props.items as Record<string, unknown>[]) : [];
    });
    expect(shown.filter(({ alt }) => typeof alt !== 'string' || alt.trim() === '')).toEqual([]);
  });

  it.each(SEED_LOCALES)('has words for every drawn photograph and exhibition, in %s', (locale) => {
    const views = ART.filter(({ pathname }) => /^(?:photos|exhibitions)\//.test(pathname));
    expect(views).toHaveLength(24 + 6);
    expect(views.filter(({ pathname }) => viewAlt(pathname, locale).trim() === '')).toEqual([]);
  });

  it('uses all seven kinds of block and attributes of pages, sections, blocks and items (docs/reference/editing.md#sections-and-blocks)', () => {
    const blocks = EDITIONS.flatMap(({ content }) => blocksOf(content));
    const sections = EDITIONS.flatMap(({ content }) => content.sections);
    expect(new Set(blocks.map(({ component }) => component))).toEqual(new Set(SHOWN_KINDS));
    expect(SEED_PAGES.some(({ attributes }) => attributes.length > 0)).toBe(true);
    expect(sections.some(({ attributes }) => attributes.length > 0)).toBe(true);
    expect(blocks.some(({ blockAttributes }) => blockAttributes.length > 0)).toBe(true);
    expect(blocks.some(({ itemAttributes }) => itemAttributes.length > 0)).toBe(true);
  });

  it.each(EDITIONS)(
    '$label names the ids of block and item attributes as filters expect (docs/reference/saving-and-merging.md#working-copy)',
    ({ content }) => {
      for (const { blockAttributes, itemAttributes } of blocksOf(content)) {
        expect(blockAttributes.filter(({ id }) => !id.startsWith('block-'))).toEqual([]);
        expect(itemAttributes.filter(({ id }) => !id.startsWith('item-'))).toEqual([]);
      }
      const own = content.sections.flatMap(({ attributes }) => attributes);
      expect(own.filter(({ id }) => /^(?:block|item)-/.test(id))).toEqual([]);
    },
  );

  it.each(EDITIONS)('$label is written out, in its own language', (edition) => {
    const words = wordsOf(edition);
    expect(words).not.toMatch(/lorem|ipsum|\{(?:work|title):|undefined|\[object|TODO/i);
    // Straight quotes and hyphens in place of dashes are no typography in any of the three languages.
    expect(words).not.toMatch(/"| - |\.\.\.|\p{L}'\p{L}/u);
    // A Latin letter inside a Cyrillic word looks right and is never found by a search.
    expect(words).not.toMatch(/[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu);
    if (edition.locale === 'en') expect(words).not.toMatch(/\p{Script=Cyrillic}/u);
    if (edition.locale === 'ru') expect(words).not.toMatch(/[іїєґ]/iu);
    if (edition.locale === 'uk') expect(words).not.toMatch(/[ыэъё]/iu);
    if (edition.locale !== 'en') expect(words).toMatch(/\p{Script=Cyrillic}{4}/u);
  });
});

describe('the languages a fresh site starts with (docs/reference/languages.md#languages-of-the-site)', () => {
  it('are the three of the content, all active, English the only default', () => {
    expect(SEED_LANGUAGES.map(({ code }) => code)).toEqual([...SEED_LOCALES]);
    expect(SEED_LANGUAGES.every(({ isActive }) => isActive)).toBe(true);
    expect(SEED_LANGUAGES.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en']);
    expect(SEED_LANGUAGES.map(({ iconCode }) => iconCode)).toEqual(['us', 'ru', 'ua']);
  });
});
