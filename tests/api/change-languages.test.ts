import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languageRoute from '@/app/api/languages/[id]/route';
import * as languagesRoute from '@/app/api/languages/route';
import * as iconCodesRoute from '@/app/api/languages/update-iconcodes/route';
import * as byPathRoute from '@/app/api/pages/by-path/route';
import * as textsRoute from '@/app/api/translations/route';
import { iconCodesUpdated, languageAnswer, languageList } from '@/lib/contracts/languages';
import { problem } from '@/lib/contracts/problem';
import type { Language } from '@/lib/domain/languages/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { call } from './support/call';
import { openSite, renewedTags, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let headers: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('owner');
});
afterAll(() => site.close());

const GERMAN = { name: 'Deutsch', code: 'de', iconCode: 'de' };

const list = async () => languageList.parse((await call(languagesRoute, 'GET', { headers })).json);
const find = async (code: string): Promise<Language> => {
  const found = (await list()).find((each) => each.code === code);
  if (!found) throw new Error(`No ${code}`);
  return found;
};
const add = (json: unknown) => call(languagesRoute, 'POST', { headers, json });
const change = (id: string, json: unknown) => call(languageRoute, 'PATCH', { headers, params: { id }, json });
const remove = (id: string) => call(languageRoute, 'DELETE', { headers, params: { id } });
const events = async () =>
  (await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action, object }) => [
    action,
    object,
  ]);
const refusal = ({ status, json }: Awaited<ReturnType<typeof add>>) => [status, problem.parse(json).code];

describe('POST /api/languages (docs/reference/languages.md#languages-of-the-site; security V-5)', () => {
  it('adds one of the catalogue: inactive, last, by its tag and direction', async () => {
    const { status, json } = await add(GERMAN);
    expect(status).toBe(201);
    expect(languageAnswer.parse(json)).toEqual({
      ...GERMAN,
      id: expect.any(String),
      tag: 'de',
      dir: 'ltr',
      isDefault: false,
      isActive: false,
    });
    const arabic = await add({ name: 'العربية', code: 'ae', iconCode: 'ae' });
    expect(arabic.json).toMatchObject({ tag: 'ar', dir: 'rtl', isActive: false });
    expect((await list()).map(({ code }) => code)).toEqual(['en', 'ru', 'uk', 'de', 'ae']);
    expect((await listActiveLanguages()).map(({ code }) => code)).toEqual(['en', 'ru', 'uk']);
    expect((await events()).slice(-2)).toEqual([
      ['language_added', 'Deutsch (de)'],
      ['language_added', 'العربية (ae)'],
    ]);
  });

  it('refuses one whose code or tag is there, and what the catalogue does not have', async () => {
    expect(refusal(await add(GERMAN))).toEqual([409, 'conflict']);
    expect(refusal(await add({ name: 'Українська', code: 'ua', iconCode: 'ua' }))).toEqual([409, 'conflict']);
    for (const json of [
      {},
      { ...GERMAN, code: 'tlh' },
      { ...GERMAN, code: 'uk' },
      { ...GERMAN, code: 'FR' },
      { ...GERMAN, code: 'fr', iconCode: '<b>' },
      { ...GERMAN, code: 'fr', name: ' ' },
      { ...GERMAN, code: 'fr', isActive: true },
    ]) {
      expect([json, ...refusal(await add(json))]).toEqual([json, 422, 'validation_failed']);
    }
    expect((await list()).length).toBe(5);
  });
});

describe('PATCH /api/languages/{id}', () => {
  it('switches a language on and off, each time renewing what visitors see of languages', async () => {
    const { id } = await find('de');
    const before = (await renewedTags(site)).get('languages') ?? 0;
    expect((await change(id, { isActive: true })).json).toMatchObject({ code: 'de', isActive: true });
    expect((await listActiveLanguages()).map(({ code }) => code)).toContain('de');
    const on = (await renewedTags(site)).get('languages') ?? 0;
    expect(on).toBeGreaterThan(before);
    // Setting the present value again changes nothing: no event, no renewal.
    expect((await change(id, { isActive: true })).status).toBe(200);
    expect((await renewedTags(site)).get('languages')).toBe(on);
    expect((await change(id, { isActive: false })).json).toMatchObject({ isActive: false });
    expect((await listActiveLanguages()).map(({ code }) => code)).not.toContain('de');
    expect((await renewedTags(site)).get('languages')).toBeGreaterThan(on);
    expect((await events()).slice(-2)).toEqual([
      ['language_activated', 'Deutsch (de)'],
      ['language_deactivated', 'Deutsch (de)'],
    ]);
  });

  it('makes one the default, which activates it; the default can be neither deactivated nor deleted', async () => {
    const { id } = await find('de');
    expect((await change(id, { isDefault: true })).json).toMatchObject({ isDefault: true, isActive: true });
    expect((await list()).filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['de']);
    expect(refusal(await change(id, { isActive: false }))).toEqual([409, 'default_language']);
    expect(refusal(await remove(id))).toEqual([409, 'default_language']);
    expect((await change(id, { isDefault: true })).status).toBe(200);
    expect((await change((await find('en')).id, { isDefault: true })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ code: 'en', isDefault: true });
    expect((await events()).slice(-2)).toEqual([
      ['language_made_default', 'Deutsch (de)'],
      ['language_made_default', 'English (en)'],
    ]);
  });

  it('holds every text against the new default', async () => {
    const sources = async (code: string) => {
      const rows = await site.db.translation.findMany({ where: { language: { code } } });
      return new Map(rows.map(({ namespace, key, source }) => [`${namespace}.${key}`, source]));
    };
    const uk = await find('uk');
    const home = { namespace: 'toolbar', key: 'home' };
    await site.db.translation.updateMany({
      where: { ...home, languageId: uk.id },
      data: { value: 'Домівка', changed: true },
    });
    await change(uk.id, { isDefault: true });
    const english = await sources('en');
    const ukrainian = new Map(
      listMessages(SHIPPED.uk).map((text) => [`${text.namespace}.${text.key}`, text.value]),
    );
    expect([...english].filter(([key, source]) => source !== ukrainian.get(key))).toEqual([
      ['toolbar.home', 'Домівка'],
    ]);
    expect(new Set((await sources('uk')).values())).toEqual(new Set([null]));
    await change((await find('en')).id, { isDefault: true });
    expect(new Set((await sources('en')).values())).toEqual(new Set([null]));
    expect((await sources('uk')).get('toolbar.home')).toBe(SHIPPED.en.toolbar.home);
  });

  it('accepts one change at a time, of an existing language', async () => {
    const { id } = await find('de');
    for (const json of [
      {},
      { isActive: true, isDefault: true },
      { isDefault: false },
      { isActive: 1 },
      { name: 'x' },
    ]) {
      expect([json, ...refusal(await change(id, json))]).toEqual([json, 422, 'validation_failed']);
    }
    expect(refusal(await change('none', { isActive: true }))).toEqual([404, 'not_found']);
  });
});

describe('DELETE /api/languages/{id} (security D-7)', () => {
  it('takes along all that is written in it, and nothing else', async () => {
    const count = async () => ({
      texts: await site.db.translation.count(),
      pages: await site.db.pageTranslation.count(),
      revisions: await site.db.revision.count(),
    });
    const { id } = await find('ru');
    const of = {
      texts: await site.db.translation.count({ where: { languageId: id } }),
      pages: await site.db.pageTranslation.count({ where: { languageId: id } }),
      revisions: await site.db.revision.count({ where: { translation: { languageId: id } } }),
    };
    const before = await count();
    expect(of.pages).toBeGreaterThan(10);
    expect((await remove(id)).status).toBe(204);
    expect(await count()).toEqual({
      texts: before.texts - of.texts,
      pages: before.pages - of.pages,
      revisions: before.revisions - of.revisions,
    });
    expect(refusal(await remove(id))).toEqual([404, 'not_found']);
    expect((await list()).map(({ code }) => code)).not.toContain('ru');
    expect((await events()).at(-1)).toEqual(['language_removed', 'Русский (ru)']);
  });

  it('while visitors read it and translators save in it: they find it, or find it gone', async () => {
    const { id } = (await add({ name: 'Français', code: 'fr', iconCode: 'fr' })).json;
    await change(id, { isActive: true });
    const place = { path: '/about', locale: 'fr' };
    const content = { sections: [] };
    const save = () => call(byPathRoute, 'PATCH', { headers, json: { ...place, translation: { content } } });
    const read = () => call(byPathRoute, 'POST', { json: place });
    const write = (key: number) =>
      call(textsRoute, 'POST', {
        headers,
        json: { languageId: id, namespace: 'own', key: `k${key}`, value: 'x' },
      });
    expect((await save()).status).toBe(200);
    const others = [0, 1, 2, 3].flatMap((key) => [save(), read(), write(key)]);
    const answers = await Promise.all([...others, remove(id), save(), read(), write(4)]);
    for (const { status } of answers) expect([200, 201, 204, 404, 409, 503]).toContain(status);
    await remove(id);
    expect([(await save()).status, (await read()).status, (await write(9)).status]).toEqual([404, 404, 404]);
    expect(await site.db.pageTranslation.count({ where: { languageId: id } })).toBe(0);
  });

  it('a language that ships texts has them again when it is added anew, under whichever code', async () => {
    expect((await add({ name: 'Русский', code: 'ru', iconCode: 'ru' })).status).toBe(201);
    await remove((await find('uk')).id);
    const { json } = await add({ name: 'Українська', code: 'ua', iconCode: 'ua' });
    expect(json).toMatchObject({ code: 'ua', tag: 'uk' });
    const rows = await site.db.translation.findMany({ where: { languageId: json.id } });
    expect(rows.length).toBe(listMessages(SHIPPED.uk).length);
    expect(rows.find(({ namespace, key }) => namespace === 'toolbar' && key === 'home')).toMatchObject({
      value: SHIPPED.uk.toolbar.home,
      changed: false,
      source: SHIPPED.en.toolbar.home,
    });
    await change(json.id, { isActive: true });
    expect(await loadMessages('ua')).toEqual(SHIPPED.uk);
  });
});

describe('POST /api/languages/update-iconcodes', () => {
  it('gives every language the flag of the catalogue, and says how many had another', async () => {
    const update = async () => iconCodesUpdated.parse((await call(iconCodesRoute, 'POST', { headers })).json);
    await site.db.language.updateMany({ where: { code: { in: ['en', 'ua'] } }, data: { iconCode: 'gb' } });
    expect(await update()).toEqual({ message: 'Icon codes updated successfully', updated: 2 });
    expect((await list()).map(({ code, iconCode }) => [code, iconCode])).toEqual([
      ['en', 'us'],
      ['de', 'de'],
      ['ae', 'ae'],
      ['ru', 'ru'],
      ['ua', 'ua'],
    ]);
    expect(await update()).toMatchObject({ updated: 0 });
    expect((await events()).at(-1)).toEqual(['language_icons_updated', '2']);
  });
});
