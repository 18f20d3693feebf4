import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as textRoute from '@/app/api/translations/[id]/route';
import * as reorderRoute from '@/app/api/translations/reorder/route';
import * as textsRoute from '@/app/api/translations/route';
import { problem } from '@/lib/contracts/problem';
import { translationAnswer, translationList } from '@/lib/contracts/translations';
import { listMessages } from '@/lib/domain/translations/overlay';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { type Answer, call } from './support/call';
import { openSite, renewedTags, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let headers: { cookie: string };
let languageId: string;
let english: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  headers = await site.signIn('translator');
  const idOf = async (code: string) => (await site.db.language.findUniqueOrThrow({ where: { code } })).id;
  [languageId, english] = [await idOf('ru'), await idOf('en')];
});
afterAll(() => site.close());

const list = (id = languageId) =>
  call(textsRoute, 'GET', { headers, path: `/api/translations?languageId=${id}` });
const add = (text: object) => call(textsRoute, 'POST', { headers, json: { languageId, ...text } });
const change = (id: string, json: unknown) => call(textRoute, 'PATCH', { headers, params: { id }, json });
const remove = (id: string) => call(textRoute, 'DELETE', { headers, params: { id } });
const reorder = (json: object) => call(reorderRoute, 'POST', { headers, json: { languageId, ...json } });
const refusal = ({ status, json }: Answer) => [status, problem.parse(json).code];
const row = (namespace: string, key: string, of = languageId) =>
  site.db.translation.findUniqueOrThrow({
    where: { languageId_namespace_key: { languageId: of, namespace, key } },
  });
const renewed = async () => (await renewedTags(site)).get('messages:ru') ?? 0;
const lastEvent = async () => {
  const { action, object } = await site.db.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return [action, object];
};
/** The keys of one namespace, in their order. */
async function keysOf(namespace: string): Promise<string[]> {
  const texts = translationList.parse((await list()).json).filter((each) => each.namespace === namespace);
  expect(texts.map(({ order }) => order)).toEqual(texts.map((_, index) => index));
  return texts.map(({ key }) => key);
}

describe('GET /api/translations (docs/reference/http-api.md#languages-and-translations)', () => {
  it('lists a language’s texts by namespace, then order', async () => {
    const { status, json } = await list();
    expect(status).toBe(200);
    const texts = translationList.parse(json);
    expect(texts.length).toBe(listMessages(SHIPPED.ru).length);
    const namespaces = [...new Set(texts.map(({ namespace }) => namespace))];
    expect(namespaces).toEqual(Object.keys(SHIPPED.ru).sort());
    expect(await keysOf('auth')).toEqual(Object.keys(SHIPPED.ru.auth));
    expect(Object.keys(json[0]).sort()).toEqual(['id', 'key', 'languageId', 'namespace', 'order', 'value']);
  });

  it('knows no texts of a language that is not there', async () => {
    expect(refusal(await list('none'))).toEqual([404, 'not_found']);
    expect((await call(textsRoute, 'GET', { headers })).status).toBe(422);
  });
});

describe('POST /api/translations', () => {
  it('adds a text at a place, those behind it one further down, and last where the place is behind the last', async () => {
    for (const key of ['a', 'b', 'c']) await add({ namespace: 'placed', key, value: key });
    const { json } = await add({ namespace: 'placed', key: 'between', value: 'x', order: 1 });
    expect(translationAnswer.parse(json).order).toBe(1);
    expect((await add({ namespace: 'placed', key: 'far', value: 'x', order: 99 })).json).toMatchObject({
      order: 4,
    });
    expect(await keysOf('placed')).toEqual(['a', 'between', 'b', 'c', 'far']);
    expect(refusal(await add({ namespace: 'placed', key: 'less', value: 'x', order: -1 }))).toEqual([
      422,
      'validation_failed',
    ]);
  });

  it('adds a text at the end of its namespace, and pages say it', async () => {
    const before = await renewed();
    const { status, json } = await add({ namespace: 'own', key: 'greeting', value: ' Привет, {name}!\n' });
    expect(status).toBe(201);
    expect(translationAnswer.parse(json)).toMatchObject({
      key: 'greeting',
      order: 0,
      value: ' Привет, {name}!\n',
    });
    expect((await add({ namespace: ' own ', key: 'deep.down', value: 'x' })).json).toMatchObject({
      namespace: 'own',
      order: 1,
    });
    expect(await loadMessages('ru')).toMatchObject({
      own: { greeting: ' Привет, {name}!\n', deep: { down: 'x' } },
    });
    expect(await renewed()).toBeGreaterThan(before);
    expect(await lastEvent()).toEqual(['translation_added', 'own.deep.down (ru)']);
    expect(await row('own', 'greeting')).toMatchObject({ changed: true, source: null });
  });

  it('refuses a second text in one place, and one where others have a group', async () => {
    const taken = await add({ namespace: 'own', key: 'greeting', value: 'x' });
    expect(taken.json).toMatchObject({
      code: 'conflict',
      detail: 'There is already a text with this namespace and key.',
      errors: [{ path: 'key' }],
    });
    for (const key of ['deep', 'greeting.more', 'deep.down.more']) {
      expect([key, ...refusal(await add({ namespace: 'own', key, value: 'x' }))]).toEqual([
        key,
        409,
        'conflict',
      ]);
    }
    // The same letter in decomposed form is the same key (security V-4).
    await add({ namespace: 'own', key: 'é', value: 'x' });
    expect(refusal(await add({ namespace: 'own', key: 'e\u0301', value: 'x' }))).toEqual([409, 'conflict']);
  });

  it('refuses what pages could not read, with a sentence about the place', async () => {
    const { status, json } = await add({ namespace: 'own', key: 'broken', value: 'Всего {count, plural' });
    expect([status, json.code, json.errors[0].path]).toEqual([422, 'validation_failed', 'value']);
    expect(json.errors[0].message).toMatch(/^This text /);
    for (const value of ['', ' \n', 'a\u0000', '\ud800', 'x'.repeat(10_001)]) {
      expect(refusal(await add({ namespace: 'own', key: 'k', value }))).toEqual([422, 'validation_failed']);
    }
    for (const key of ['', 'a..b', '__proto__', 'k'.repeat(129)]) {
      expect(refusal(await add({ namespace: 'own', key, value: 'x' }))).toEqual([422, 'validation_failed']);
    }
    expect(refusal(await add({ languageId: 'none', namespace: 'own', key: 'k', value: 'x' }))).toEqual([
      404,
      'not_found',
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('accepts tags and values that the default language’s text lacks: the review reports them', async () => {
    const added = await add({ namespace: 'constructor', key: 'prototype', value: '<b>x</b> {y}' });
    expect(added.status).toBe(201);
    expect(JSON.stringify(await loadMessages('ru'))).toContain('"constructor":{"prototype":"<b>x</b> {y}"}');
    await remove(added.json.id);
  });
});

describe('PATCH /api/translations/{id}', () => {
  it('overrides a shipped text, and returns its source', async () => {
    const { id } = await row('toolbar', 'home');
    const before = await renewed();
    const { status, json } = await change(id, { value: 'Дом' });
    expect([status, json.value]).toEqual([200, 'Дом']);
    expect(await row('toolbar', 'home')).toMatchObject({ changed: true, source: SHIPPED.en.toolbar.home });
    expect((await loadMessages('ru')).toolbar).toMatchObject({ home: 'Дом' });
    expect(await renewed()).toBeGreaterThan(before);
    expect(await lastEvent()).toEqual(['translation_changed', 'toolbar.home (ru)']);
  });

  it('its source stays while the default language’s text changes, until it is saved again', async () => {
    const { id } = await row('toolbar', 'home', english);
    await change(id, { value: 'House' });
    expect(await row('toolbar', 'home', english)).toMatchObject({ changed: true, source: null });
    expect(await row('toolbar', 'home')).toMatchObject({ source: SHIPPED.en.toolbar.home });
    const own = await row('toolbar', 'home');
    const before = await renewed();
    expect((await change(own.id, { value: own.value })).status).toBe(200);
    expect(await row('toolbar', 'home')).toMatchObject({ value: 'Дом', source: 'House' });
    // No text of a page changes, only its review state.
    expect(await renewed()).toBe(before);
    expect(await lastEvent()).toEqual(['translation_changed', 'toolbar.home (ru)']);
  });

  it('a text equal to the shipped one counts as unchanged again', async () => {
    const { id } = await row('toolbar', 'home');
    await change(id, { value: SHIPPED.ru.toolbar.home });
    expect(await row('toolbar', 'home')).toMatchObject({ changed: false });
    expect((await loadMessages('ru')).toolbar).toMatchObject({ home: SHIPPED.ru.toolbar.home });
  });

  it('changes a key, unless another has it', async () => {
    const { id } = await row('own', 'greeting');
    expect((await change(id, { key: 'welcome' })).json).toMatchObject({ key: 'welcome', order: 0 });
    expect(await lastEvent()).toEqual(['translation_changed', 'own.greeting (ru) → welcome']);
    expect(refusal(await change(id, { key: 'deep.down' }))).toEqual([409, 'conflict']);
    expect((await change(id, { key: 'welcome.home' })).status).toBe(200);
    expect((await change(id, { key: 'greeting' })).status).toBe(200);
  });

  it('refuses empty changes, malformed ones, and unknown texts', async () => {
    const { id } = await row('own', 'greeting');
    for (const json of [{}, { value: '' }, { namespace: 'x' }, { value: '{' }, { order: 1 }]) {
      expect([json, ...refusal(await change(id, json))]).toEqual([json, 422, 'validation_failed']);
    }
    expect(refusal(await change('none', { value: 'x' }))).toEqual([404, 'not_found']);
  });
});

describe('POST /api/translations/reorder (security D-4)', () => {
  const move = async (key: string, newOrder: number, more: object = {}) => {
    const { id, order } = await row('nav', key);
    return reorder({ translationId: id, namespace: 'nav', oldOrder: order, newOrder, ...more });
  };

  it('moves a text up or down, and answers with the namespace', async () => {
    const keys = await keysOf('nav');
    const [first = '', second = '', ...rest] = keys;
    const updatedAt = (await row('nav', rest.at(-1) ?? '')).updatedAt;
    const down = await move(first, 1);
    expect(translationList.parse(down.json).map(({ key }) => key)).toEqual([second, first, ...rest]);
    expect(await keysOf('nav')).toEqual([second, first, ...rest]);
    expect((await row('nav', rest.at(-1) ?? '')).updatedAt).toEqual(updatedAt);
    expect(await lastEvent()).toEqual(['translations_reordered', `nav.${first} (ru)`]);
    expect((await move(rest.at(-1) ?? '', 0)).status).toBe(200);
    expect(await keysOf('nav')).toEqual([rest.at(-1), second, first, ...rest.slice(0, -1)]);
  });

  it('moves nothing when the text stands elsewhere, or there is no such place', async () => {
    const keys = await keysOf('nav');
    const [first = ''] = keys;
    expect(refusal(await move(first, 2, { oldOrder: 1 }))).toEqual([409, 'conflict']);
    expect(refusal(await move(first, 2, { namespace: 'auth' }))).toEqual([409, 'conflict']);
    expect(refusal(await move(first, 2, { languageId: english }))).toEqual([409, 'conflict']);
    expect(refusal(await move(first, 2, { languageId: 'none' }))).toEqual([404, 'not_found']);
    expect(refusal(await move(first, 2, { translationId: 'none' }))).toEqual([404, 'not_found']);
    expect(refusal(await move(first, keys.length))).toEqual([422, 'validation_failed']);
    expect(refusal(await move(first, 1e15))).toEqual([422, 'validation_failed']);
    expect(refusal(await move(first, -1))).toEqual([422, 'validation_failed']);
    expect((await move(first, 0)).status).toBe(200);
    expect(await keysOf('nav')).toEqual(keys);
  });
});

describe('DELETE /api/translations/{id}', () => {
  it('closes the gap; the key has its shipped text again', async () => {
    const keys = await keysOf('auth');
    const [, second = ''] = keys;
    const { id } = await row('auth', second);
    await change(id, { value: 'Другое' });
    const { status, text } = await remove(id);
    expect([status, text]).toEqual([204, '']);
    expect(await keysOf('auth')).toEqual(keys.filter((key) => key !== second));
    expect((await loadMessages('ru')).auth).toEqual(SHIPPED.ru.auth);
    expect(await lastEvent()).toEqual(['translation_removed', `auth.${second} (ru)`]);
    expect(refusal(await remove(id))).toEqual([404, 'not_found']);
  });

  it('is undone by adding it again and moving it to where it was', async () => {
    const [, second = '', third = ''] = Object.keys(SHIPPED.ru.auth);
    const value = SHIPPED.ru.auth[second as keyof typeof SHIPPED.ru.auth];
    const { json } = await add({ namespace: 'auth', key: second, value });
    await reorder({ translationId: json.id, namespace: 'auth', oldOrder: json.order, newOrder: 1 });
    expect((await keysOf('auth')).slice(1, 3)).toEqual([second, third]);
    expect(await row('auth', second)).toMatchObject({ changed: false });
  });
});

it('an editor reads texts and changes none', async () => {
  headers = await site.signIn('editor');
  expect((await list()).status).toBe(200);
  expect((await add({ namespace: 'own', key: 'x', value: 'x' })).status).toBe(403);
  expect((await remove((await row('own', 'greeting')).id)).status).toBe(403);
});
