import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languagesRoute from '@/app/api/languages/route';
import { languageList } from '@/lib/contracts/languages';
import { defaultOf, findLanguage, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { listLanguages } from '@/lib/server/languages/list-languages';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());

const codes = async () => (await listActiveLanguages()).map(({ code }) => code);

describe('languages that visitors can choose (docs/reference/languages.md#languages-of-the-site)', () => {
  it('the default one first, then by position, inactive ones not', async () => {
    const language = (code: string, isActive: boolean, position: number, dir = 'ltr') => ({
      data: { name: code, code, tag: code === 'ae' ? 'ar' : code, iconCode: code, isActive, position, dir },
    });
    await site.db.language.create(language('ae', true, 1, 'rtl'));
    await site.db.language.create(language('fr', false, 0));
    expect(await codes()).toEqual(['en', 'ae', 'ru', 'uk']);
    expect((await listActiveLanguages())[1]).toMatchObject({ tag: 'ar', dir: 'rtl', isDefault: false });
    const uk = await site.db.language.findUniqueOrThrow({ where: { code: 'uk' } });
    await site.db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: uk.id } });
    expect(await codes()).toEqual(['uk', 'en', 'ae', 'ru']);
    expect(defaultOf(await listActiveLanguages()).code).toBe('uk');
  });

  it('are found whatever the case; an unknown code gives the default one, marked inactive', async () => {
    expect(await findLanguage('RU')).toMatchObject({ language: { code: 'ru' }, isActive: true });
    for (const code of ['fr', 'xx', '', '__proto__']) {
      expect(await findLanguage(code)).toMatchObject({ language: { code: 'uk' }, isActive: false });
    }
  });

  it('a site without any says what is wrong with it', () => {
    expect(() => defaultOf([])).toThrow('the database has not been prepared');
  });
});

describe('GET /api/languages (docs/reference/http-api.md#languages-and-translations)', () => {
  it('during changes, the default language is active for the list and for pages', async () => {
    const ids = new Map((await site.db.language.findMany()).map(({ code, id }) => [code, id]));
    const change = (next: string, last: string) => [
      site.db.language.update({ where: { id: ids.get(next) ?? '' }, data: { isActive: true } }),
      site.db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: ids.get(next) ?? '' } }),
      site.db.language.update({ where: { id: ids.get(last) ?? '' }, data: { isActive: false } }),
    ];
    let isOver = false;
    const reported: string[] = [];
    const read = async () => {
      while (!isOver) {
        const [all, active] = await Promise.all([listLanguages(), listActiveLanguages()]);
        const [first] = all;
        if (!first?.isDefault || !first.isActive) reported.push(`all: ${first?.code}`);
        if (!active[0]?.isDefault) reported.push(`active: ${active[0]?.code}`);
      }
    };
    const reading = Promise.all([read(), read()]);
    for (let round = 0; round < 15; round += 1) {
      await site.db.$transaction(change('ru', 'uk'));
      await site.db.$transaction(change('uk', 'ru'));
    }
    isOver = true;
    await reading;
    await site.db.language.update({ where: { code: 'ru' }, data: { isActive: true } });
    expect(reported).toEqual([]);
  });

  it('tells those who work here of every language, the default first', async () => {
    const { status, json } = await call(languagesRoute, 'GET', { headers: await site.signIn('translator') });
    expect(status).toBe(200);
    expect(
      languageList.parse(json).map(({ code, isDefault, isActive }) => [code, isDefault, isActive]),
    ).toEqual([
      ['uk', true, true],
      ['en', false, true],
      ['fr', false, false],
      ['ae', false, true],
      ['ru', false, true],
    ]);
    expect(json[3]).toMatchObject({ code: 'ae', tag: 'ar', dir: 'rtl' });
  });

  it('tells nobody else', async () => {
    expect((await call(languagesRoute, 'GET')).status).toBe(401);
  });
});
