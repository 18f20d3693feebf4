import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exportRoute from '@/app/api/translations/export/route';
import * as importRoute from '@/app/api/translations/import/route';
import * as reviewRoute from '@/app/api/translations/review/route';
import * as searchRoute from '@/app/api/translations/search/route';
import { importAnswer } from '@/lib/contracts/translation-exchange';
import { reviewAnswer, textSearchAnswer } from '@/lib/contracts/translation-review';
import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { publicFiles } from '@/tests/corpora/read-corpora';
import { shareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { openSite, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const idOf = async (code: string) =>
  (await site.db.language.findUniqueOrThrow({ where: { code }, select: { id: true } })).id;

/** A language that only one test uses. Its tag names a country, for which the release ships no texts. */
async function newLanguage(code: string, tag: string): Promise<string> {
  const data = { name: code, code, tag, iconCode: code.slice(0, 2), isActive: false, position: 9 };
  return (await site.db.language.create({ data })).id;
}

const send = (route: typeof reviewRoute, query: Record<string, string>, headers = owner) =>
  call(route, 'GET', { path: `/api/translations/x?${new URLSearchParams(query)}`, headers });

const review = async (languageId: string) =>
  reviewAnswer.parse((await send(reviewRoute, { languageId })).json);

async function importFile(languageId: string, file: string | object, more: object = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const json = { languageId, format: 'json', text, apply: true, ...more };
  const { status, json: answer, log } = await call(importRoute, 'POST', { json, headers: owner });
  expect([status, answer.detail]).toEqual([200, undefined]);
  expect(log.some(({ level }) => level === 'error')).toBe(false);
  return importAnswer.parse(answer);
}

async function exported(languageId: string, format: 'json' | 'csv') {
  const { status, text, headers } = await send(exportRoute, { languageId, format });
  expect(status).toBe(200);
  return { text, headers };
}

/** Reading an answer as text removes the BOM. */
const asCsv = { format: 'csv' };
const rowsOf = (languageId: string) =>
  site.db.translation.findMany({
    where: { languageId },
    orderBy: [{ namespace: 'asc' }, { order: 'asc' }],
    select: { namespace: true, key: true, value: true, order: true, changed: true, source: true },
  });

describe('GET /api/translations/review', () => {
  it('finds the shipped languages whole and sound', async () => {
    for (const code of ['en', 'ru', 'uk']) {
      const { counts, tools, texts } = await review(await idOf(code));
      const total = listMessages(SHIPPED.en).length;
      expect(counts.total + tools.total).toBe(total);
      expect(tools.total).toBeGreaterThan(1000);
      for (const each of [counts, tools])
        expect(each).toEqual({ total: each.total, translated: each.total, missing: 0, outdated: 0 });
      expect(texts.filter(({ problems }) => problems.length > 0)).toEqual([]);
      expect(texts.every(({ source }) => (source === null) === (code === 'en'))).toBe(true);
    }
  });

  it('marks what the default language has changed since, and what differs from it', async () => {
    const pl = await newLanguage('pl', 'pl-PL');
    await importFile(pl, { nav: { home: 'Start', menu: 'Menu {name}' }, own: { only: 'Tylko tu' } });
    const where = {
      languageId_namespace_key: { languageId: await idOf('en'), namespace: 'nav', key: 'home' },
    };
    const before = await site.db.translation.update({ where, data: { value: 'House', changed: true } });
    const { counts, texts } = await review(pl);
    expect(counts.outdated).toBe(1);
    expect(counts.translated).toBe(1);
    expect(counts.missing).toBe(counts.total - 2);
    const of = (name: string) => texts.find(({ namespace, key }) => `${namespace}.${key}` === name);
    expect(of('nav.home')).toMatchObject({
      state: 'outdated',
      source: 'House',
      value: 'Start',
      isShipped: false,
    });
    expect(of('nav.menu')).toMatchObject({ state: 'translated', problems: ['extra_placeholder'] });
    expect(of('own.only')).toMatchObject({ state: 'extra', source: null });
    await importFile(pl, { nav: { home: 'Dom' } });
    expect((await review(pl)).counts.outdated).toBe(0);
    await site.db.translation.update({
      where,
      data: { value: SHIPPED.en.nav.home, changed: before.changed },
    });
  });
});

describe('GET /api/translations/search', () => {
  const search = async (query: string, limit = '50') =>
    textSearchAnswer.parse((await send(searchRoute, { query, limit })).json);

  it('finds words whatever the case, in keys and values of every language', async () => {
    const { hits } = await search('ГОЛОВНА');
    expect(hits.some(({ namespace, key }) => namespace === 'nav' && key === 'home')).toBe(true);
    const [first, ...others] = (await search('nav.home')).hits;
    expect(first).toMatchObject({ namespace: 'nav', key: 'home', value: SHIPPED.en.nav.home });
    expect(others.length).toBeGreaterThanOrEqual(2);
  });

  it('takes signs of a pattern for themselves, and says when there is more', async () => {
    for (const sign of ['%', '_']) {
      const { hits } = await search(sign);
      expect(hits.filter(({ key, value }) => !`${key} ${value}`.includes(sign))).toEqual([]);
    }
    expect(await search('a', '1')).toMatchObject({ hits: [{}], hasMore: true });
  });
});

describe('POST /api/translations/import', () => {
  const file = { greet: { hello: 'Hei, {name}', menu: { open: 'Avaa' } } };

  it('shows what would change and changes nothing, then changes it as one', async () => {
    const fi = await newLanguage('fi', 'fi-FI');
    const shown = await importFile(fi, file, { apply: false });
    expect(shown).toMatchObject({ added: 2, changed: 0, same: 0, invalid: [] });
    expect(await rowsOf(fi)).toEqual([]);
    expect(await importFile(fi, file)).toEqual(shown);
    expect(await rowsOf(fi)).toMatchObject([
      { key: 'hello', order: 0, value: 'Hei, {name}', changed: true },
      { key: 'menu.open', order: 1 },
    ]);
    expect(await importFile(fi, file)).toMatchObject({ added: 0, changed: 0, same: 2, entries: [] });
    const again = await importFile(fi, { greet: { hello: 'Moi, {name}', bye: 'Hei hei' } });
    expect(again.entries).toEqual([
      { namespace: 'greet', key: 'hello', before: 'Hei, {name}', value: 'Moi, {name}' },
      { namespace: 'greet', key: 'bye', before: null, value: 'Hei hei' },
    ]);
    expect((await rowsOf(fi)).map(({ key, order }) => [key, order])).toEqual([
      ['hello', 0],
      ['menu.open', 1],
      ['bye', 2],
    ]);
    const events = await site.db.auditEvent.findMany({ where: { action: 'translations_imported' } });
    expect(events.map(({ object }) => object).filter((object) => object.startsWith('fi'))).toEqual([
      'fi: 2',
      'fi: 2',
    ]);
    const tag = await site.db.$queryRaw<
      { seq: bigint }[]
    >`select seq from cache_tag where tag = 'messages:fi'`;
    expect(tag).toHaveLength(1);
  });

  it('imports invalid messages and omits what cannot be stored, with a note on each', async () => {
    const nl = await newLanguage('nl', 'nl-NL');
    const long = 'x'.repeat(10_001);
    const strange = `{"a": {"n": 1, "b": "{{count}}", "long": "${long}", "": "x", "__proto__": "y", "z": "\\u0000"}, "a.b": {"c": "x"}}`;
    const { invalid, added } = await importFile(nl, strange);
    expect(added).toBe(1);
    expect(invalid).toEqual([
      { namespace: 'a', key: 'n', problems: ['not_a_text'], isKept: false },
      { namespace: 'a', key: 'b', problems: ['invalid_icu'], isKept: true },
      { namespace: 'a', key: 'long', problems: ['unusable_value'], isKept: false },
      { namespace: 'a', key: '', problems: ['unusable_key'], isKept: false },
      { namespace: 'a', key: '__proto__', problems: ['unusable_key'], isKept: false },
      { namespace: 'a', key: 'z', problems: ['unusable_value'], isKept: false },
      { namespace: 'a.b', key: 'c', problems: ['unusable_key'], isKept: false },
    ]);
    expect((await rowsOf(nl)).map(({ key, value }) => [key, value])).toEqual([['b', '{{count}}']]);
  });

  it('keeps from visitors what pages cannot show: they read the default language, or the release', async () => {
    const id = await newLanguage('dk', 'da-DK');
    await site.db.language.update({ where: { id }, data: { isActive: true } });
    const { invalid } = await importFile(id, {
      nav: { home: '{{home}}', languages: 'Sprog {count}', about: 'Om' },
      contact: { privacy: 'Se <a>her</a>' },
      own: { text: 'Her er {n}' },
    });
    expect(invalid.filter(({ isKept }) => isKept)).toHaveLength(3);
    const shown = await loadMessages('dk');
    expect(shown.nav).toMatchObject({ ...SHIPPED.en.nav, about: 'Om' });
    expect([shown.contact?.privacy, shown.own?.text]).toEqual([SHIPPED.en.contact.privacy, 'Her er {n}']);
    const setting = await site.db.siteSetting.findUniqueOrThrow({ where: { id: 1 } });
    await site.db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: id } });
    expect((await loadMessages('dk')).nav).toMatchObject({ ...SHIPPED.en.nav, about: 'Om' });
    await site.db.siteSetting.update({
      where: { id: 1 },
      data: { defaultLanguageId: setting.defaultLanguageId },
    });
  });

  it.each([
    ['json', '{"nav":', 'The file is not valid JSON.'],
    ['csv', 'nav,home,Start', 'The first line of the file has to name the columns namespace, key and value.'],
  ])('refuses a file that is no %s in a sentence', async (format, text, sentence) => {
    const json = { languageId: await idOf('uk'), format, text, apply: true };
    const answer = await call(importRoute, 'POST', { json, headers: owner });
    expect([answer.status, answer.json.code, answer.json.errors]).toEqual([
      422,
      'validation_failed',
      [{ path: 'text', message: sentence }],
    ]);
  });

  it('knows no language that the site does not have', async () => {
    const json = { languageId: 'none', format: 'json', text: '{}', apply: true };
    for (const apply of [true, false]) {
      expect((await call(importRoute, 'POST', { json: { ...json, apply }, headers: owner })).status).toBe(
        404,
      );
    }
    for (const route of [reviewRoute, exportRoute]) {
      const query = route === exportRoute ? { languageId: 'none', format: 'csv' } : { languageId: 'none' };
      expect((await send(route, query)).status).toBe(404);
    }
  });
});

/** Files as projects have them: an untranslated text is empty, and placeholders are another library's. */
const SMALL: [string, string, Messages][] = [
  [
    'cz',
    'cs-CZ',
    { labels: { paste: 'Vložit', empty: '', count: '{{count}} ks', '1': 'jedna', 'a b': '=1+1' } },
  ],
  [
    'hu',
    'hu-HU',
    { greet: { deep: { er: { est: 'Legmélyebb\r\n"idézet",; \t' } }, dash: '- x', apostrophe: "'=x'" } },
  ],
];
/** All texts of a language of ours, with the placeholders of another library. */
const foreign = (texts: object): Messages =>
  JSON.parse(JSON.stringify(texts).replace(/\{(\w+)\}/g, '{{$1}}'));
const LARGE: [string, string, Messages][] = [
  ['rs', 'sr', foreign(SHIPPED.ru)],
  ['ge', 'ka', foreign(SHIPPED.uk)],
];
/** Codes and tags of the public corpus, where it is installed. */
const NAMES = [
  ['gr', 'el-GR'],
  ['hr', 'hr-HR'],
  ['ro', 'ro-RO'],
] as const;
const PUBLIC = publicFiles('messages').map(({ bytes }, at): [string, string, Messages] => {
  const [code, tag] = NAMES[at] ?? ['', ''];
  return [code, tag, JSON.parse(bytes.toString())];
});
const FILES = [...SMALL, ...shareOf(LARGE, 2), ...shareOf(PUBLIC, 3)];

describe('a language imported and exported', () => {
  it.each(FILES)('%s: nothing is lost or altered, by JSON and by CSV', async (code, tag, messages) => {
    const given = listMessages(messages);
    const id = await newLanguage(code, tag);
    const answer = await importFile(id, messages);
    expect([answer.added, answer.changed, answer.same]).toEqual([given.length, 0, 0]);
    expect(answer.invalid.every(({ isKept }) => isKept)).toBe(true);
    const broken = given.filter(({ value }) => value.includes('{{'));
    const reported = answer.invalid.filter(({ problems }) => problems.includes('invalid_icu'));
    expect(reported.map(({ key }) => key)).toEqual(expect.arrayContaining(broken.map(({ key }) => key)));

    const json = await exported(id, 'json');
    expect(JSON.parse(json.text)).toEqual(messages);
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="${code}.json"`);

    const csv = await exported(id, 'csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const twin = await newLanguage(`${code}x`, `${tag}-twins`);
    await importFile(twin, csv.text, asCsv);
    expect(JSON.parse((await exported(twin, 'json')).text)).toEqual(messages);
    // Nothing is left to import, in either direction.
    for (const [file, more] of [
      [json.text, {}],
      [csv.text, asCsv],
    ] as const) {
      expect(await importFile(twin, file, { ...more, apply: false })).toMatchObject({ added: 0, changed: 0 });
    }
  });
});
