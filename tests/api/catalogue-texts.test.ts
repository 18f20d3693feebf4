import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languageRoute from '@/app/api/languages/[id]/route';
import * as languagesRoute from '@/app/api/languages/route';
import * as textRoute from '@/app/api/translations/[id]/route';
import * as reviewRoute from '@/app/api/translations/review/route';
import { reviewAnswer } from '@/lib/contracts/translation-review';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import { borrowedFrom } from '@/lib/domain/translations/borrowed';
import { listMessages } from '@/lib/domain/translations/overlay';
import { partOf, SITE_LINES } from '@/lib/domain/translations/text-parts';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { SHIPPED as ALL_SHIPPED } from '@/messages';
import { call } from './support/call';
import { openSite, renewTexts, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let headers: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  headers = await site.signIn('owner');
});
afterAll(() => site.close());

async function add(code: string): Promise<string> {
  const { name, iconCode } = LANGUAGE_CATALOGUE.find((each) => each.code === code) ?? {
    name: '',
    iconCode: '',
  };
  const { status, json } = await call(languagesRoute, 'POST', { headers, json: { name, code, iconCode } });
  expect([code, status]).toEqual([code, 201]);
  return json.id;
}
const activate = (id: string) =>
  call(languageRoute, 'PATCH', { headers, params: { id }, json: { isActive: true } });
const review = async (languageId: string) =>
  reviewAnswer.parse(
    (await call(reviewRoute, 'GET', { headers, path: `/api/translations/review?languageId=${languageId}` }))
      .json,
  );
const rowOf = (languageId: string, namespace: string, key: string) =>
  site.db.translation.findUniqueOrThrow({
    where: { languageId_namespace_key: { languageId, namespace, key } },
  });
/** The namespaces and keys of a language’s texts that are of another. */
const borrowedIn = (messages: object) =>
  listMessages(SHIPPED.en)
    .map(({ namespace, key }) => `${namespace}.${key}`)
    .filter((place) => borrowedFrom({ ...messages }, place) !== undefined);

describe('a language of the catalogue (docs/reference/languages.md#interface-texts)', () => {
  it.each(LANGUAGE_CATALOGUE.map(({ code }) => code).filter((code) => !['en', 'ru', 'ua'].includes(code)))(
    '%s begins with all that visitors read',
    async (code) => {
      const { counts, tools, texts } = await review(await add(code));
      expect(counts).toEqual({ total: counts.total, translated: counts.total, missing: 0, outdated: 0 });
      expect(counts.total).toBeGreaterThan(100);
      expect(tools).toMatchObject({ translated: 0, missing: tools.total });
      expect(texts.filter(({ problems }) => problems.length > 0)).toEqual([]);
      const borrowed = texts.filter(({ state }) => state === 'borrowed');
      expect(borrowed.map(({ namespace, key }) => `${namespace}.${key}`).sort()).toEqual(
        [...SITE_LINES].sort(),
      );
    },
  );

  it('says them to visitors, and the site’s own lines and the tools’ words in the default language', async () => {
    const { id } = await site.db.language.findUniqueOrThrow({ where: { code: 'de' } });
    expect((await activate(id)).status).toBe(200);
    const artist = { namespace: 'site', key: 'artist' };
    await site.db.translation.updateMany({
      where: { ...artist, language: { code: 'en' } },
      data: { value: 'Olena Koval', changed: true },
    });
    await renewTexts(site, 'en');
    const german = await loadMessages('de');
    expect([german.nav?.menu, german.errors?.notFoundTitle]).toEqual(['Menü', 'Seite nicht gefunden']);
    expect([german.site?.artist, german.toolbar?.home]).toEqual(['Olena Koval', SHIPPED.en.toolbar.home]);
    const visitors = borrowedIn(german).filter((place) => partOf(place.split('.')[0] ?? '') === 'visitors');
    expect(visitors.sort()).toEqual([...SITE_LINES].sort());
  });

  it('keeps a text that somebody has changed, over a restart and over a release, until it is deleted', async () => {
    const { id: german } = await site.db.language.findUniqueOrThrow({ where: { code: 'de' } });
    const menu = await rowOf(german, 'nav', 'menu');
    const changed = { headers, params: { id: menu.id }, json: { value: 'Inhalt' } };
    expect((await call(textRoute, 'PATCH', changed)).status).toBe(200);
    expect(await syncMessages(site.db, ALL_SHIPPED)).toBe(0);
    const { de } = ALL_SHIPPED;
    const next = { ...ALL_SHIPPED, de: { ...de, nav: { ...de.nav, menu: 'Auswahl', home: 'Anfang' } } };
    expect(await syncMessages(site.db, next)).toBe(1);
    expect((await rowOf(german, 'nav', 'menu')).value).toBe('Inhalt');
    expect(await rowOf(german, 'nav', 'home')).toMatchObject({ value: 'Anfang', changed: false });
    expect((await loadMessages('de')).nav?.menu).toBe('Inhalt');
    expect(await syncMessages(site.db, ALL_SHIPPED)).toBe(1);
    expect((await call(textRoute, 'DELETE', { headers, params: { id: menu.id } })).status).toBe(204);
    expect((await loadMessages('de')).nav?.menu).toBe('Menü');
  });
});

describe('a site that had a language before the release knew it', () => {
  it('gets what it lacks, in order, and keeps what its people wrote', async () => {
    const data = { name: 'Íslenska', code: 'is', tag: 'is', iconCode: 'is', isActive: true, position: 40 };
    const { id: languageId } = await site.db.language.create({ data });
    const own = { namespace: 'nav', key: 'menu', value: 'Valmynd', order: 0, changed: true };
    await site.db.translation.create({ data: { ...own, languageId, source: SHIPPED.en.nav.menu } });
    await syncMessages(site.db, ALL_SHIPPED);
    const release = { ...ALL_SHIPPED, is: ALL_SHIPPED.da };
    expect(await syncMessages(site.db, release)).toBe(listMessages(ALL_SHIPPED.da).length - 1);
    expect(await syncMessages(site.db, release)).toBe(0);
    expect(await rowOf(languageId, 'nav', 'menu')).toMatchObject({
      value: 'Valmynd',
      order: 0,
      changed: true,
    });
    expect(await rowOf(languageId, 'nav', 'home')).toMatchObject({
      value: ALL_SHIPPED.da.nav.home,
      changed: false,
      source: SHIPPED.en.nav.home,
    });
    const orders = await site.db.translation.findMany({
      where: { languageId, namespace: 'nav' },
      orderBy: { order: 'asc' },
    });
    expect(orders.map(({ order }) => order)).toEqual(orders.map((_, index) => index));
  });
});
