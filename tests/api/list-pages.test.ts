import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { listPages, type PageEntry } from '@/lib/server/pages/list-pages';
import { findPageFacts } from '@/lib/server/pages/page-facts';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

const MANY = 1000;

beforeAll(async () => {
  site = await openSite();
  const data = Array.from({ length: MANY }, (_, n) => ({ path: `/works/n-${n}` }));
  await site.db.page.createMany({ data });
});
afterAll(() => site.close());

async function everyPart(code: string, limit: number): Promise<PageEntry[][]> {
  const languages = await listActiveLanguages();
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(code);
  const parts: PageEntry[][] = [];
  for (let cursor: string | undefined; parts.length === 0 || cursor !== undefined; ) {
    const part = await listPages(language, languages, { limit, cursor });
    expect(part.hasMore).toBe(part.cursor !== undefined);
    expect(part.total).toBe(await site.db.page.count());
    parts.push(part.pages);
    cursor = part.cursor;
  }
  return parts;
}

describe('the list of all pages (specification §2.1 /master/pages)', () => {
  it('has each page once, in parts, however many there are', async () => {
    const parts = await everyPart('en', 100);
    expect(parts.slice(0, -1).every((part) => part.length === 100)).toBe(true);
    const paths = parts.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const all = await site.db.page.findMany({ select: { path: true } });
    expect([...paths].sort()).toEqual(all.map(({ path }) => path).sort());
    expect(paths[0]).toBe('/');
  });

  it('calls pages by their titles in the language, else in the default one, and says in which they are', async () => {
    await site.db.pageTranslation.deleteMany({
      where: { page: { path: '/about' }, language: { code: 'uk' } },
    });
    const pages = (await everyPart('uk', 500)).flat();
    const at = (path: string) => pages.find((each) => each.path === path);
    expect(at('/works')).toMatchObject({ isFallback: false, writtenIn: ['en', 'ru', 'uk'] });
    expect(at('/works')?.titleLanguage.code).toBe('uk');
    expect(at('/about')).toMatchObject({ isFallback: true, writtenIn: ['en', 'ru'] });
    expect(at('/about')?.titleLanguage.code).toBe('en');
    expect(at('/about')?.title).not.toBe('');
    expect(at('/works/n-1')).toMatchObject({ title: '', isFallback: true, writtenIn: [] });
  });

  it('tells the facts of one, and of none where there is none', async () => {
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
