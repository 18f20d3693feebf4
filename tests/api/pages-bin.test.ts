import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as share from '@/app/%5Fshare/[locale]/[[...path]]/route';
import * as list from '@/app/api/pages/route';
import { pageBulkDone } from '@/lib/contracts/page-changes';
import { pageList } from '@/lib/contracts/page-list';
import { pageSettings } from '@/lib/contracts/page-settings';
import { buildSitemap } from '@/lib/server/finding/build-sitemap';
import { readNews } from '@/lib/server/finding/read-news';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { getPage } from '@/lib/server/pages/read/get-page';
import { sweepPages } from '@/lib/server/pages/tree/sweep-pages';
import { openPage } from '@/lib/server/pages/view/open-page';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { call } from './support/call';
import { expectTree, pageCalls, refusal } from './support/pages';
import { openSite, SITE_URL, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };
let calls: ReturnType<typeof pageCalls>;

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  calls = pageCalls(editor);
});
afterAll(async () => {
  await expectTree(site);
  await site.close();
});

const idOf = async (path: string) => (await site.db.page.findUniqueOrThrow({ where: { path } })).id;
const binned = async () =>
  pageList.parse((await call(list, 'GET', { path: '/api/pages?locale=en&state=bin', headers: editor })).json)
    .pages;

/** Everything that a visitor can learn of a page, in each language, as one text. */
async function seenOf(path: string): Promise<string> {
  const languages = await listActiveLanguages();
  const seen: unknown[] = [await buildSitemap(SITE_URL, 0), await readNews('/exhibitions', 'en')];
  for (const language of languages) {
    seen.push((await buildPageView('/', language, languages))?.view.listed);
    const opened = await openPage(language.code, path.slice(1).split('/'), 'payload');
    seen.push(opened.kind === 'page' ? opened.view : opened.kind);
    seen.push(await getPage(path, language.code).catch(() => 'none'));
  }
  return JSON.stringify(seen);
}

describe('the bin (restorable for 30 days)', () => {
  it('hides a page and all that is below it from every visitor, and gives them back as they were', async () => {
    const path = '/exhibitions/distant-gardens-2024';
    const id = await idOf('/exhibitions');
    const inside = await idOf(path);
    await calls.change(inside, { path: '/exhibitions/gardens' });
    await calls.change(inside, { path });
    const revision = await site.db.revision.findFirstOrThrow({ where: { translation: { pageId: inside } } });
    const before = await site.db.page.findMany({ include: { translations: true }, orderBy: { id: 'asc' } });
    const seen = await seenOf(path);
    expect(seen).toContain('distant-gardens-2024"');
    expect((await calls.remove(id)).status).toBe(204);

    expect(await seenOf(path)).not.toMatch(/"\/exhibitions\/[a-z]/);
    expect((await openPage('en', ['exhibitions'], 'page')).kind).toBe('missing');
    expect((await openPage('en', ['~', id], 'page')).kind).toBe('missing');
    expect(await findRedirect('/exhibitions/gardens')).toBeNull();
    const picture = await call(share, 'GET', { params: { locale: 'en', path: ['exhibitions'] } });
    expect(picture.status).toBe(404);
    // Nor is it found by those who edit pages, but in the bin.
    expect((await calls.read(id)).status).toBe(404);
    expect((await calls.read(inside)).status).toBe(404);
    expect((await calls.save('/exhibitions', { content: { sections: [] } })).status).toBe(404);
    expect((await calls.change(inside, { layout: 'page' })).status).toBe(404);
    expect(await binned()).toMatchObject([{ id, path: '/exhibitions', childCount: 6 }]);

    const { status, json } = await calls.restore(id);
    expect([status, pageSettings.parse(json).translation.path]).toEqual([200, '/exhibitions']);
    const again = await site.db.page.findMany({ include: { translations: true }, orderBy: { id: 'asc' } });
    const place = (pages: typeof again) =>
      pages.map(({ updatedAt: _, changedById: __, searchText: ___, ...page }) => page);
    expect(place(again)).toEqual(place(before));
    expect(await seenOf(path)).toBe(seen);
    expect(await findRedirect('/exhibitions/gardens')).toBe(path);
    expect(await site.db.revision.count({ where: { id: revision.id } })).toBe(1);
    expect(await binned()).toEqual([]);
  });

  it('keeps a page outside the navigation that was outside of it, and each page at its place', async () => {
    const id = await idOf('/legal/privacy-policy');
    await calls.remove(id);
    await calls.restore(id);
    expect(await site.db.page.findUniqueOrThrow({ where: { id } })).toMatchObject({
      parentId: null,
      position: 1,
    });
  });

  it('frees the path, and refuses a restore if it is in use', async () => {
    const first = await calls.add('/taken');
    const below = await calls.add('/taken/below');
    await calls.remove(first);
    const second = await calls.add('/taken/below');
    expect(refusal(await calls.restore(first))).toEqual([
      409,
      'path_taken',
      'There is a page at this path already: /taken/below',
    ]);
    await calls.change(second, { path: '/taken/other' });
    expect((await calls.restore(first)).status).toBe(200);
    // Pages made in the meantime belong below it, and the address that one of them left has no redirect.
    expect(await site.db.page.findUniqueOrThrow({ where: { id: second } })).toMatchObject({
      parentId: first,
    });
    expect(await findRedirect('/taken/below')).toBeNull();
    expect(await idOf('/taken/below')).toBe(below);
    await expectTree(site);
  });

  it('restores only pages that were binned together', async () => {
    const a = await calls.add('/along');
    const b = await calls.add('/along/b');
    const c = await calls.add('/along/b/c');
    await calls.remove(b);
    await calls.remove(a);
    expect((await binned()).map(({ id, childCount }) => [id, childCount])).toEqual([
      [a, 0],
      [b, 1],
    ]);
    expect((await calls.restore(c)).status).toBe(404);
    await calls.restore(b);
    expect(await idOf('/along/b/c')).toBe(c);
    await calls.restore(a);
    expect(await site.db.page.findUniqueOrThrow({ where: { id: b } })).toMatchObject({ parentId: a });
    await expectTree(site);
  });

  it('never takes the home page, and permanently deletes binned pages only', async () => {
    const home = await idOf('/');
    expect(refusal(await calls.remove(home))).toEqual([409, 'conflict', 'The home page cannot be deleted.']);
    const id = await calls.add('/gone');
    await calls.add('/gone/too');
    await calls.change(id, { path: '/gone-now' });
    expect((await calls.remove(id, '?forever=true')).status).toBe(404);
    expect((await calls.remove(id)).status).toBe(204);
    expect((await calls.remove(id)).status).toBe(404);
    expect((await calls.remove(id, '?forever=true')).status).toBe(204);
    expect((await calls.restore(id)).status).toBe(404);
    expect(await site.db.redirect.count({ where: { fromPath: { startsWith: '/gone' } } })).toBe(0);
    expect(await site.db.page.count({ where: { searchText: { startsWith: '/gone' } } })).toBe(0);
  });

  it('is emptied of pages after 30 days, with their descendants', async () => {
    const id = await calls.add('/swept');
    await calls.add('/swept/too');
    await calls.remove(id);
    const count = await site.db.page.count();
    expect(await sweepPages(Date.now() + 30 * DAY_MS - 60_000)).toBe(0);
    expect(await sweepPages(Date.now() + 30 * DAY_MS + 60_000)).toBe(1);
    expect(await site.db.page.count()).toBe(count - 2);
  });

  it('is recorded', async () => {
    await site.db.auditEvent.deleteMany();
    const id = await calls.add('/noted');
    await calls.add('/noted/too');
    await calls.remove(id);
    await calls.restore(id);
    await calls.remove(id);
    await calls.remove(id, '?forever=true');
    const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' }, skip: 2 });
    expect(events.map(({ action, object }) => [action, object])).toEqual([
      ['page_deleted', '/noted (2)'],
      ['page_restored', '/noted (2)'],
      ['page_deleted', '/noted (2)'],
      ['page_removed', '/noted (2)'],
    ]);
  });
});

describe('POST /api/pages/bulk (docs/reference/http-api.md#pages)', () => {
  it('does to each what can be done, and says why the rest was not', async () => {
    const [a, b] = [await calls.add('/bulk'), await calls.add('/bulk/b')];
    const [c, home] = [await calls.add('/bulk-c'), await idOf('/')];
    const to = await calls.add('/bulk-to');
    const run = async (json: object) => pageBulkDone.parse((await calls.bulk(json)).json);

    expect(await run({ action: 'move', ids: [b, a, c, home, to], parentId: to })).toEqual({
      done: [a, c, b],
      refused: [
        { id: home, code: 'conflict', message: 'The home page cannot be moved.' },
        { id: to, code: 'validation_failed', message: 'A page cannot be placed below itself.' },
      ],
    });
    expect([await idOf('/bulk-to/bulk/b'), await idOf('/bulk-to/bulk-c')]).toEqual([b, c]);
    await expectTree(site);
    const deleted = await run({ action: 'delete', ids: [b, home, a, 'none'] });
    expect([deleted.done, deleted.refused.map(({ code }) => code)]).toEqual([
      [a, b],
      ['conflict', 'not_found'],
    ]);
    expect(await run({ action: 'restore', ids: [a, b] })).toMatchObject({ done: [a], refused: [{ id: b }] });
    await run({ action: 'delete', ids: [to] });
    expect(await run({ action: 'forget', ids: [to, a] })).toMatchObject({ done: [to], refused: [{ id: a }] });
    for (const json of [{ action: 'delete', ids: [] }, { action: 'move', ids: [a] }, { action: 'delete' }])
      expect((await calls.bulk(json)).status).toBe(422);
  });
});
