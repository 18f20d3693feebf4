import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as listing from '@/app/api/pages/listed/route';
import { mediaPath } from '@/lib/domain/media/pathname';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { openPage } from '@/lib/server/pages/view/open-page';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { payloadResponse } from '@/lib/server/pages/view/payload-response';
import { call } from './support/call';
import { block, contentOf } from './support/content';
import { person } from './support/people';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function viewOf(path: string, code = 'en') {
  const languages = await listActiveLanguages();
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`no language ${code}`);
  return buildPageView(path, language, languages);
}

const pageAt = (path: string) => site.db.page.findUniqueOrThrow({ where: { path } });

describe('the view that a page is rendered from', () => {
  it('has its frame, its breadcrumb, its siblings in order and its listed pages', async () => {
    const found = await viewOf('/works/digital-art/nft', 'uk');
    expect(found?.view.frame.language.code).toBe('uk');
    expect(found?.view.frame.languages.map(({ code }) => code)).toEqual(['en', 'ru', 'uk']);
    expect(found?.view.trail.map(({ path }) => path)).toEqual(['/', '/works']);
    expect(found?.view.siblings.map(({ path }) => path)).toEqual([
      '/works/digital-art/virtual-worlds',
      '/works/digital-art/monumental-sculptures',
      '/works/digital-art/new-media',
      '/works/digital-art/nft',
    ]);
    const { id: own } = await pageAt('/works/digital-art/nft');
    const { id: parent } = await pageAt('/works');
    expect(found?.tags).toEqual(
      expect.arrayContaining(['languages', 'messages:en', 'messages:uk', `page:${own}`, `children:${own}`]),
    );
    expect(found?.tags).toEqual(expect.arrayContaining([`page:${parent}`, `children:${parent}`]));
  });

  it.each(['en', 'uk'])(
    'lists in %s for the editor what a page that lists it is drawn with',
    async (code) => {
      const headers = { cookie: (await person(site, `editor ${code}`, 'editor')).cookie };
      const listed = async (path: string) => {
        const query = new URLSearchParams({ path, locale: code });
        return (await call(listing, 'GET', { path: `/api/pages/listed?${query}`, headers })).json;
      };
      const path = '/works/digital-art/nft';
      const { pages, media } = await listed(path);
      const view = (await viewOf(path, code))?.view;
      expect(pages.length).toBeGreaterThan(1);
      expect(pages).toEqual(view?.listed[path]);
      for (const { cover } of pages) expect(media[cover]).toEqual(view?.media[cover]);
      expect(await listed('/nowhere')).toEqual({ pages: [], media: {} });
    },
  );

  it('knows a picture by the address that the page has, in any script, and where it is to be cut', async () => {
    const pathname = 'uploads/Захід.jpg';
    const facts = { contentType: 'image/jpeg', width: 300, height: 200 };
    await site.db.mediaItem.create({
      data: {
        ...facts,
        pathname,
        name: 'Захід.jpg',
        size: 3,
        hash: 'a'.repeat(64),
        focalX: 0.25,
        focalY: 0.75,
      },
    });
    const addresses = [mediaPath(pathname), `/media/${pathname}`];
    await site.db.pageTranslation.updateMany({
      where: { page: { path: '/about/quotes' }, language: { code: 'en' } },
      data: {
        content: JSON.parse(
          JSON.stringify(
            contentOf(addresses.map((src) => block('MediaObject', { src, alt: 'x', caption: '' }))),
          ),
        ),
      },
    });
    const expected = { ...facts, focalPoint: { x: 0.25, y: 0.75 } };
    const media = (await viewOf('/about/quotes'))?.view.media;
    expect(addresses.map((address) => media?.[address])).toEqual([expected, expected]);
  });

  it('knows nothing of a path without a page', async () => {
    expect(await viewOf('/none')).toBeNull();
  });

  it('shows listed pages’ values by the slugs of inherited attributes too (docs/reference/editing.md#attributes)', async () => {
    const year = { id: 'attr-1', name: 'Year', slug: 'made-in', type: 'number', inherited: false };
    await site.db.page.update({ where: { path: '/works' }, data: { attributes: [year] } });
    await site.db.pageTranslation.updateMany({
      where: { page: { path: '/works/digital-art/nft/seed-vault' }, language: { code: 'en' } },
      data: {
        content: JSON.parse(
          JSON.stringify(contentOf([block('Quote', { content: 'x' }, { attributes: { 'attr-1': 2021 } })])),
        ),
      },
    });
    const found = await viewOf('/works/digital-art/nft');
    const listed = found?.view.listed['/works/digital-art/nft'] ?? [];
    const vault = listed.find(({ path }) => path.endsWith('/seed-vault'));
    expect(vault?.attributes).toEqual({ 'made-in': 2021 });
  });

  it('lists one parent’s pages however many another one has', async () => {
    const about = await pageAt('/about');
    await site.db.$executeRaw`
      insert into page (id, parent_id, path, layout, position)
      select 'bulk-' || n, ${about.id}, '/about/bulk-' || n, 'default', 100 + n from generate_series(1, 600) n`;
    await site.db.$executeRaw`
      insert into page_translation (id, page_id, language_id, title, content, keywords)
      select 'bulk-text-' || n, 'bulk-' || n, (select default_language_id from site_setting), 'Bulk', '{"sections":[]}', '{}'
      from generate_series(1, 600) n`;
    const found = await viewOf('/about/quotes');
    expect(found?.view.frame.navigation.length).toBeGreaterThan(3);
    expect(found?.view.siblings.length).toBe(500);
    expect(found?.view.siblings[0]?.path).not.toContain('bulk');
  });

  it('leaves nothing hostile that a row was given by hand (security X-1)', async () => {
    const hostile = '<p onclick=alert(1)>Hi<script>alert(1)</script></p>';
    await site.db.pageTranslation.updateMany({
      where: { page: { path: '/contact' }, language: { code: 'ru' } },
      data: { content: JSON.parse(JSON.stringify(contentOf([block('RichText', { content: hostile })]))) },
    });
    const found = await viewOf('/contact', 'ru');
    expect(JSON.stringify(found?.view.document.translation.content)).toContain('<p>Hi</p>');
    expect(JSON.stringify(found?.view)).not.toMatch(/onclick|<script/);
  });
});

describe('_payload.json (docs/reference/http-api.md#builds-health-payloads)', () => {
  const payload = async (locale: string, ...segments: string[]) => {
    const response = payloadResponse(await openPage(locale, segments, 'payload'));
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? null : JSON.parse(text),
    };
  };

  it('is the page’s public content', async () => {
    const { status, headers, json } = await payload('ru', 'about', 'quotes');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(Object.keys(json).sort()).toEqual(['attributes', 'id', 'layout', 'meta', 'translation']);
    expect(json.translation).toMatchObject({ locale: 'ru', path: '/about/quotes' });
  });

  it.each([
    ['ru', ['About'], '/ru/about/_payload.json'],
    ['en', ['%41bout'], '/about/_payload.json'],
    ['RU', [], '/ru/_payload.json'],
  ])('leads from %s %j to %s for good', async (locale, segments, location) => {
    const { status, headers } = await payload(locale, ...segments);
    expect([status, headers.get('location')]).toEqual([308, location]);
  });

  it('leads from an address that a page had before to the present one', async () => {
    const page = { connect: { path: '/contact' } };
    await site.db.redirect.create({ data: { fromPath: '/old/contact', page } });
    const { status, headers } = await payload('uk', 'old', 'contact');
    expect([status, headers.get('location')]).toEqual([308, '/uk/contact/_payload.json']);
  });

  it.each([
    ['en', ['none'], 'Page not found: /none'],
    ['fr', ['about'], 'Page not found: /fr/about'],
    ['en', ['..', 'about'], 'Page not found: /../about'],
    ['en', ['a%2fb'], 'Page not found: /a%2Fb'],
    ['en', ['%00'], 'Page not found: /\0'],
    ['en', ['%E0%A4%A'], 'Page not found: /%E0%A4%A'],
  ])('has nothing for %s %j', async (locale, segments, detail) => {
    const { status, headers, json } = await payload(locale, ...segments);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toMatchObject({ code: 'not_found', detail });
    expect(json.requestId).toMatch(/^[\w-]{8,}$/);
  });
});
