import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as archive from '@/app/api/media/archive/route';
import * as replace from '@/app/api/media/replace/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as siteTheme from '@/app/api/site/theme/route';
import { mediaReplaced } from '@/lib/contracts/media';
import type { Block } from '@/lib/domain/content/model';
import { call } from './support/call';
import { block, contentOf } from './support/content';
import { storeFile } from './support/files';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  for (const name of ['old', 'new', 'unused']) {
    await storeFile(site, `uploads/${name}.jpg`, 'image/jpeg', Buffer.from(name));
  }
  await storeFile(site, 'uploads/film.mp4', 'video/mp4', Buffer.from('film'));
});
afterAll(() => site.close());

const save = async (path: string, locale: string, blocks: Block[]) => {
  const translation = { content: contentOf(blocks) };
  const { status } = await call(byPath, 'PATCH', { headers: editor, json: { path, locale, translation } });
  expect(status).toBe(200);
};
const read = async (path: string, locale: string) =>
  (await call(byPath, 'POST', { headers: editor, json: { path, locale } })).json.translation;
const put = (pathname: string, by: string) =>
  call(replace, 'POST', { headers: editor, json: { pathname, by } });
const usersOf = async (pathname: string) =>
  (
    await site.db.mediaUsage.findMany({
      where: { mediaItem: { pathname } },
      select: { pageTranslation: { select: { page: { select: { path: true } }, language: true } } },
    })
  )
    .map(({ pageTranslation: { page, language } }) => `${page.path} ${language.code}`)
    .sort();

describe('POST /api/media/replace (docs/reference/http-api.md#media)', () => {
  it('puts one file in every place of another, on every page and in each language', async () => {
    const picture = (name: string) =>
      block('MediaObject', { src: `/media/uploads/${name}.jpg`, alt: 'A', caption: '' }, { id: name });
    const text = block('RichText', { content: '<p><a href="/media/uploads/old.jpg">a</a></p>' });
    await save('/about', 'en', [picture('old'), picture('unused'), text]);
    await save('/about', 'uk', [picture('old'), picture('new')]);
    await save('/contact', 'en', [picture('unused')]);
    const versions = [(await read('/about', 'en')).version, (await read('/contact', 'en')).version];
    const before = await renewedTags(site);
    const { status, json } = await put('uploads/old.jpg', 'uploads/new.jpg');
    expect([status, mediaReplaced.parse(json)]).toEqual([200, { pages: 2 }]);

    const now = await read('/about', 'en');
    expect(now.version).toBe(versions[0] + 1);
    const sent = JSON.stringify(now.content);
    expect([sent.includes('uploads/old.jpg'), sent.split('/media/uploads/new.jpg').length]).toEqual([
      false,
      3,
    ]);
    expect(sent).toContain('/media/uploads/unused.jpg');
    expect(await usersOf('uploads/old.jpg')).toEqual([]);
    expect(await usersOf('uploads/new.jpg')).toEqual(['/about en', '/about uk']);
    expect((await read('/contact', 'en')).version).toBe(versions[1]);

    const revisions = await site.db.revision.findMany({
      where: { translation: { page: { path: '/about' }, language: { code: 'en' } } },
      orderBy: { version: 'desc' },
      take: 2,
    });
    expect(revisions.map(({ version }) => version)).toEqual([now.version, now.version - 1]);
    expect(JSON.stringify(revisions[1]?.content)).toContain('/media/uploads/old.jpg');
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path: '/about' } });
    expect((await renewedTags(site)).get(`page:${id}`)).toBeGreaterThan(before.get(`page:${id}`) ?? 0);
    expect(await site.db.auditEvent.findFirst({ where: { action: 'media_replaced' } })).toMatchObject({
      object: 'uploads/old.jpg, uploads/new.jpg',
    });
  });

  it('loses no save that is made at the same moment', async () => {
    const path = '/about';
    const other = block('MediaObject', { src: '/media/uploads/new.jpg', alt: 'Meanwhile', caption: '' });
    await Promise.all([
      put('uploads/new.jpg', 'uploads/old.jpg'),
      save(path, 'en', [other]),
      put('uploads/new.jpg', 'uploads/old.jpg'),
    ]);
    const { content } = await read(path, 'en');
    expect(JSON.stringify(content)).toContain('Meanwhile');
    const shown = JSON.stringify(content).includes('uploads/old.jpg') ? 'old' : 'new';
    expect(await usersOf(`uploads/${shown}.jpg`)).toContain(`${path} en`);
    await put('uploads/new.jpg', 'uploads/old.jpg');
  });

  it.each([
    ['uploads/none.jpg', 'uploads/new.jpg', 404],
    ['uploads/old.jpg', 'uploads/none.jpg', 404],
    ['uploads/old.jpg', 'uploads/old.jpg', 422],
    ['uploads/old.jpg', 'uploads/film.mp4', 422],
    ['', 'uploads/old.jpg', 422],
  ])('%s by %s: %i', async (pathname, by, status) => {
    const before = await read('/about', 'en');
    expect((await put(pathname, by)).status).toBe(status);
    expect(await read('/about', 'en')).toEqual(before);
  });
});

describe('GET /api/media/archive (docs/reference/http-api.md#media)', () => {
  const send = (pathnames: string[]) =>
    call(archive, 'GET', {
      path: `/api/media/archive?${new URLSearchParams(pathnames.map((pathname) => ['pathname', pathname]))}`,
      headers: editor,
    });

  it('holds the files as they are, under the names that people see', async () => {
    const large = Buffer.alloc(300_000, 'Закат');
    await storeFile(site, 'uploads/large.jpg', 'image/jpeg', large);
    await storeFile(site, 'uploads/again.jpg', 'image/jpeg', Buffer.from('again'));
    await storeFile(site, 'uploads/empty.jpg', 'image/jpeg', Buffer.alloc(0));
    await site.db.mediaItem.updateMany({
      where: { pathname: { in: ['uploads/large.jpg', 'uploads/again.jpg'] } },
      data: { name: 'Закат №3.jpg' },
    });
    await site.db.mediaItem.update({
      where: { pathname: 'uploads/unused.jpg' },
      data: { deletedAt: new Date() },
    });
    const requested = ['large', 'again', 'empty', 'unused', 'none'].map((name) => `uploads/${name}.jpg`);
    const { status, headers, bytes } = await send(requested);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const entries = unzipSync(bytes);
    expect(Object.keys(entries).sort()).toEqual(['empty.jpg', 'Закат №3 (2).jpg', 'Закат №3.jpg']);
    const hashes = Object.values(entries).map((each) => createHash('sha256').update(each).digest('hex'));
    for (const given of [large, Buffer.from('again'), Buffer.alloc(0)]) {
      expect(hashes).toContain(createHash('sha256').update(given).digest('hex'));
    }
  });

  it('is refused for no files, and for more than it can hold', async () => {
    expect((await send([])).status).toBe(422);
    expect((await send(['uploads/none.jpg'])).status).toBe(404);
    expect((await send(Array.from({ length: 501 }, (_, n) => `${n}`))).status).toBe(422);
  });
});

describe('the mark of the site (docs/reference/look.md#logo)', () => {
  const themeNow = () => site.db.siteTheme.findFirst({ orderBy: { version: 'desc' } });

  it('is replaced like pictures of pages, as a new version, by those who may change the look', async () => {
    const owner = await site.signIn('owner');
    for (const name of ['mark', 'logo']) {
      await storeFile(site, `marks/${name}.png`, 'image/png', Buffer.from(name));
    }
    await storeFile(site, 'marks/print.bmp', 'image/bmp', Buffer.from('print'));
    const theme = { mark: '/media/marks/mark.png', nextRelease: 'kept' };
    const chosen = await call(siteTheme, 'PUT', { headers: owner, json: { version: 0, theme } });
    expect(chosen.status).toBe(200);

    expect((await put('marks/mark.png', 'marks/logo.png')).json).toEqual({ pages: 0, mark: 'forbidden' });
    expect(await themeNow()).toMatchObject({ version: 1, theme });
    const byOwner = (pathname: string, by: string) =>
      call(replace, 'POST', { headers: owner, json: { pathname, by } });
    const undrawn = await byOwner('marks/mark.png', 'marks/print.bmp');
    expect(undrawn.json).toEqual({ pages: 0, mark: 'not_drawable' });
    expect(await themeNow()).toMatchObject({ version: 1 });

    const before = await renewedTags(site);
    const replaced = await byOwner('marks/mark.png', 'marks/logo.png');
    expect(replaced.json).toEqual({ pages: 0, mark: 'replaced' });
    expect(await themeNow()).toMatchObject({
      version: 2,
      theme: { mark: '/media/marks/logo.png', nextRelease: 'kept' },
    });
    expect((await renewedTags(site)).get('theme')).toBeGreaterThan(before.get('theme') ?? 0);
  });
});
