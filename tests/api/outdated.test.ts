import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languageRoute from '@/app/api/languages/[id]/route';
import * as route from '@/app/api/pages/outdated/route';
import { outdatedList } from '@/lib/contracts/outdated';
import { savePage } from '@/lib/server/pages/change/save-page';
import { lookAtOutdated } from '@/lib/server/pages/outdated/renew-outdated';
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

const save = (locale: string, words: Record<string, string>) =>
  savePage({
    path: PATH,
    locale,
    translation: {
      content: contentOf(
        Object.entries(words).map(([id, content]) =>
          block('RichText', { content: `<p>${content}</p>` }, { id }),
        ),
      ),
    },
    author: null,
  });
const send = (query: string, headers: Record<string, string> = editor) =>
  call(route, 'GET', { path: `/api/pages/outdated?${query}`, headers });
const outdated = async (locale: string) => {
  const { status, json } = await send(`path=${PATH}&locale=${locale}`);
  expect(status).toBe(200);
  return outdatedList.parse(json).blocks.map(({ id }) => id);
};

describe('GET /api/pages/outdated', () => {
  it('names what the source has changed since it was translated, until that is translated again', async () => {
    await save('en', { a: 'one', b: 'two', c: 'three' });
    await save('uk', { a: 'один', b: 'два', c: 'три' });
    expect(await outdated('uk')).toEqual([]);
    await save('en', { a: 'one!', b: 'two!', c: 'three', n: 'new' });
    expect(await outdated('uk')).toEqual(['a', 'b']);
    // Saving the page again because of something else says nothing of the others.
    await save('uk', { a: 'один!', b: 'два', c: 'три' });
    expect(await outdated('uk')).toEqual(['b']);
    await save('uk', { a: 'один!', b: 'два!', c: 'три' });
    expect(await outdated('uk')).toEqual([]);
    expect(await outdated('en')).toEqual([]);
  });

  it('treats a block as up to date that was confirmed against its source', async () => {
    await save('en', { r: 'one' });
    await save('ru', { r: 'раз' });
    await save('en', { r: 'One' });
    expect(await outdated('ru')).toEqual(['r']);
    const right = block(
      'RichText',
      { content: '<p>раз</p>' },
      { id: 'r', checkedAgainst: '2026-11-20T10:00:00.000Z' },
    );
    const translation = { content: contentOf([right]) };
    const { translation: saved } = await savePage({ path: PATH, locale: 'ru', translation, author: null });
    expect(saved.content.sections[0]?.blocks[0]).toEqual(right);
    expect(await outdated('ru')).toEqual([]);
  });

  it('compares with the default language, also after that has changed', async () => {
    const flags = async () =>
      (
        await site.db.pageTranslation.findMany({
          where: { page: { path: PATH }, isOutdated: true },
          select: { language: { select: { code: true } } },
        })
      ).map(({ language }) => language.code);
    const makeDefault = async (code: string) => {
      const { id } = await site.db.language.findUniqueOrThrow({ where: { code } });
      const headers = await site.signIn('owner');
      const answer = await call(languageRoute, 'PATCH', {
        path: `/api/languages/${id}`,
        params: { id },
        headers,
        json: { isDefault: true },
      });
      expect(answer.status).toBe(200);
    };
    // Saved again for another reason: confirmed, and up to date.
    await save('en', { a: 'one' });
    await save('uk', { a: 'один' });
    await save('ru', { a: 'раз' });
    await save('en', { a: 'One' });
    await save('uk', { a: 'Один' });
    await save('ru', { a: 'раз', b: 'и' });
    expect([await flags(), await outdated('uk'), await outdated('ru')]).toEqual([['ru'], [], ['a']]);
    await makeDefault('uk');
    // The English text was last changed before the Ukrainian one that it is compared with now.
    expect([await outdated('en'), await outdated('ru')]).toEqual([['a'], ['a']]);
    expect((await flags()).sort()).toEqual(['en', 'ru']);
    await save('en', { a: 'ONE' });
    expect(await flags()).toEqual(['ru']);
    // If there are too many to check at once, all candidates count as outdated until they are checked.
    await site.db.pageTranslation.updateMany({ where: { page: { path: PATH } }, data: { isOutdated: true } });
    await lookAtOutdated();
    expect(await flags()).toEqual(['ru']);
    await makeDefault('en');
    expect((await flags()).sort()).toEqual((await outdated('uk')).length > 0 ? ['ru', 'uk'] : ['ru']);
  });

  it('is refused to others, and for unknown pages and languages', async () => {
    const query = `path=${PATH}&locale=uk`;
    expect((await send(query, {})).status).toBe(401);
    expect((await send(query, await site.signIn('translator'))).status).toBe(403);
    expect((await send('path=/none&locale=uk')).status).toBe(404);
    expect((await send(`path=${PATH}&locale=tlh`)).status).toBe(404);
    expect((await send('path=x y&locale=uk')).status).toBe(422);
  });
});
