import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as publishingRoute from '@/app/api/pages/[id]/publishing/route';
import * as listRoute from '@/app/api/pages/route';
import { pageList } from '@/lib/contracts/page-list';
import { pagePublishing } from '@/lib/contracts/publishing';
import type { Block } from '@/lib/domain/content/model';
import { buildSitemap } from '@/lib/server/finding/build-sitemap';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { savePage } from '@/lib/server/pages/change/save-page';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { countTexts } from '@/lib/server/pages/write/standing';
import { call } from './support/call';
import { block, contentOf } from './support/content';
import { openSite, type TestSite } from './support/site';

const PATH = '/about/collections';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

type Words = Record<string, string | Partial<Block>>;
const save = (locale: string, title: string, words: Words) =>
  savePage({
    path: PATH,
    locale,
    translation: {
      content: contentOf(
        Object.entries(words).map(([id, words]) => {
          const rest = typeof words === 'string' ? {} : words;
          const content = typeof words === 'string' ? words : 'One';
          return block('RichText', { content: `<p>${content}</p>` }, { id, ...rest });
        }),
      ),
      meta: { title, description: '', keywords: [] },
    },
    author: null,
  });
const listed = async (locale: string) => {
  const { json } = await call(listRoute, 'GET', { path: '/api/pages?locale=en&limit=100', headers: editor });
  const page = pageList.parse(json).pages.find(({ path }) => path === PATH);
  return page?.languages.find((each) => each.locale === locale);
};
const view = async (locale: string) => {
  const { language, languages } = await findLanguage(locale);
  const found = await buildPageView(PATH, language, languages);
  if (!found) throw new Error('no page');
  const { contentLanguage, untranslated, writtenIn } = found.view;
  const blocks = untranslated.filter((id) => id.length === 1);
  return { in: contentLanguage.code, untranslated: blocks, written: writtenIn.map(({ code }) => code) };
};
const ENGLISH = { a: 'One', b: 'Two', c: 'Three', n: '2019' };

describe('how far a page has been translated (decision 30)', () => {
  it('is counted by blocks with each save, and told by lists, settings and pages', async () => {
    await save('en', 'Collections', ENGLISH);
    await save('uk', 'Колекції', ENGLISH);
    expect(await listed('uk')).toMatchObject({ state: 'translated', blocks: { translated: 0, total: 3 } });
    // A title alone does not make search engines list the page in a language.
    expect(await view('uk')).toMatchObject({
      in: 'en',
      untranslated: ['a', 'b', 'c'],
      written: ['en', 'ru'],
    });
    const sitemap = async () => (await buildSitemap('https://x.test', 0)) ?? '';
    expect(await sitemap()).not.toContain(`https://x.test/uk${PATH}<`);

    await save('uk', 'Колекції', { ...ENGLISH, a: 'Один' });
    expect(await listed('uk')).toMatchObject({ blocks: { translated: 1, total: 3 } });
    expect(await view('uk')).toEqual({ in: 'uk', untranslated: ['b', 'c'], written: ['en', 'ru', 'uk'] });
    expect(await sitemap()).toContain(`https://x.test/uk${PATH}<`);

    // A copied block still counts as a copy after its source has changed.
    await save('en', 'Collections', { ...ENGLISH, b: 'Two and more' });
    await save('uk', 'Колекції', { ...ENGLISH, a: 'Раз' });
    expect((await view('uk')).untranslated).toEqual(['b', 'c']);
    expect(await listed('uk')).toMatchObject({ state: 'outdated', blocks: { translated: 1, total: 3 } });

    const checkedAgainst = '2026-11-22T10:00:00.000Z';
    const rest = { b: 'Два', c: { checkedAgainst, props: { content: '<p>Three</p>' } }, n: '2019' };
    await save('uk', 'Колекції', { a: 'Раз', ...rest });
    expect(await listed('uk')).toEqual({
      locale: 'uk',
      state: 'translated',
      blocks: { translated: 3, total: 3 },
    });
    expect((await view('uk')).untranslated).toEqual([]);
    expect(await listed('en')).toMatchObject({ blocks: { translated: 3, total: 3 } });
  });

  it('is counted for texts that came without a count, and told with how the page is published', async () => {
    await save('uk', 'Колекції', { ...ENGLISH, a: 'Раз' });
    await site.db.$executeRaw`update page_translation set word_blocks = null, untranslated = '{}'`;
    expect((await listed('uk'))?.blocks).toBeUndefined();
    while ((await countTexts()) > 0);
    expect(await site.db.pageTranslation.count({ where: { wordBlocks: null } })).toBe(0);
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path: PATH } });
    const answer = await call(publishingRoute, 'GET', {
      path: `/api/pages/${id}/publishing`,
      headers: editor,
      params: { id },
    });
    const { languages } = pagePublishing.parse(answer.json);
    expect(languages.map(({ locale, blocks }) => [locale, blocks?.translated, blocks?.total])).toContainEqual(
      [...['uk', 2, 3]],
    );
    expect(await countTexts()).toBe(0);
  });
});
