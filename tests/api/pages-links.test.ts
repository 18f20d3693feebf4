import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, contentOf, textOf } from './support/content';
import { meta, pageCalls, refusal } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('owner'));
});
afterAll(() => site.close());

const textAt = (path: string, code = 'en') =>
  site.db.pageTranslation.findFirstOrThrow({ where: { page: { path }, language: { code } } });
const htmlAt = async (path: string, code = 'en') => JSON.stringify((await textAt(path, code)).content);
const linkTo = (href: string) => textOf(`<p><a href="${href}">there</a></p>`);

describe('links that follow the page (docs/reference/http-api.md#pages)', () => {
  it('are written anew in every language when it moves, each with a revision, and not elsewhere', async () => {
    const to = await calls.add('/target');
    const from = await calls.add('/source', { from: to });
    await calls.save('/source', { content: linkTo('/target?x=1#y') });
    await calls.save('/source', { content: linkTo('/uk/target') }, 'uk');
    const untouched = await textAt('/contact');
    const before = await renewedTags(site);
    await calls.change(to, { path: '/works/target' });
    expect(await htmlAt('/source')).toContain('href=\\"/works/target?x=1#y\\"');
    expect(await htmlAt('/source', 'uk')).toContain('href=\\"/uk/works/target\\"');
    const { version, links, id } = await textAt('/source');
    expect([version, links]).toEqual([3, ['/works/target']]);
    expect(await site.db.revision.count({ where: { translationId: id } })).toBe(3);
    expect((await renewedTags(site)).get(`page:${from}`)).not.toBe(before.get(`page:${from}`));
    expect(await textAt('/contact')).toEqual(untouched);
    // An editor with an older version gets a conflict, as with any other change.
    const stale = await calls.save('/source', { content: linkTo('/about'), version: 2 });
    expect([stale.status, stale.json.current.translation.version]).toEqual([409, 3]);
  });

  it('lead to where a page is, also when they are written to where it was, and when it moves with another one', async () => {
    const above = await calls.add('/above');
    const page = await calls.add('/above/page');
    await calls.change(page, { path: '/above/renamed' });
    const { json } = await calls.save('/contact', { content: linkTo('/ru/above/page') });
    expect(JSON.stringify(json.translation.content)).toContain('/ru/above/renamed');
    await calls.change(above, { path: '/over' });
    expect(await htmlAt('/contact')).toContain('/ru/over/renamed');
    // Contents that came another way know of the old address only.
    const { id } = await textAt('/contact');
    const content = JSON.parse(JSON.stringify(linkTo('/above/page')));
    await site.db.pageTranslation.update({ where: { id }, data: { content, links: ['/above/page'] } });
    await calls.change(above, { path: '/above-again' });
    expect(await htmlAt('/contact')).toContain('/above-again/renamed');
  });

  it('take the list of a page’s children along, and leave blocks of unknown kinds as they are', async () => {
    const parent = await calls.add('/listed');
    const list = block('PageList', { parentPage: '/listed', template: { items: [] } });
    const { id } = await textAt('/about/photos');
    const unknown = { id: 'block-x', component: 'Hologram', props: { link: '/listed' } };
    const content = JSON.parse(JSON.stringify(contentOf([list])));
    content.sections[0].blocks.push(unknown);
    await site.db.pageTranslation.update({ where: { id }, data: { content, links: ['/listed'] } });
    await calls.change(parent, { path: '/listed-there' });
    const stored = JSON.stringify((await textAt('/about/photos')).content);
    expect(stored).toContain('"parentPage":"/listed-there"');
    expect(stored).toContain(JSON.stringify(unknown));
  });

  it('are looked at again in pages that come back out of the bin', async () => {
    const to = await calls.add('/away');
    const from = await calls.add('/binned');
    await calls.save('/binned', { content: linkTo('/away') });
    await calls.remove(from);
    await calls.change(to, { path: '/away-from-there' });
    await calls.restore(from);
    expect(await htmlAt('/binned')).toContain('/away-from-there');
  });

  it('do not make a translation outdated, as a change of its source does', async () => {
    const to = await calls.add('/plain');
    const page = await calls.add('/translated');
    await calls.save('/translated', { content: linkTo('/plain') });
    await calls.save('/translated', { content: linkTo('/plain') }, 'ru');
    const state = async () => (await textAt('/translated', 'ru')).isOutdated;
    await calls.change(to, { path: '/plainer' });
    expect(await state()).toBe(false);
    await calls.save('/translated', { content: textOf('<p>Something else</p>') });
    expect(await state()).toBe(true);
    await calls.change(page, { locale: 'ru', meta: { title: 'Заголовок', description: '', keywords: [] } });
    expect(await state()).toBe(true);
    await calls.save('/translated', { content: textOf('<p>Что-то другое</p>') }, 'ru');
    expect(await state()).toBe(false);
  });
});

describe('links of more texts than a move can wait for', () => {
  const MANY = 600;

  it('follow after it, while redirects lead there and nobody can take the old address', async () => {
    const to = await calls.add('/popular');
    const home = await site.db.page.findUniqueOrThrow({ where: { path: '/' } });
    const english = await site.db.language.findUniqueOrThrow({ where: { code: 'en' } });
    const pages = Array.from({ length: MANY }, (_, n) => ({ id: `many-${n}`, path: `/many-${n}` }));
    await site.db.page.createMany({
      data: pages.map((page, n) => ({ ...page, parentId: home.id, position: 1000 + n })),
    });
    const content = JSON.parse(JSON.stringify(linkTo('/popular?x#y')));
    await site.db.pageTranslation.createMany({
      data: pages.map(({ id }) => ({ pageId: id, languageId: english.id, content, links: ['/popular'] })),
    });
    expect((await calls.change(to, { path: '/more-popular' })).status).toBe(200);
    const meanwhile = await calls.create({ path: '/popular', locale: 'en', meta: meta('Taken') });
    expect(refusal(meanwhile)).toEqual([
      503,
      'unavailable',
      expect.stringContaining('Links are still following'),
    ]);
    const left = () => site.db.pageTranslation.count({ where: { links: { has: '/popular' } } });
    await expect.poll(left, { timeout: 20_000, interval: 100 }).toBe(0);
    expect(await htmlAt('/many-599')).toContain('href=\\"/more-popular?x#y\\"');
    const { id, version } = await textAt('/many-0');
    expect([version, await site.db.revision.count({ where: { translationId: id, version: 2 } })]).toEqual([
      2, 1,
    ]);
    expect((await renewedTags(site)).has('page:many-599')).toBe(true);
    await calls.add('/popular');
    expect(await htmlAt('/many-599')).toContain('/more-popular');
    await site.db.pageTranslation.deleteMany({ where: { pageId: { startsWith: 'many-' } } });
    await site.db.page.deleteMany({ where: { id: { startsWith: 'many-' } } });
  });
});

describe('GET /api/pages/report (docs/reference/http-api.md#pages)', () => {
  it('lists missing link targets and files with their blocks, page by page', async () => {
    await site.db.pageTranslation.updateMany({ data: { links: [] } });
    const gone = await calls.add('/gone');
    const moved = await calls.add('/moved');
    await calls.change(moved, { path: '/moved-on' });
    const content = contentOf([
      block('RichText', {
        content:
          '<p><a href="/gone#a">1</a><a href="/moved">2</a><a href="/nowhere">3</a><a href="/">4</a></p>',
      }),
      block('MediaObject', { src: '/media/none/at-all.jpg', alt: '', caption: '' }),
    ]);
    await calls.save('/contact', { content });
    const fine = await calls.report();
    expect(fine.brokenLinks.map(({ link }) => link)).toEqual(['/nowhere']);
    await calls.remove(gone);
    const place = { page: { id: expect.any(String), path: '/contact' }, locale: 'en' };
    expect(await calls.report()).toEqual({
      brokenLinks: ['/gone#a', '/nowhere'].map((link) => ({ ...place, blockId: 'block-richtext', link })),
      missingMedia: [{ ...place, blockId: 'block-mediaobject', pathname: 'none/at-all.jpg' }],
      hasMore: false,
    });
    const found: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const part = await calls.report(`?limit=20${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      found.push(...part.brokenLinks.map(({ link }) => link));
      cursor = part.cursor;
      if (!part.hasMore) break;
    }
    expect(found).toEqual(['/gone#a', '/nowhere']);
    // A page in the bin has nothing to report.
    const contact = await site.db.page.findUniqueOrThrow({ where: { path: '/contact' } });
    await calls.remove(contact.id);
    expect((await calls.report()).brokenLinks).toEqual([]);
    await calls.restore(contact.id);
  });
});
