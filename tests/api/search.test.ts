import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSearch } from '@/lib/domain/search/search-request';
import type { SearchView } from '@/lib/domain/search/search-view';
import type { Prisma } from '@/lib/server/db';
import { openSearch } from '@/lib/server/search/open-search';
import { textOf } from './support/content';
import { meta, pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('owner'));
  // A search waits for a moment only, and a busy machine may need longer to read the whole site.
  await vi.waitUntil(indexedWhole, { timeout: 60_000 });
}, 90_000);
afterAll(() => site.close());

/** Whether every text has been read, after another search. */
async function indexedWhole(): Promise<boolean> {
  await search('first');
  const [due] = await site.db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM search_entry WHERE words IS NULL`;
  return due?.count === 0n;
}

const search = (q: string, locale = 'en', more: Record<string, string> = {}) =>
  openSearch(locale, readSearch({ q, ...more }));
const titles = ({ hits }: SearchView) => hits.map(({ title }) => title);
const found = async (q: string, locale = 'en') => titles(await search(q, locale));
const marked = ({ hits }: SearchView) =>
  hits.flatMap(({ excerpt }) => excerpt.filter(({ isFound }) => isFound).map(({ text }) => text));

const asJson = (text: string): Prisma.InputJsonObject => JSON.parse(JSON.stringify(textOf(text)));

/** A page of a test's own, which says a text. */
async function write(path: string, title: string, text: string): Promise<string> {
  const id = await calls.add(path);
  const saved = await calls.save(path, { content: textOf(text), version: 1, meta: meta(title) });
  expect([saved.status, saved.json.detail]).toEqual([200, undefined]);
  return id;
}

describe('the search of the site (docs/reference/search.md)', () => {
  it.each([
    ['en', 'tidal archive', 'Tidal Archive'],
    ['en', 'TIDAL', 'Tidal Archive'],
    ['en', 'archiv', 'Tidal Archive'],
    ['ru', 'архив приливов', 'Архив приливов'],
    ['ru', 'архива прилив', 'Архив приливов'],
    ['uk', 'архів припливів', 'Архів припливів'],
  ])('finds in %s by “%s” what is called %s, first of all', async (locale, words, title) => {
    expect((await found(words, locale))[0]).toBe(title);
  });

  it('shows where a page says it, what the page is and its picture', async () => {
    const view = await search('tide');
    const [first] = view.hits;
    expect(first).toMatchObject({ kind: 'work', year: 2019 });
    expect(first?.cover).toMatch(/^\/media\//);
    expect(marked(view).length).toBeGreaterThanOrEqual(view.hits.length - 1);
  });

  it.each([
    ['tidel archive', 'tidal archive', 'Tidal Archive'],
    ['tdial', 'tidal', 'Tidal Archive'],
    ['архив приоивов', 'архив приливов', 'Архив приливов'],
  ])('forgives the mistake in “%s”', async (typed, meant, title) => {
    const view = await search(typed, /[а-я]/.test(typed) ? 'ru' : 'en');
    expect(view.corrected).toBe(meant);
    expect(titles(view)[0]).toBe(title);
  });

  it('guesses at nothing where the words are there, and at nothing far from them', async () => {
    expect((await search('tide')).corrected).toBeNull();
    expect(await search('xylophonist quartet')).toMatchObject({ total: 0, corrected: null, hits: [] });
  });

  it('finds letters with accents by letters without, and the other way round', async () => {
    await write('/search-accents', 'Crème brûlée', '<p>Łódź, Ærø, naïve</p>');
    for (const words of ['creme brulee', 'CRÈME', 'lodz', 'aero', 'naive', 'naïve'])
      expect(await found(words), words).toEqual(['Crème brûlée']);
  });

  it('narrows by kind and year together, and counts what each choice would leave', async () => {
    const all = await search('tide');
    const works = all.kinds.find(({ kind }) => kind === 'work');
    const ofWorks = await search('tide', 'en', { kind: 'work' });
    expect(ofWorks.total).toBe(works?.count);
    expect(ofWorks.kinds).toEqual(all.kinds);
    for (const { year, count } of ofWorks.years) {
      const both = await search('tide', 'en', { kind: 'work', year: String(year) });
      expect([both.total, both.hits.length]).toEqual([count, count]);
      expect(new Set(both.hits.map((hit) => `${hit.kind} ${hit.year}`))).toEqual(new Set([`work ${year}`]));
    }
    expect(await search('tide', 'en', { kind: 'press' })).toMatchObject({ total: 0, kinds: all.kinds });
  });

  it('is given in parts, each page in one of them', async () => {
    const first = await search('work');
    expect(first.total).toBeGreaterThan(24);
    const second = await search('work', 'en', { part: '2' });
    const paths = [...first.hits, ...second.hits].map(({ path }) => path);
    expect(new Set(paths).size).toBe(Math.min(first.total, 48));
    expect((await search('work', 'en', { part: '40' })).hits).toEqual([]);
  });

  it('has each page of many in one part', async () => {
    const [{ id: parentId }, text] = await Promise.all([
      site.db.page.findUniqueOrThrow({ where: { path: '/works' } }),
      site.db.pageTranslation.findFirstOrThrow({
        where: { page: { path: '/works' }, language: { code: 'en' } },
      }),
    ]);
    const numbers = Array.from({ length: 300 }, (_, at) => at);
    await site.db.page.createMany({
      data: numbers.map((at) => ({
        id: `many-${at}`,
        parentId,
        path: `/works/many-${at}`,
        position: 1_000 + at,
      })),
    });
    await site.db.pageTranslation.createMany({
      data: numbers.map((at) => ({
        ...{
          pageId: `many-${at}`,
          languageId: text.languageId,
          title: at % 3 === 0 ? 'Okapi' : `Many ${at}`,
        },
        content: asJson(`<p>${'okapi '.repeat((at % 5) + 1)}</p>`),
      })),
    });
    await vi.waitUntil(indexedWhole, { timeout: 60_000 });
    const paths: string[] = [];
    for (let part = 1; part <= 13; part += 1)
      paths.push(...(await search('okapi', 'en', { part: String(part) })).hits.map(({ path }) => path));
    expect(paths).toHaveLength(300);
    expect(new Set(paths).size).toBe(300);
    expect((await search('okapi', 'en', { part: '4' })).hits.every(({ title }) => title === 'Okapi')).toBe(
      true,
    );
    await site.db.page.deleteMany({ where: { id: { startsWith: 'many-' } } });
  });

  it('looks at a page in the language that its visitors get', async () => {
    const id = await write('/search-languages', 'Lighthouse', '<p>A zyzzyva on glass</p>');
    const inRussian = await search('zyzzyva', 'ru');
    expect(titles(inRussian)).toEqual(['Lighthouse']);
    expect(inRussian.hits[0]?.isFallback).toBe(true);
    const translation = { content: textOf('<p>Кузнечик на стекле</p>'), version: 0, meta: meta('Маяк') };
    expect((await calls.save('/search-languages', translation, 'ru')).status).toBe(200);
    expect(await found('zyzzyva', 'ru')).toEqual([]);
    expect(await found('кузнечики', 'ru')).toEqual(['Маяк']);
    expect(await found('zyzzyva')).toEqual(['Lighthouse']);
    await calls.remove(id);
    expect(await found('zyzzyva')).toEqual([]);
    expect((await calls.restore(id)).status).toBe(200);
    expect(await found('zyzzyva')).toEqual(['Lighthouse']);
  });

  it('knows a text as soon as it is saved, and no longer what it said before', async () => {
    await write('/search-saved', 'Quokka', '<p>first wording</p>');
    expect(await found('quokka')).toEqual(['Quokka']);
    const saved = { content: textOf('<p>second thought</p>'), version: 2, meta: meta('Numbat') };
    expect((await calls.save('/search-saved', saved)).status).toBe(200);
    expect(await found('quokka')).toEqual([]);
    expect(await found('numbat thought')).toEqual(['Numbat']);
  });

  it('finds nothing that visitors do not', async () => {
    const id = await write('/search-hidden', 'Axolotl', '<p>not yet</p>');
    expect(await found('axolotl')).toEqual(['Axolotl']);
    await site.db.pageTranslation.updateMany({ where: { pageId: id }, data: { publishedAt: null } });
    expect(await found('axolotl')).toEqual([]);
    const text = await site.db.pageTranslation.findFirstOrThrow({ where: { page: { path: '/about' } } });
    const content = asJson('<p>an ocelot in the draft</p>');
    await site.db.pageDraft.create({
      data: { translationId: text.id, content, baseVersion: 1 },
    });
    expect(await found('ocelot')).toEqual([]);
  });

  it.each([
    "'",
    "' | ''",
    '!tide & (',
    "tide'); DROP TABLE page; --",
    '\\',
    ':*',
    '%',
    '<->',
    '"tide',
    'the of and',
    '\u0000\u0001',
    '😀',
    'a'.repeat(10_000),
    'word '.repeat(2_000),
  ])('takes %j for nothing but words', async (words) => {
    const view = await search(words);
    expect(view.total).toBeGreaterThanOrEqual(view.hits.length);
  });

  it('keeps a text that no index could take whole', async () => {
    const words = Array.from({ length: 30_000 }, (_, at) => `w${at.toString(36)}`).join(' ');
    const pageId = await write('/search-long', 'Pangolin', '<p>short</p>');
    const content = asJson(`<p>${words}</p>`);
    await site.db.pageTranslation.updateMany({ where: { pageId }, data: { content } });
    expect(await found('pangolin')).toEqual(['Pangolin']);
    expect(await found('w12')).toContain('Pangolin');
  });
});
