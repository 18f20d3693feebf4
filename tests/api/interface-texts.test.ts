import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as interfaceTextsRoute from '@/app/api/interface-texts/route';
import { interfaceTextsOf } from '@/lib/contracts/interface-texts';
import { call } from './support/call';
import { openSite, renewTexts, SHIPPED, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());

const read = (locale: string, headers: Record<string, string> = {}) =>
  call(interfaceTextsRoute, 'GET', { path: `/api/interface-texts?locale=${locale}`, headers });

describe('GET /api/interface-texts (docs/reference/languages.md#interface-texts)', () => {
  it.each(['owner', 'editor', 'translator'] as const)('tells an account that is %s', async (role) => {
    const headers = await site.signIn(role);
    for (const locale of ['en', 'ru', 'uk'] as const) {
      const { status, json, headers: answered } = await read(locale, headers);
      const { auth, toolbar } = SHIPPED[locale];
      expect([status, interfaceTextsOf('toolbar').parse(json)]).toEqual([200, { auth, toolbar }]);
      expect(answered.get('cache-control')).toBe('no-store');
    }
  });

  it('tells what the media library says', async () => {
    const { status, json } = await read('uk&for=library', await site.signIn('editor'));
    const { media, library } = SHIPPED.uk;
    expect([status, interfaceTextsOf('library').parse(json)]).toEqual([
      200,
      expect.objectContaining({ media, library }),
    ]);
    expect(json).not.toHaveProperty('toolbar');
  });

  it('tells what the languages dialog says', async () => {
    const { status, json } = await read('ru&for=languages', await site.signIn('translator'));
    const { languages, textGroups, translations } = SHIPPED.ru;
    expect([status, interfaceTextsOf('languages').parse(json)]).toEqual([
      200,
      { languages, textGroups, translations },
    ]);
  });

  it('returns a changed text at once, and omits what is no text', async () => {
    const headers = await site.signIn('owner');
    const { id: languageId } = await site.db.language.findUniqueOrThrow({ where: { code: 'ru' } });
    const where = { namespace: 'toolbar', key: 'home', languageId };
    await site.db.translation.updateMany({ where, data: { value: 'Дом', changed: true } });
    const order = Object.keys(SHIPPED.ru.toolbar).length;
    const added = { namespace: 'toolbar', key: 'more.inside', value: 'x', changed: true, order };
    await site.db.translation.create({ data: { ...added, languageId } });
    await renewTexts(site, 'ru');
    const { json } = await read('ru', headers);
    expect(interfaceTextsOf('toolbar').parse(json).toolbar).toEqual({ ...SHIPPED.ru.toolbar, home: 'Дом' });
  });

  it.each([
    ['nobody', 'en', 401, 'unauthenticated'],
    ['owner', 'de', 404, 'not_found'],
    ['owner', '', 404, 'not_found'],
    ['owner', '%00', 422, 'validation_failed'],
    ['owner', 'e'.repeat(17), 422, 'validation_failed'],
    ['owner', 'en&more=1', 422, 'validation_failed'],
    ['owner', 'en&for=everything', 422, 'validation_failed'],
  ] as const)('%s asks for "%s": %i', async (who, locale, status, code) => {
    const answer = await read(locale, who === 'nobody' ? {} : await site.signIn(who));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});
