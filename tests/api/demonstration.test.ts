import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as restoring from '@/app/api/site/demonstration/restore/route';
import * as demonstration from '@/app/api/site/demonstration/route';
import { demonstrationAnswer } from '@/lib/contracts/demonstration';
import { openPage } from '@/lib/server/pages/view/open-page';
import { call } from './support/call';
import { textOf } from './support/content';
import { expectTree, meta, pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof pageCalls>;
beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  calls = pageCalls(owner);
  await addPictures();
});
afterAll(() => site.close());

const PATH = '/api/site/demonstration';
const read = async () =>
  demonstrationAnswer.parse((await call(demonstration, 'GET', { path: PATH, headers: owner })).json);
const remove = (json: object, headers: Record<string, string> = owner) =>
  call(demonstration, 'POST', { path: PATH, headers, json });
const restore = (headers: Record<string, string> = owner) =>
  call(restoring, 'POST', { path: `${PATH}/restore`, headers });

/** The pictures that the demonstration's pages show, as the first start draws them. */
async function addPictures(): Promise<void> {
  await site.db.$executeRaw`
    insert into media_item (id, pathname, content_type, size, hash, is_demonstration)
      select gen_random_uuid(), pathname, 'image/jpeg', 1, md5(pathname) || md5(pathname), true
        from (select distinct unnest(media) as pathname from revision) named`;
  await site.db.$executeRaw`
    insert into media_usage (page_translation_id, media_item_id)
      select distinct r.translation_id, m.id from revision r join media_item m on m.pathname = any(r.media)`;
}

/** Everything of the site that a removal may touch, but for when it was. */
async function wholeSite(): Promise<string[]> {
  const pages = await site.db.page.findMany({
    select: {
      path: true,
      parentId: true,
      position: true,
      demonstration: true,
      deletedAt: true,
      translations: {
        select: { title: true, description: true, keywords: true, content: true, isOutdated: true },
        orderBy: { languageId: 'asc' },
      },
    },
    orderBy: { id: 'asc' },
  });
  const files = await site.db.mediaItem.findMany({
    select: { pathname: true, deletedAt: true },
    orderBy: { id: 'asc' },
  });
  const usages = await site.db.mediaUsage.findMany({
    orderBy: [{ pageTranslationId: 'asc' }, { mediaItemId: 'asc' }],
  });
  const texts = await site.db.translation.findMany({
    where: { namespace: { in: ['site', 'footer', 'contact'] } },
    select: { key: true, value: true, changed: true },
    orderBy: { id: 'asc' },
  });
  const hidden = await site.db.pageTranslation.count({ where: { publishedAt: null } });
  return [...pages, ...files, ...usages, ...texts, hidden].map((row) => JSON.stringify(row));
}

const livePaths = async () =>
  (await site.db.page.findMany({ where: { deletedAt: null }, orderBy: { path: 'asc' } })).map(
    ({ path }) => path,
  );
const idOf = async (path: string) => (await site.db.page.findUniqueOrThrow({ where: { path } })).id;

/** All that visitors may read, as text. */
async function saidToVisitors(): Promise<string> {
  const texts = await site.db.pageTranslation.findMany({
    where: { publishedAt: { not: null }, page: { deletedAt: null } },
    select: { title: true, description: true, keywords: true, content: true },
  });
  const names = await site.db.translation.findMany({
    where: { namespace: { in: ['site', 'footer', 'contact'] } },
    select: { value: true },
  });
  return JSON.stringify([texts, names]);
}

/** Every page that header and footer lead to is there, in each language, and says nothing of the demonstration's artist. */
async function expectNoDeadEnds(): Promise<void> {
  for (const locale of ['en', 'ru', 'uk']) {
    const home = await openPage(locale, [], 'page');
    if (home.kind !== 'page') throw new Error(`The home page is ${home.kind} in ${locale}.`);
    const { navigation, legal, known } = home.view.frame;
    const paths = [...navigation, ...legal, ...Object.values(known)].map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(NEEDED.slice(1)));
    for (const path of paths) {
      const opened = await openPage(locale, path.slice(1).split('/'), 'page');
      expect([path, opened.kind]).toEqual([path, 'page']);
      expect(JSON.stringify(opened)).not.toMatch(ARTIST);
    }
  }
}

const ARTIST = /selivan|селив|селів|дарья|дарія/i;
const NEEDED = ['/', '/about', '/contact', '/exhibitions', '/works'];

describe('the removal of the demonstration (docs/first-steps.md)', () => {
  it('is for the owner alone', async () => {
    for (const role of ['editor', 'translator'] as const) {
      const other = await site.signIn(role);
      expect((await remove({ removal: 'all' }, other)).status).toBe(403);
      expect((await restore(other)).status).toBe(403);
    }
    expect((await remove({ removal: 'all' }, {})).status).toBe(401);
    expect((await remove({ removal: 'some' })).status).toBe(422);
    expect((await restore()).status).toBe(409);
    expect(await livePaths()).toHaveLength(45);
  });

  it.each(['all', 'empty'] as const)('of %s takes what it says, and comes back whole', async (removal) => {
    const before = await wholeSite();
    const { [removal]: extent, changed, canBeRestored } = await read();
    expect([changed, canBeRestored]).toEqual([[], false]);
    expect((await remove({ removal })).json).toEqual(extent);
    await expectTree(site);
    expect(await livePaths()).toHaveLength(45 - extent.pages);
    expect(await site.db.page.count({ where: { demonstration: { not: null }, deletedAt: null } })).toBe(0);
    expect(await site.db.mediaItem.count({ where: { deletedAt: null } })).toBe(0);
    expect(await saidToVisitors()).not.toMatch(ARTIST);
    const shown = await site.db.page.findMany({
      where: { deletedAt: null, translations: { some: { publishedAt: { not: null } } } },
      orderBy: { path: 'asc' },
    });
    expect(shown.map(({ path }) => path)).toEqual(NEEDED);
    await expectNoDeadEnds();
    expect((await remove({ removal })).status).toBe(409);

    expect((await read()).canBeRestored).toBe(true);
    const { status, json } = await restore();
    expect([status, json]).toEqual([200, { pages: extent.pages, files: extent.files, left: [] }]);
    expect((await wholeSite()).filter((line) => !before.includes(line))).toEqual([]);
    await expectTree(site);
    expect((await restore()).status).toBe(409);
    expect((await read())[removal]).toEqual(extent);
  });

  it('is done once by two who ask at the same time', async () => {
    const sent = await Promise.all([remove({ removal: 'all' }), remove({ removal: 'empty' })]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await restore()).json.left).toEqual([]);
    const events = { action: { in: ['demonstration_removed', 'demonstration_restored'] } };
    expect(await site.db.auditEvent.count({ where: events })).toBe(6);
  });

  it('takes a page as it is, or leaves it, while somebody saves it', async () => {
    const path = '/works/digital-art/nft/coin-of-breath';
    const id = await idOf(path);
    const [removed, saved] = await Promise.all([
      remove({ removal: 'all' }),
      calls.save(path, { content: textOf('<p>Saved meanwhile</p>'), meta: meta('Coin') }),
    ]);
    expect(removed.status).toBe(200);
    const { deletedAt, translations } = await site.db.page.findUniqueOrThrow({
      where: { id },
      include: { translations: true },
    });
    const isSaved = saved.status === 200;
    expect([isSaved, deletedAt === null]).toEqual([isSaved, isSaved]);
    expect(JSON.stringify(translations).includes('Saved meanwhile')).toBe(isSaved);
    await expectTree(site);
    expect((await restore()).json.left).toEqual([]);
    if (isSaved) await calls.remove(id, '');
  });

  it('leaves what the owner has made or changed, and the files on it, unless it is named', async () => {
    const work = '/works/digital-art/nft/seed-vault';
    const picture = await site.db.mediaItem.findFirstOrThrow({
      where: { usages: { some: { pageTranslation: { page: { path: work } } } } },
    });
    await calls.save(work, { content: textOf(`<p>Mine now</p>`), meta: meta('Seed') });
    await calls.add('/works/digital-art/new-media/mine');
    await calls.change(await idOf('/about/photos'), { attributes: [] });
    const { changed } = await read();
    expect(changed.map(({ path }) => path)).toEqual(['/about/photos', work]);

    await remove({ removal: 'all', also: [await idOf('/about/photos')] });
    await expectTree(site);
    expect(await livePaths()).toEqual([
      '/',
      '/about',
      '/contact',
      '/exhibitions',
      '/works',
      '/works/digital-art/new-media',
      '/works/digital-art/new-media/mine',
      '/works/digital-art/nft',
      work,
    ]);
    const kept = await site.db.pageTranslation.findMany({ where: { page: { path: work } } });
    expect(JSON.stringify(kept)).toContain('Mine now');
    // Its other languages still show it.
    expect(await site.db.mediaItem.findFirst({ where: { id: picture.id, deletedAt: null } })).not.toBeNull();
  });

  it('comes back around what has been made since', async () => {
    await calls.add('/legal/terms-of-use');
    await calls.save('/contact', { content: textOf('<p>Write to me</p>'), meta: meta('Contact') });
    const { json } = await restore();
    expect(json.left.sort()).toEqual(['/contact', '/legal/terms-of-use']);
    await expectTree(site);
    const contact = await site.db.pageTranslation.findMany({
      where: { page: { path: '/contact' }, language: { code: 'en' } },
    });
    expect(JSON.stringify(contact)).toContain('Write to me');
    expect(await livePaths()).toContain('/exhibitions/unlit-2022');
  });
});
