import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attribute, Block, PageContent } from '@/lib/domain/content/model';
import { META } from '@/lib/domain/limits';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { pathTag } from '@/lib/server/tags/page-tags';
import { markupCollections } from '@/tests/corpora/read-corpora';
import { isHarmless } from '@/tests/factories/hostile-markup';
import { shareOf } from '@/tests/setup/shares.mjs';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { faultsOfDocument, hasBegun, launchBrowser, takenOver, watchedPage } from './support/watched-page';

/** The one with the most views of texts: names of sections, quotes, filters. */
const PATH = '/about/quotes';
const AT_ONCE = 200;
const PER_SECTION = 50;
/** Places where stored markup is rendered. */
const RICH = 'main .prose, main .caption';

let site: SeededSite;
let server: SiteServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  origin = `http://localhost:${server.port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await site.drop();
});

const block = (id: string, component: string, props: Record<string, unknown>): Block => ({
  id,
  component,
  props,
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
});

/** Every text that a page shows, with the vectors in it. */
function pageOf(vectors: readonly string[]): PageContent {
  const sections = Array.from({ length: Math.ceil(vectors.length / PER_SECTION) }, (_, at) => {
    const own = vectors.slice(at * PER_SECTION, (at + 1) * PER_SECTION);
    const [first = ''] = own;
    const attribute = (name: string, n: number): Attribute => ({
      id: `a-${at}-${n}`,
      name: name.slice(0, 200),
      slug: `a-${at}-${n}`,
      type: 'text',
      inherited: false,
    });
    const blocks = own.flatMap((text, n) => [
      block(`text-${at}-${n}`, 'RichText', { content: text }),
      {
        ...block(`quote-${at}-${n}`, 'Quote', { content: text, source: text }),
        attributes: { [`a-${at}-0`]: text.slice(0, 1000) },
      },
      block(`picture-${at}-${n}`, 'MediaObject', { src: '/media/a.jpg', alt: text, caption: text }),
    ]);
    const items = own.map((text) => ({ src: '/media/a.jpg', alt: text, caption: text }));
    const slides = own.slice(0, 5).map((text) => ({
      image: '/media/a.jpg',
      title: text,
      description: text,
      buttons: [{ id: 'go', text, link: '/' }],
    }));
    return {
      id: `section-${at}`,
      name: first.slice(0, 200),
      attributes: own.slice(0, 3).map(attribute),
      blocks: [
        ...blocks,
        block(`film-${at}`, 'Video', { url: '', title: first }),
        block(`gallery-${at}`, 'MediaGallery', { items, lightbox: true }),
        block(`hero-${at}`, 'HeroSlider', { slides }),
      ],
    };
  });
  return { sections };
}

/** Every address of a page, as a row of an older release or of a restored backup may hold it. */
function addressesOf(vectors: readonly string[]): PageContent {
  const blocks = vectors.flatMap((link, n) => [
    block(`link-${n}`, 'RichText', { content: `<p><a href="${link.replaceAll('"', '&quot;')}">a</a></p>` }),
    block(`picture-${n}`, 'MediaObject', { src: link, alt: 'a', caption: '' }),
    block(`film-${n}`, 'Video', { url: link, title: 'a', poster: link }),
  ]);
  const slides = vectors.map((link) => ({
    image: link,
    title: 'a',
    description: '',
    buttons: [{ id: 'go', text: 'a', link }],
  }));
  const lists = [
    block('gallery', 'MediaGallery', {
      items: vectors.map((src) => ({ src, alt: '', caption: '' })),
      linker: true,
    }),
    block('hero', 'HeroSlider', { slides: slides.slice(0, 60) }),
    ...vectors.slice(0, 60).map((parentPage, n) => block(`list-${n}`, 'PageList', { parentPage })),
  ];
  return { sections: [{ id: 'section-1', name: 'One', attributes: [], blocks: [...blocks, ...lists] }] };
}

/** Titles have a bound of their own: those that keep it stand in the head of the page, and in its structured data. */
function metaOf(vectors: readonly string[]) {
  const short = vectors.filter((text) => [...text].length < META.titleCharacters);
  return {
    title: short[0] ?? 'none',
    description: short
      .slice(1, 3)
      .join(' ')
      .slice(0, META.descriptionCharacters - 1),
    keywords: short.slice(3, 8),
  };
}

/** The first save of a server on a busy machine may be told to come again. */
async function save(content: PageContent, meta: object): Promise<void> {
  const translation = { content, meta };
  const answer = await vi.waitUntil(
    async () => {
      const { status, body } = await httpRequest(server.origin, '/api/pages/by-path', {
        method: 'PATCH',
        headers: { cookie: site.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ path: PATH, locale: 'en', translation }),
      });
      return status === 503 ? null : { status, problem: status === 200 ? '' : body };
    },
    { timeout: 30_000 },
  );
  expect(answer).toEqual({ status: 200, problem: '' });
}

async function store(content: PageContent, meta: { title: string; description: string; keywords: string[] }) {
  await site.db.$transaction(async (tx) => {
    await tx.pageTranslation.updateMany({
      where: { page: { path: PATH }, language: { code: 'en' } },
      data: { ...meta, content: JSON.parse(JSON.stringify(content)) },
    });
    await bumpTags(tx, [pathTag(PATH)]);
  });
}

/** Markup that a browser reads into one document and, written out and read again, into another. */
async function mutatedMarkup(page: Page): Promise<string[]> {
  const { mutated, looked } = await page.evaluate((selector) => {
    const rich = [...document.querySelectorAll(selector)];
    const changed = rich.filter((element) => {
      const again = element.cloneNode(false) as Element;
      again.innerHTML = element.innerHTML;
      return !again.isEqualNode(element);
    });
    return { mutated: changed.map(({ innerHTML }) => innerHTML.slice(0, 200)), looked: rich.length };
  }, RICH);
  expect(looked).toBeGreaterThan(0);
  return mutated;
}

/** Opens the page as a visitor and uses it a little; gives all that was hostile about it. */
async function visited(hasPolicy: boolean): Promise<string[]> {
  const { page, alarms, close } = await watchedPage(browser, { origin, hasPolicy });
  try {
    await page.goto(`${origin}${PATH}`);
    await hasBegun(page);
    await takenOver(page);
    // Handlers that wait for the mouse, for focus or for becoming visible.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *')) {
        for (const type of [
          'mouseover',
          'focus',
          'focusin',
          'pointerenter',
          'animationstart',
          'toggle',
          'error',
        ])
          element.dispatchEvent(new Event(type));
      }
      window.scrollTo(0, document.body.scrollHeight);
      location.hash = 'x';
    });
    await page.keyboard.press('Tab');
    const faults = await faultsOfDocument(page);
    expect(new URL(page.url()).pathname).toBe(PATH);
    return [...alarms, ...faults, ...(await mutatedMarkup(page))];
  } finally {
    await close();
  }
}

const COLLECTIONS = markupCollections().map(([name, lines]): [string, string[]] => [
  name,
  name.includes('public') ? shareOf(lines, 13) : lines,
]);

describe.each(COLLECTIONS)(
  'hostile content %s in a browser (security X-2, X-3, X-7, R-4)',
  (_name, given) => {
    const vectors = given.filter(isStorableText);
    const portions = Array.from({ length: Math.ceil(vectors.length / AT_ONCE) }, (_, at) =>
      vectors.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );

    it.each(portions.map((portion, at) => [at, portion] as const))(
      'saved in every text of a page: portion %i',
      async (_at, portion) => {
        await save(pageOf(portion), metaOf(portion));
        expect([await visited(false), await visited(true)]).toEqual([[], []]);
      },
    );

    it.each(portions.map((portion, at) => [at, portion] as const))(
      'stored past the sanitiser, in texts and addresses: portion %i',
      async (_at, portion) => {
        await store(pageOf(portion), metaOf(portion));
        expect(await visited(false)).toEqual([]);
        await store(addressesOf(portion.filter((text) => !isHarmless(text))), metaOf(portion));
        expect(await visited(false)).toEqual([]);
      },
    );
  },
);

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src="/media/a.jpg" onload="alert(1)" alt="">'],
  ['a picture of another site', '<img src="https://evil.example/a.gif" alt="">'],
  ['a link', '<a href="javascript:alert(1)">a</a>'],
])('the watch of these tests hears %s', async (_name, markup) => {
  const { page, alarms, close } = await watchedPage(browser, { origin, hasPolicy: false });
  await page.route(`${origin}/heard`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<main>${markup}</main>` }),
  );
  await page.goto(`${origin}/heard`);
  expect([...alarms, ...(await faultsOfDocument(page))]).not.toEqual([]);
  await close();
});
