import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { SEED_PAGES } from '@/demo/content/index';
import { pageDocument } from '@/lib/contracts/pages';
import { problem } from '@/lib/contracts/problem';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const read = (path: unknown, locale: unknown, who: { headers?: Record<string, string> } = {}) =>
  call(byPath, 'POST', { json: { path, locale }, ...who });

describe('POST /api/pages/by-path (docs/reference/http-api.md#pages)', () => {
  it('answers every shipped page in every language as the contract says, and shows nothing more', async () => {
    for (const { path, meta } of SEED_PAGES) {
      for (const locale of ['en', 'ru', 'uk'] as const) {
        const { status, json } = await read(path, locale);
        expect([path, locale, status]).toEqual([path, locale, 200]);
        const document = pageDocument.parse(json);
        expect(Object.keys(json).sort()).toEqual(['attributes', 'id', 'layout', 'meta', 'translation']);
        expect(Object.keys(json.translation).sort()).toEqual(
          ['content', 'id', 'locale', 'path', 'updatedAt', 'version'].sort(),
        );
        expect(document.meta).toEqual(meta[locale]);
        expect(document.translation).toMatchObject({ path, locale, version: 1 });
      }
    }
  });

  it('needs neither a session nor an origin, and is never kept by a cache', async () => {
    const { status, headers } = await call(byPath, 'POST', {
      json: { path: '/about', locale: 'en' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/ru/about', '/about'],
    ['/en', '/'],
    ['/%61bout', '/about'],
  ])('reads %s as %s (path; docs/reference/http-api.md#conventions)', async (spelling, path) => {
    const { status, json } = await read(spelling, 'uk');
    expect([status, json.translation?.path]).toEqual([200, path]);
  });

  it('answers in the default language, marked, where a page has no translation yet', async () => {
    const { id } = await site.db.language.findUniqueOrThrow({ where: { code: 'uk' } });
    await site.db.pageTranslation.deleteMany({ where: { languageId: id, page: { path: '/contact' } } });
    const { status, json } = await read('/contact', 'uk');
    expect(status).toBe(200);
    expect(pageDocument.parse(json).translation).toMatchObject({ locale: 'en', version: 0, fallback: true });
  });

  it.each(['fr', 'xx', 'en-us', 'EN-x1'])('knows no language %s', async (locale) => {
    const { status, json } = await read('/about', locale);
    expect(status).toBe(404);
    expect(problem.parse(json)).toMatchObject({ code: 'not_found', detail: `Language not found: ${locale}` });
  });

  it('knows a language no more once it is inactive', async () => {
    await site.db.language.create({
      data: { name: 'Français', code: 'fr', tag: 'fr', iconCode: 'fr', isActive: true, position: 9 },
    });
    expect((await read('/about', 'fr')).json.translation.fallback).toBe(true);
    await site.db.language.update({ where: { code: 'fr' }, data: { isActive: false } });
    expect((await read('/about', 'fr')).status).toBe(404);
  });

  it('knows it still for those who may edit, who read and save in it before visitors do (security Z-4)', async () => {
    const as = async (role: 'owner' | 'editor' | 'translator') => ({ headers: await site.signIn(role) });
    const editor = await as('editor');
    const found = await read('/about', 'FR', editor);
    expect(found.status).toBe(200);
    expect(pageDocument.parse(found.json).translation).toMatchObject({ locale: 'en', fallback: true });
    expect((await read('/about', 'fr', await as('owner'))).status).toBe(200);
    expect((await read('/about', 'fr', await as('translator'))).status).toBe(404);
    expect((await read('/about', 'tlh', editor)).status).toBe(404);
    const { content } = found.json.translation;
    const saved = await call(byPath, 'PATCH', {
      json: { path: '/about', locale: 'fr', translation: { content, version: 0 } },
      ...editor,
    });
    expect(saved.status).toBe(200);
    expect((await read('/about', 'fr', editor)).json.translation).toMatchObject({ locale: 'fr', version: 1 });
    expect((await read('/about', 'fr')).status).toBe(404);
  });

  it('names the path that it did not find, in its one spelling', async () => {
    const { status, headers, json } = await read('/ru/No-Such/Page/', 'ru');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(problem.parse(json)).toMatchObject({
      code: 'not_found',
      detail: 'Page not found: /no-such/page',
      requestId: headers.get('x-request-id'),
    });
  });

  it('gives a page the attributes that are in force on it (docs/reference/editing.md#attributes)', async () => {
    const works = await site.db.page.findUniqueOrThrow({ where: { path: '/works' } });
    const definition = { id: 'mood', name: 'Mood', slug: 'mood', type: 'text', inherited: false };
    await site.db.page.update({ where: { path: '/works' }, data: { attributes: [definition] } });
    const { json } = await read('/works/digital-art/nft/seed-vault', 'en');
    expect(json.attributes).toContainEqual({ ...definition, inherited: true });
    await site.db.page.update({ where: { id: works.id }, data: { attributes: works.attributes ?? [] } });
  });
});
