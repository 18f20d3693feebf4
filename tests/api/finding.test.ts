import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as appRoute from '@/app/%5Fapp/[locale]/[[...path]]/route';
import * as feedRoute from '@/app/%5Ffeed/[locale]/[[...path]]/route';
import * as shareRoute from '@/app/%5Fshare/[locale]/[[...path]]/route';
import * as siteRoute from '@/app/%5Fsite/[name]/route';
import { SEED_PAGES } from '@/demo/content/index';
import { pageMetadata } from '@/lib/server/finding/page-metadata';
import { structuredData } from '@/lib/server/finding/structured-data';
import { savePage } from '@/lib/server/pages/change/save-page';
import { getPage } from '@/lib/server/pages/read/get-page';
import { openPage } from '@/lib/server/pages/view/open-page';
import { PAGES_TAG } from '@/lib/server/tags/page-tags';
import { shareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { openSite, renewedTags, renewTexts, SITE_URL, type TestSite } from './support/site';
import { readXml } from './support/xml';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LOCALES = ['en', 'ru', 'uk'] as const;
const siteFile = (name: string) => call(siteRoute, 'GET', { params: { name } });
const feed = (locale: string, ...path: string[]) => call(feedRoute, 'GET', { params: { locale, path } });
const sheet = (locale: string, ...path: string[]) =>
  shareRoute.GET(new Request(SITE_URL), { params: Promise.resolve({ locale, path }) });

async function withoutTranslation(path: string, code: string): Promise<void> {
  await site.db.pageTranslation.deleteMany({ where: { page: { path }, language: { code } } });
}

describe('the head of a page (issue "Finding it"; security H-4)', { timeout: 120_000 }, () => {
  it('of every shipped page is its own, in every language', async () => {
    const seen = new Set<string>();
    const pages = shareOf(SEED_PAGES, 3);
    for (const { path, meta } of pages) {
      for (const locale of LOCALES) {
        const head = await pageMetadata(await openPage(locale, path.split('/').filter(Boolean), 'page'));
        const canonical = String(head.alternates?.canonical);
        const prefix = locale === 'en' ? '' : `/${locale}`;
        expect(canonical).toBe(`${SITE_URL}${path === '/' ? prefix || '/' : prefix + path}`);
        expect(String(head.title)).toContain(meta[locale].title);
        expect(head.description).toBe(meta[locale].description);
        expect(Object.keys(head.alternates?.languages ?? {})).toEqual(['en', 'ru', 'uk', 'x-default']);
        expect(head.robots).toBeUndefined();
        expect(head.openGraph).toMatchObject({
          images: [
            {
              width: 1200,
              height: 630,
              type: 'image/jpeg',
              url: expect.stringMatching(/_share\.jpg\?v=[\w-]{10}$/),
            },
          ],
        });
        seen.add(canonical);
      }
    }
    expect(seen.size).toBe(pages.length * LOCALES.length);
  });

  it('of an address without a page is kept out of indexes', async () => {
    const { title, robots, alternates } = await pageMetadata(await openPage('ru', ['none'], 'page'));
    expect([title, robots, alternates]).toEqual([
      'Страница не найдена',
      { index: false, follow: true },
      undefined,
    ]);
  });

  it('changes the address of the picture with its content, and only then', async () => {
    const pictureOf = async () => {
      const opened = await openPage('en', ['contact'], 'page');
      return JSON.stringify((await pageMetadata(opened)).openGraph?.images);
    };
    const before = await pictureOf();
    const english = { page: { path: '/contact' }, language: { code: 'en' } };
    await site.db.pageTranslation.updateMany({ where: english, data: { description: 'Another one' } });
    expect(await pictureOf()).toBe(before);
    await site.db.pageTranslation.updateMany({ where: english, data: { title: 'Another one' } });
    expect(await pictureOf()).not.toBe(before);
  });

  it('tells programs of every shipped page something that they can read', async () => {
    const isExhibition = ({ path }: { path: string }) => /^\/exhibitions\/./.test(path);
    for (const page of [
      ...shareOf(SEED_PAGES.filter(isExhibition), 2),
      ...shareOf(
        SEED_PAGES.filter((each) => !isExhibition(each)),
        3,
      ),
    ]) {
      const { path } = page;
      const opened = await openPage('uk', path.split('/').filter(Boolean), 'page');
      if (opened.kind !== 'page') throw new Error(path);
      const graph = JSON.parse(await structuredData(opened.view))['@graph'];
      expect(graph.map((node: { '@type': string }) => node['@type'])).toContain('WebSite');
      const exhibition = graph.find((node: { '@type': string }) => node['@type'] === 'ExhibitionEvent');
      if (isExhibition(page)) {
        expect(exhibition).toMatchObject({
          startDate: expect.stringMatching(/^\d{4}-/),
          location: { '@type': 'Place' },
        });
      }
    }
  });
});

describe('sitemap.xml and robots.txt', () => {
  it('list every page in every language that it is written in, and no other', async () => {
    await withoutTranslation('/about/quotes', 'uk');
    const { status, headers, text } = await siteFile('sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const { name, children } = readXml(text);
    expect(name).toBe('urlset');
    expect(children.length).toBe(SEED_PAGES.length * LOCALES.length - 1);
    const entry = children.find((url) => url.textOf('loc') === `${SITE_URL}/ru/about/quotes`);
    expect(entry?.all('xhtml:link').map(({ attributes }) => attributes.hreflang)).toEqual([
      'en',
      'ru',
      'x-default',
    ]);
    expect(text).not.toContain('/uk/about/quotes<');
    expect(text).not.toContain('/master');
  });

  it.each(['sitemap-1.xml', 'sitemap-9999.xml', 'sitemap-x.xml', 'other.xml'])('has no %s', async (name) => {
    const { status, headers } = await siteFile(name);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('are stale after any save (docs/reference/performance.md#finished-pages)', async () => {
    const before = (await renewedTags(site)).get(PAGES_TAG) ?? 0;
    const { translation } = await getPage('/contact', 'uk');
    const { content } = translation;
    await savePage({ path: '/contact', locale: 'uk', translation: { content }, author: null });
    expect((await renewedTags(site)).get(PAGES_TAG)).toBeGreaterThan(before);
    const entry = readXml((await siteFile('sitemap.xml')).text).children.find(
      (url) => url.textOf('loc') === `${SITE_URL}/uk/contact`,
    );
    expect(entry?.textOf('lastmod')).toBe((await getPage('/contact', 'uk')).translation.updatedAt);
  });

  it('name the sitemap to robots', async () => {
    const { headers, text } = await siteFile('robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });

  it('are split into parts when there are very many pages, each page in exactly one', {
    timeout: 90_000,
  }, async () => {
    await site.db.$executeRaw`
      insert into page (id, parent_id, path, layout, position)
      select 'many-' || n, (select id from page where path = '/works'), '/works/many-' || n, 'default', n
      from generate_series(1, 4000) n`;
    await site.db.$executeRaw`
      insert into page_translation (id, page_id, language_id, title, content, keywords)
      select 'many-text-' || n, 'many-' || n, (select default_language_id from site_setting), 'Many', '{"sections":[]}', '{}'
      from generate_series(1, 4000) n`;
    const index = readXml((await siteFile('sitemap.xml')).text);
    expect(index.name).toBe('sitemapindex');
    const parts = index.children.map((each) => each.textOf('loc').slice(SITE_URL.length + 1));
    expect(parts.length).toBeGreaterThan(1);
    const addresses: string[] = [];
    for (const part of parts) {
      const { children } = readXml((await siteFile(part)).text);
      addresses.push(...children.map((url) => url.textOf('loc')));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBe(4000 + SEED_PAGES.length * LOCALES.length - 1);
    expect((await siteFile(`sitemap-${parts.length + 1}.xml`)).status).toBe(404);
    await site.db.page.deleteMany({ where: { path: { startsWith: '/works/many-' } } });
  });
});

describe('feeds (RFC 4287)', () => {
  it.each([
    ['en', 'exhibitions', 6],
    ['uk', 'works', 24],
  ])('in %s of /%s have %i entries, each with what it must have', async (locale, path, count) => {
    const { status, headers, text } = await feed(locale, path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const root = readXml(text);
    expect(root.attributes['xml:lang']).toBe(locale);
    expect(root.all('link').map(({ attributes }) => attributes.rel)).toEqual(
      expect.arrayContaining(['self', 'alternate']),
    );
    const entries = root.all('entry');
    expect(entries.length).toBe(count);
    expect(new Set(entries.map((entry) => entry.textOf('id'))).size).toBe(count);
    for (const entry of entries) {
      expect(entry.textOf('id')).toMatch(/^urn:uuid:/);
      expect(entry.textOf('title')).not.toBe('');
      expect(new Date(entry.textOf('updated')).toISOString()).toBe(entry.textOf('updated'));
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(entry.all('link')[0]?.attributes.href).toMatch(new RegExp(`^${SITE_URL}${prefix}/${path}/`));
    }
  });

  it('contain only pages with a text of their own language', async () => {
    await withoutTranslation('/exhibitions/unlit-2022', 'ru');
    expect((await feed('ru', 'exhibitions')).text).not.toContain('unlit-2022');
    expect((await feed('en', 'exhibitions')).text).toContain('unlit-2022');
  });

  it.each([
    ['en', []],
    ['en', ['about']],
    ['en', ['none']],
    ['fr', ['works']],
  ])('are nowhere else: %s %j', async (locale, path) => {
    expect((await feed(locale, ...path)).status).toBe(404);
  });

  it('lead to the one spelling', async () => {
    const { status, headers } = await feed('ru', 'Works');
    expect([status, headers.get('location')]).toEqual([308, '/ru/works/feed.atom']);
  });
});

describe('pictures for other sites', { timeout: 60_000 }, () => {
  it.each([
    ['en', []],
    ['ru', ['works', 'digital-art', 'nft', 'seed-vault']],
  ])('of %s %j are JPEGs of the size that their page says', async (locale, path) => {
    const answer = await sheet(locale, ...path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('are 404 where no page is', async () => {
    expect((await sheet('en', 'none')).status).toBe(404);
    expect((await sheet('fr', 'about')).status).toBe(404);
    expect((await sheet('en', 'About')).headers.get('location')).toBe('/about/_share.jpg');
  });
});

describe('the app manifest (docs/reference/finding.md#home-screens)', () => {
  const manifest = (locale: string, ...path: string[]) => call(appRoute, 'GET', { params: { locale, path } });

  it.each([
    ['en', 'en', 'Daria Selivan', '/'],
    ['ru', 'ru', 'Дарья Селиван', '/ru'],
    ['uk', 'uk', 'Дарія Селіван', '/uk'],
  ])('of %s has the texts of the site in it', async (locale, lang, artist, start) => {
    const { status, headers, json } = await manifest(locale);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    expect(json).toMatchObject({ lang, dir: 'ltr', short_name: artist, start_url: start });
    expect(json.name).toContain(artist);
  });

  it('says what the owner has written instead, and the language of what fell back', async () => {
    const arabic = await site.db.language.create({
      data: {
        code: 'ae',
        iconCode: 'ae',
        name: 'العربية',
        tag: 'ar',
        dir: 'rtl',
        position: 9,
        isActive: true,
      },
    });
    expect((await manifest('ae')).json).toMatchObject({
      lang: 'en',
      dir: 'ltr',
      short_name: 'Daria Selivan',
    });
    for (const [order, key, value] of [
      [0, 'siteTitle', 'موقع'],
      [1, 'artist', 'داريا'],
    ] as const)
      await site.db.translation.create({
        data: { languageId: arabic.id, namespace: 'site', key, value, order, changed: true },
      });
    await renewTexts(site, 'ae');
    expect((await manifest('ae')).json).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      name: 'موقع',
      short_name: 'داريا',
    });
    await site.db.language.update({ where: { id: arabic.id }, data: { isActive: false } });
    expect((await manifest('ae')).status).toBe(404);
  });

  it.each([['en', 'about'], ['de'], ['EN']])('there is no other: %s %s', async (...segments) => {
    const [locale = '', ...path] = segments;
    expect((await manifest(locale, ...path)).status).toBe(404);
  });
});
