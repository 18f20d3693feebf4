import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageSettings } from '@/lib/contracts/page-settings';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { expectTree, meta, pageCalls, refusal } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;
let root: string;
let works: string;
let count = 0;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('editor'));
  works = (await site.db.page.findUniqueOrThrow({ where: { path: '/works' } })).id;
});
beforeEach(async () => {
  count += 1;
  root = `/t${count}`;
});
afterAll(async () => {
  await expectTree(site);
  await site.close();
});

const pathOf = async (id: string) => (await site.db.page.findUniqueOrThrow({ where: { id } })).path;
const parentOf = async (id: string) => (await site.db.page.findUniqueOrThrow({ where: { id } })).parentId;

/** The tags that `work` renews, of some. */
async function renewedBy(tags: string[], work: () => Promise<unknown>): Promise<string[]> {
  const before = await renewedTags(site);
  await work();
  const after = await renewedTags(site);
  return tags.filter((tag) => before.get(tag) !== after.get(tag));
}

describe('POST /api/pages (docs/reference/http-api.md#pages)', () => {
  it('makes an empty page below the nearest one above it, public at once', async () => {
    const { status, json } = await calls.create({
      path: `${root}/Deep/`,
      locale: 'ru',
      meta: { title: 'Глубоко', description: 'd', keywords: ['k'] },
      layout: 'three-col',
      attributes: [{ id: 'a', name: 'Год', slug: 'year', type: 'number', inherited: false }],
    });
    const page = pageSettings.parse(json);
    const home = await site.db.page.findUniqueOrThrow({ where: { path: '/' } });
    expect([status, page.parentId, page.position, page.updatedBy]).toEqual([201, home.id, 4, 'editor 1']);
    expect(page).toMatchObject({
      layout: 'three-col',
      meta: { title: 'Глубоко', keywords: ['k'] },
      attributes: [{ slug: 'year' }],
      translation: { path: `${root}/deep`, locale: 'ru', version: 1, content: { sections: [] } },
    });
    // Found by its id in a language that it has no text in, and where visitors do not find it.
    const inEnglish = pageSettings.parse((await calls.read(page.id)).json);
    expect(inEnglish).toMatchObject({ meta: { title: '' }, translation: { version: 0, fallback: true } });
    const above = await calls.add(root);
    expect([await parentOf(page.id), await parentOf(above)]).toEqual([above, home.id]);
    await calls.remove(above);
  });

  it('copies a page with all its languages, files and attributes, under its own title', async () => {
    const from = await site.db.page.findUniqueOrThrow({
      where: { path: '/works/digital-art/nft/seed-vault' },
      include: { translations: { include: { usages: true } } },
    });
    const id = await calls.add(`/works/digital-art/nft/copy`, { from: from.id });
    const copy = await site.db.page.findUniqueOrThrow({
      where: { id },
      include: { translations: { include: { usages: true, revisions: true } } },
    });
    expect([copy.layout, copy.attributes, copy.parentId]).toEqual([
      from.layout,
      from.attributes,
      from.parentId,
    ]);
    const essence = (texts: { languageId: string; content: unknown; usages: unknown[] }[]) =>
      texts
        .map(({ languageId, content, usages }) => ({ languageId, content, usages: usages.length }))
        .sort((a, b) => a.languageId.localeCompare(b.languageId));
    expect(essence(copy.translations)).toEqual(essence(from.translations));
    expect(copy.translations.map(({ revisions }) => revisions.length)).toEqual([1, 1, 1]);
    expect(copy.translations.map(({ title }) => title).sort()[0]).toBe('/works/digital-art/nft/copy');
    await calls.remove(id);
  });

  it.each([
    ['/works', 409, 'path_taken', 'There is a page at this path already: /works'],
    ['/ru/x', 422, 'validation_failed', 'Some fields are not as they should be.'],
    ['/api', 422, 'validation_failed', 'Some fields are not as they should be.'],
    ['x', 422, 'validation_failed', 'Some fields are not as they should be.'],
  ])('refuses %s: %d', async (path, ...expected) => {
    const answer = await calls.create({ path, locale: 'en', meta: meta('x') });
    expect(refusal(answer)).toEqual(expected);
  });

  it('refuses a parent that the path does not lie below, and an original that is not there', async () => {
    for (const more of [{ parentId: works }, { parentId: 'none' }, { from: 'none' }]) {
      const answer = await calls.create({ path: root, locale: 'en', meta: meta('x'), ...more });
      expect([answer.status, answer.json.errors[0].path]).toEqual([422, Object.keys(more)[0]]);
    }
    const alone = await calls.add(root, { parentId: null });
    expect(await parentOf(alone)).toBeNull();
  });

  it('renews what lists it', async () => {
    const renewed = await renewedBy(['pages', `children:${works}`, `path:/works${root}`, 'page:none'], () =>
      calls.add(`/works${root}`),
    );
    expect(renewed).toEqual(['pages', `children:${works}`, `path:/works${root}`]);
  });
});

describe('PATCH /api/pages/{id}: where a page stands', () => {
  it('moves descendants along, each with one redirect however often it moves', async () => {
    const a = await calls.add(root);
    const b = await calls.add(`${root}/b`);
    const c = await calls.add(`${root}/b/c`);
    for (const to of [`${root}-two`, `${root}-three`, `/works${root}`]) {
      const { status, json } = await calls.change(a, { path: to });
      expect([status, pageSettings.parse(json).translation.path]).toEqual([200, to]);
      expect([await pathOf(b), await pathOf(c)]).toEqual([`${to}/b`, `${to}/b/c`]);
    }
    expect(await parentOf(a)).toBe(works);
    for (const from of [root, `${root}-two`, `${root}-three`])
      expect(await findRedirect(`${from}/b/c`)).toBe(`/works${root}/b/c`);
    // Back where it was: nothing leads away from there.
    await calls.change(a, { path: root });
    expect(await findRedirect(`${root}/b`)).toBeNull();
    expect(await findRedirect(`/works${root}/b`)).toBe(`${root}/b`);
    await calls.remove(a);
    expect(await findRedirect(`/works${root}/b`)).toBeNull();
  });

  it('moves a page to where one below it stood', async () => {
    const a = await calls.add(root);
    const b = await calls.add(`${root}/b`);
    await calls.change(a, { path: `${root}/b` });
    expect([await pathOf(a), await pathOf(b), await parentOf(b)]).toEqual([`${root}/b`, `${root}/b/b`, a]);
    expect(await findRedirect(root)).toBe(`${root}/b`);
    expect(await findRedirect(`${root}/b`)).toBeNull();
  });

  it('moves below another page, to a place among others, and out of the navigation', async () => {
    const a = await calls.add(root);
    const ids = [];
    for (const name of ['x', 'y', 'z']) ids.push(await calls.add(`${root}/${name}`));
    const [x = '', y = '', z = ''] = ids;
    const order = async () =>
      (await site.db.page.findMany({ where: { parentId: a }, orderBy: { position: 'asc' } })).map(
        ({ id }) => id,
      );
    await calls.change(z, { position: 0 });
    expect(await order()).toEqual([z, x, y]);
    await calls.change(x, { parentId: y });
    expect([await pathOf(x), await order()]).toEqual([`${root}/y/x`, [z, y]]);
    await calls.change(x, { parentId: a, position: 1 });
    expect([await pathOf(x), await order()]).toEqual([`${root}/x`, [z, x, y]]);
    const { json } = await calls.change(a, { parentId: null });
    expect(pageSettings.parse(json)).toMatchObject({ parentId: null, translation: { path: root } });
    await calls.change(a, { path: `${root}-renamed` });
    expect(await parentOf(a)).toBeNull();
  });

  it('takes in what lies below its new path', async () => {
    const deep = await calls.add(`${root}/deep/er`);
    const a = await calls.add(`/works${root}`);
    const renewed = await renewedBy([`page:${deep}`, `children:${works}`, `children:${a}`], () =>
      calls.change(a, { path: root }),
    );
    expect(await parentOf(deep)).toBe(a);
    expect(renewed).toEqual([`page:${deep}`, `children:${works}`, `children:${a}`]);
  });

  it('refuses what cannot be, and changes nothing', async () => {
    const home = (await site.db.page.findUniqueOrThrow({ where: { path: '/' } })).id;
    const a = await calls.add(root);
    const b = await calls.add(`${root}/b`);
    const before = await site.db.page.findMany({ orderBy: { id: 'asc' } });
    expect(refusal(await calls.change(home, { path: '/start' }))).toEqual([
      409,
      'conflict',
      'The home page cannot be moved.',
    ]);
    expect(refusal(await calls.change(a, { path: '/works' }))[1]).toBe('path_taken');
    for (const [id, change, path] of [
      [a, { parentId: b }, 'parentId'],
      [a, { parentId: 'none' }, 'parentId'],
      [a, { parentId: works, path: '/about/x' }, 'parentId'],
      [b, { parentId: null, path: `${root}/c` }, 'parentId'],
      [a, { path: `/${'x'.repeat(253)}` }, 'path'],
      [a, { path: '/media/x' }, 'path'],
      [a, {}, ''],
      [a, { locale: 'en', version: 1 }, ''],
      [a, { meta: meta('x') }, 'locale'],
      [a, { layout: 'auth' }, 'layout'],
      [a, { position: -1 }, 'position'],
    ] as const) {
      const { status, json } = await calls.change(id, change);
      expect([change, status, json.errors?.[0]?.path]).toEqual([change, 422, path]);
    }
    expect((await calls.change('none', { layout: 'page' })).status).toBe(404);
    expect(await site.db.page.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });
});

describe('PATCH /api/pages/{id}: the settings of a page', () => {
  it('changes layout and own attributes, and renews all that goes by them', async () => {
    const a = await calls.add(root);
    const b = await calls.add(`${root}/b`);
    const year = { id: 'y', name: 'Year', slug: 'year', type: 'number', inherited: false };
    // Pages below depend on this one, and carry its tag.
    const renewed = await renewedBy([`page:${a}`, `children:${a}`], () =>
      calls.change(a, { layout: 'about', attributes: [year] }),
    );
    expect(renewed.length).toBe(2);
    const below = pageSettings.parse((await calls.read(b)).json);
    expect(below.attributes).toEqual([{ ...year, inherited: true }]);
    // Inherited attributes may be sent, but are not stored.
    await calls.change(b, { attributes: [...below.attributes, { ...year, id: 'z', slug: 'place' }] });
    const { attributes } = await site.db.page.findUniqueOrThrow({ where: { id: b } });
    expect(attributes).toEqual([{ ...year, id: 'z', slug: 'place' }]);
    expect((await calls.change(b, { attributes: [year, year] })).status).toBe(422);
  });

  it('writes meta information of a language over the version that was read, and over no other', async () => {
    const a = await calls.add(root);
    const { status, json } = await calls.change(a, { locale: 'en', meta: meta('New'), version: 1 });
    expect([status, json.meta.title, json.translation.version]).toEqual([200, 'New', 2]);
    const stale = await calls.change(a, { locale: 'en', meta: meta('Old'), version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    expect(pageSettings.parse(stale.json.current)).toMatchObject({ meta: { title: 'New' } });
    const first = await calls.change(a, { locale: 'uk', meta: meta('Нова'), version: 0 });
    expect(first.json.translation).toMatchObject({ locale: 'uk', version: 1 });
    const revisions = await site.db.revision.count({ where: { translation: { pageId: a } } });
    expect(revisions).toBe(3);
    const tooLong = await calls.change(a, { locale: 'en', meta: meta('x'.repeat(60)) });
    expect(tooLong.json.errors).toEqual([
      { path: 'meta.title', message: 'Title must be less than 60 characters for optimal SEO' },
    ]);
  });

  it('is recorded, and refused to those who do not edit pages', async () => {
    await site.db.auditEvent.deleteMany();
    const a = await calls.add(root);
    await calls.change(a, { layout: 'page', path: `${root}-2` });
    await calls.change(a, { locale: 'en', meta: meta('x') });
    const events = await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action, object, actorName }) => [action, object, actorName])).toEqual([
      ['page_created', root, 'editor 1'],
      ['page_changed', root, 'editor 1'],
      ['page_moved', `${root}, ${root}-2`, 'editor 1'],
      ['page_changed', `${root}-2 (en)`, 'editor 1'],
    ]);
    const strangers = pageCalls({});
    const translators = pageCalls(await site.signIn('translator'));
    for (const [who, status] of [
      [strangers, 401],
      [translators, 403],
    ] as const) {
      expect((await who.read(a)).status).toBe(status);
      expect((await who.change(a, { layout: 'page' })).status).toBe(status);
      expect((await who.remove(a)).status).toBe(status);
    }
  });

  it('happens in turn: of eight that want one path exactly one gets it', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await calls.add(`${root}/n${n}`));
    const answers = await Promise.all(ids.map((id) => calls.change(id, { path: `${root}/won` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    await expectTree(site);
  });
});
