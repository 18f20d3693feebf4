import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as route from '@/app/api/pages/route';
import { type PageSummary, pageList } from '@/lib/contracts/page-list';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { findPageFacts } from '@/lib/server/pages/read/page-facts';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

const MANY = 250;
const FIRST = 'a page called first';

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  const works = await site.db.page.findUniqueOrThrow({ where: { path: '/works' } });
  const en = await site.db.language.findUniqueOrThrow({ where: { code: 'en' } });
  const data = Array.from({ length: MANY }, (_, n) => ({
    path: `/works/n-${n}`,
    parentId: works.id,
    position: 4 + n,
  }));
  const pages = await site.db.page.createManyAndReturn({ data });
  // Some are called alike, and some nothing at all.
  await site.db.pageTranslation.createMany({
    data: pages.slice(50).map(({ id }, n) => ({
      pageId: id,
      languageId: en.id,
      title: n === 0 ? FIRST.toUpperCase() : `Number ${n % 7}`,
      content: { sections: [] },
    })),
  });
});
afterAll(() => site.close());

const send = (query: Record<string, string>, headers: Record<string, string> = editor) =>
  call(route, 'GET', { path: `/api/pages?${new URLSearchParams({ locale: 'en', ...query })}`, headers });

async function all(query: Record<string, string>): Promise<PageSummary[]> {
  const found: PageSummary[] = [];
  for (let cursor: string | undefined; ; ) {
    const { status, json } = await send({ limit: '70', ...query, ...(cursor && { cursor }) });
    expect(status).toBe(200);
    const part = pageList.parse(json);
    found.push(...part.pages);
    cursor = part.cursor;
    if (!part.hasMore) return found;
  }
}

describe('GET /api/pages (docs/reference/http-api.md#pages)', () => {
  it.each([
    [{ sort: 'path' }, (page: PageSummary) => page.path],
    [{ sort: 'changed' }, null],
    [{ sort: 'title' }, null],
    [{ sort: 'title', locale: 'uk' }, null],
  ])('has each page once, however many there are: %j', async (query, key) => {
    const pages = await all(query);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(pages.length).toBe(await site.db.page.count());
    if (key) expect(pages.map(key)).toEqual([...pages.map(key)].sort());
  });

  it('sorts by title, untitled pages first, and by the newest change', async () => {
    const titles = (await all({ sort: 'title' })).map(({ title }) => title.toLowerCase());
    expect(titles.slice(0, 51)).toEqual([...Array.from({ length: 50 }, () => ''), FIRST]);
    const inUkrainian = (await all({ sort: 'title', locale: 'uk' })).map(({ title }) => title);
    expect(inUkrainian.filter((title) => title === 'Number 3').length).toBeGreaterThan(20);
    await site.db.page.update({ where: { path: '/contact' }, data: { layout: 'default' } });
    expect((await all({ sort: 'changed' }))[0]?.path).toBe('/contact');
  });

  it('lists the children of a page in their order, and the pages without a parent', async () => {
    const works = await site.db.page.findUniqueOrThrow({ where: { path: '/works' } });
    const below = await all({ parentId: works.id });
    expect(below.map(({ position }) => position)).toEqual(Array.from({ length: MANY + 4 }, (_, n) => n));
    expect(below[0]).toMatchObject({ path: '/works/digital-art/virtual-worlds', childCount: 6 });
    const top = await all({ parentId: '' });
    expect(top.map(({ path }) => path)).toEqual(['/', '/legal/privacy-policy', '/legal/terms-of-use']);
    expect(top[0]?.childCount).toBe(4);
  });

  it('finds pages by path and by title in any language, whatever the case', async () => {
    const works = await site.db.pageTranslation.findFirstOrThrow({
      where: { page: { path: '/works' }, language: { code: 'ru' } },
    });
    expect((await all({ search: 'WORKS/N-1' })).length).toBe(111);
    expect((await all({ search: works.title.toUpperCase() })).map(({ path }) => path)).toContain('/works');
    expect(await all({ search: '%' })).toEqual([]);
  });

  it('says in which languages a page is written, and who changed it', async () => {
    const about = await site.db.page.findUniqueOrThrow({ where: { path: '/about' } });
    const { id, name } = await site.db.user.findFirstOrThrow();
    await site.db.page.update({ where: { id: about.id }, data: { changedById: id } });
    const of = (code: string) => ({ pageId: about.id, language: { code } });
    await site.db.pageTranslation.updateMany({ where: of('ru'), data: { isOutdated: true } });
    await site.db.pageTranslation.deleteMany({ where: of('uk') });
    const [found] = await all({ search: '/about', locale: 'uk' });
    expect(found).toMatchObject({
      title: 'About',
      updatedBy: name,
      languages: [
        { locale: 'en', state: 'translated' },
        { locale: 'ru', state: 'outdated' },
        { locale: 'uk', state: 'missing' },
      ],
    });
    const paths = async (query: Record<string, string>) => (await all(query)).map(({ path }) => path);
    expect(await paths({ state: 'outdated', locale: 'ru' })).toEqual(['/about']);
    expect(await paths({ state: 'outdated', locale: 'uk' })).toEqual([]);
    expect(await paths({ state: 'outdated' })).toEqual(['/about']);
    expect((await paths({ state: 'missing', locale: 'ru' })).length).toBe(MANY);
    expect((await paths({ state: 'missing' })).length).toBe(MANY + 1);
  });

  it('is refused to others, for unknown languages and with an invented cursor', async () => {
    expect((await send({}, {})).status).toBe(401);
    expect((await send({}, await site.signIn('translator'))).status).toBe(403);
    expect((await send({ locale: 'tlh' })).status).toBe(404);
    expect((await send({ limit: '101' })).status).toBe(422);
    const { cursor = '' } = pageList.parse((await send({ sort: 'title' })).json);
    for (const query of [{ cursor: 'x' }, { sort: 'changed', cursor }, { sort: 'none' }])
      expect((await send(query)).status).toBe(422);
    expect((await send({ cursor })).json.errors).toEqual([
      { path: 'cursor', message: 'This is not the cursor of this list' },
    ]);
  });
});

describe('the facts of a page (docs/reference/pages-and-paths.md#routes)', () => {
  it('are returned for an existing page only', async () => {
    const languages = await listActiveLanguages();
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path: '/works' } });
    const facts = await findPageFacts(id, languages);
    expect(facts).toMatchObject({ path: '/works', layout: 'content' });
    expect(facts?.texts.map(({ language, version }) => [language.code, version])).toEqual([
      ['en', 1],
      ['ru', 1],
      ['uk', 1],
    ]);
    expect(await findPageFacts('nope', languages)).toBeNull();
    expect(await findPageFacts('\u0000', languages)).toBeNull();
  });
});
