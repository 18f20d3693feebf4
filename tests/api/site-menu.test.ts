import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as siteMenu from '@/app/api/site/menu/route';
import * as menuVersions from '@/app/api/site/menu/versions/route';
import type { SiteMenu } from '@/lib/domain/site-menu/model';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { call } from './support/call';
import { meta, pageCalls } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };
let calls: ReturnType<typeof pageCalls>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  editor = await site.signIn('editor');
  calls = pageCalls(owner);
  const rows = await site.db.page.findMany({ select: { id: true, path: true } });
  for (const { id, path } of rows) ids[path] = id;
});
afterAll(() => site.close());

const idOf = (path: string) => ids[path] ?? '';

const menu = (headers: Record<string, string>, method = 'GET', json?: unknown) =>
  call(siteMenu, method, { path: '/api/site/menu', headers, ...(json !== undefined && { json }) });

async function save(arranged: SiteMenu) {
  const { version } = (await menu(owner)).json;
  return menu(owner, 'PUT', { version, menu: arranged });
}

async function viewOf(path: string, code = 'en') {
  const languages = await listActiveLanguages();
  const language = languages.find((each) => each.code === code);
  const found = language && (await buildPageView(path, language, languages));
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

const titlesIn = async (part: 'menu' | 'footer', code = 'en') =>
  (await viewOf('/contact', code)).view.frame[part].map(({ title }) => title);

describe('the menu and the footer (docs/reference/pages-and-paths.md#menu-and-footer)', () => {
  it('show the pages of the first level before anybody has arranged them', async () => {
    const { json } = await menu(owner);
    expect(json).toMatchObject({ version: 0, menu: {} });
    expect(json.firstLevel).toEqual(['/works', '/exhibitions', '/about', '/contact'].map(idOf));
    expect(await titlesIn('menu')).toEqual(['Works', 'Exhibitions', 'About', 'Contact']);
    expect(await titlesIn('footer')).toEqual(await titlesIn('menu'));
  });

  it('leave legal texts to their own place in the footer, wherever those stand', async () => {
    expect((await calls.change(idOf('/legal/privacy-policy'), { path: '/privacy' })).status).toBe(200);
    const { firstLevel } = (await menu(owner)).json;
    expect(firstLevel).not.toContain(idOf('/legal/privacy-policy'));
    const { menu: links, legal } = (await viewOf('/contact')).view.frame;
    expect(links).toHaveLength(firstLevel.length);
    expect(legal.map(({ path }) => path)).toContain('/privacy');
  });

  it('are changed by the owner alone, from the state that was read, and every page has it at once', async () => {
    const arranged: SiteMenu = {
      menu: [
        { page: idOf('/contact') },
        {
          page: idOf('/works'),
          labels: { en: 'Art', ru: 'Искусство' },
          below: [{ page: idOf('/exhibitions') }],
        },
        { address: 'https://www.instagram.com/daria' },
      ],
      hidden: [idOf('/about')],
    };
    expect((await menu(editor)).status).toBe(403);
    expect((await menu(editor, 'PUT', { version: 0, menu: arranged })).status).toBe(403);
    expect((await menu({}, 'PUT', { version: 0, menu: arranged })).status).toBe(401);
    const { tags } = await viewOf('/works/digital-art/nft');
    const before = await renewedTags(site);
    expect((await save(arranged)).json).toMatchObject({ version: 1, menu: arranged });
    const after = await renewedTags(site);
    expect(tags.filter((tag) => after.get(tag) !== before.get(tag))).toEqual(['menu']);
    const late = await menu(owner, 'PUT', { version: 0, menu: {} });
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect(await titlesIn('menu')).toEqual(['Contact', 'Art', 'Instagram']);
    expect((await titlesIn('menu', 'ru'))[1]).toBe('Искусство');
    const { view } = await viewOf('/about');
    expect(view.frame.menu[1]?.below).toMatchObject([{ path: '/exhibitions', title: 'Exhibitions' }]);
    expect(await titlesIn('footer')).toEqual(['Contact', 'Art', 'Instagram']);
    expect(await site.db.auditEvent.count({ where: { action: 'site_menu_changed', object: '1' } })).toBe(1);
  });

  it('follow a page that moves and is renamed, wherever it stands', async () => {
    const below = idOf('/about/photos');
    await save({ menu: [{ page: below }] });
    const { tags } = await viewOf('/contact');
    const before = await renewedTags(site);
    expect((await calls.change(below, { path: '/works/life' })).status).toBe(200);
    expect((await calls.change(below, { locale: 'en', meta: meta('Life') })).status).toBe(200);
    const after = await renewedTags(site);
    expect(tags.some((tag) => after.get(tag) !== before.get(tag))).toBe(true);
    expect((await viewOf('/contact')).view.frame.menu[0]).toMatchObject({
      path: '/works/life',
      title: 'Life',
    });
    // From its new place, too.
    const { tags: later } = await viewOf('/contact');
    const then = await renewedTags(site);
    expect((await calls.change(below, { locale: 'en', meta: meta('A life') })).status).toBe(200);
    const now = await renewedTags(site);
    expect(later.some((tag) => now.get(tag) !== then.get(tag))).toBe(true);
    expect((await titlesIn('menu'))[0]).toBe('A life');
  });

  it('leave out a page in the bin, and have it again when it is restored', async () => {
    const page = await site.db.page.findUniqueOrThrow({ where: { path: '/works/life' } });
    const { tags } = await viewOf('/contact');
    const before = await renewedTags(site);
    expect((await calls.remove(page.id)).status).toBe(204);
    const after = await renewedTags(site);
    expect(tags.some((tag) => after.get(tag) !== before.get(tag))).toBe(true);
    expect(await titlesIn('menu')).not.toContain('A life');
    // What nobody finds now keeps nothing else from being changed.
    expect((await save({ menu: [{ page: page.id }], hidden: [idOf('/about')] })).status).toBe(200);
    const binned = await site.db.page.findUniqueOrThrow({ where: { id: page.id } });
    const { tags: without } = await viewOf('/contact');
    const then = await renewedTags(site);
    expect((await calls.restore(binned.binnedWith ?? '')).status).toBe(200);
    const now = await renewedTags(site);
    expect(without.some((tag) => now.get(tag) !== then.get(tag))).toBe(true);
    expect(await titlesIn('menu')).toContain('A life');
  });

  it('of two who save at once, one is refused; every version is kept with who and when', async () => {
    const { version } = (await menu(owner)).json;
    const saves = [{ footer: [] }, { hidden: [] }].map((arranged) =>
      menu(owner, 'PUT', { version, menu: arranged }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const path = '/api/site/menu/versions';
    const { versions } = (await call(menuVersions, 'GET', { path, headers: owner })).json;
    expect(versions.map((each: { version: number }) => each.version)).toEqual(
      Array.from({ length: version + 1 }, (_, at) => version + 1 - at),
    );
    expect(versions.at(-1)).toMatchObject({ author: expect.any(String), createdAt: expect.any(String) });
    expect((await call(menuVersions, 'GET', { path, headers: editor })).status).toBe(403);
  });

  it('shows the pages as they stand where a later release has stored something else', async () => {
    const { version } = (await menu(owner)).json;
    await site.db.siteMenu.create({ data: { version: version + 1, menu: { menu: 'a tree' } } });
    expect((await menu(owner)).json).toMatchObject({ version: version + 1, menu: {} });
  });

  it.each<[string, unknown]>([
    ['an entry that leads nowhere', { menu: [{}] }],
    ['an entry that leads to two things', { menu: [{ page: 'a', address: 'https://a.example' }] }],
    ['a page that there is not', { menu: [{ page: 'nowhere' }] }],
    ['a script', { footer: [{ address: 'javascript:alert(1)' }] }],
    ['a path', { footer: [{ address: '/works' }] }],
    ['a place on the page', { footer: [{ address: '#top' }] }],
    ['a third level', { menu: [{ page: 'a', below: [{ page: 'b', below: [{ page: 'c' }] }] }] }],
    ['a second level of the footer', { footer: [{ page: 'a', below: [{ page: 'b' }] }] }],
    ['a page twice', { menu: [{ page: 'a', below: [{ page: 'a' }] }] }],
    ['an address twice', { footer: Array(2).fill({ address: 'https://a.example' }) }],
    ['too many', { footer: Array.from({ length: 61 }, (_, at) => ({ address: `https://a.example/${at}` })) }],
    [
      'a label that is too long',
      { menu: [{ address: 'https://a.example', labels: { en: 'x'.repeat(81) } }] },
    ],
    ['a label that says nothing', { menu: [{ address: 'https://a.example', labels: { en: ' ' } }] }],
    ['a label in what is no language', { menu: [{ address: 'https://a.example', labels: { '<b>': 'x' } }] }],
    ['what nobody knows', { sidebar: [] }],
  ])('refuses %s', async (_, arranged) => {
    const { version } = (await menu(owner)).json;
    expect((await menu(owner, 'PUT', { version, menu: arranged })).status).toBe(422);
  });
});
