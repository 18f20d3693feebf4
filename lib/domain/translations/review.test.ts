import { describe, expect, it } from 'vitest';
import { planImport } from './import-plan';
import { type OwnText, ownTexts, type TextRow } from './own-text';
import { placeOf } from './place';
import { reviewTexts } from './review';

const row = (key: string, value: string, order: number, more: Partial<TextRow> = {}): TextRow => ({
  id: `id-${key}`,
  namespace: 'nav',
  key,
  value,
  order,
  changed: true,
  source: null,
  ...more,
});
const shipped = (key: string, value: string) => ({ namespace: 'nav', key, value });
const shippedAs = (...texts: ReturnType<typeof shipped>[]) =>
  new Map(texts.map((text) => [placeOf(text), text.value]));

const en = ownTexts(
  [row('home', 'Home', 1), row('menu', 'Hello, {name}', 0)],
  shippedAs(shipped('home', 'Start'), shipped('pages', '{n, plural, one {# page} other {# pages}}')),
);

describe('the texts that a language has of its own', () => {
  it('are its rows in their order, by namespace, then shipped ones without a row', () => {
    const texts = ownTexts(
      [row('b', 'B', 1), row('c', 'C', 0), row('z', 'Z', 0, { namespace: 'auth' })],
      shippedAs(shipped('a', 'A'), shipped('b', 'never shown')),
    );
    expect([...texts.values()].map(({ key, value, isShipped }) => [key, value, isShipped])).toEqual([
      ['z', 'Z', false],
      ['c', 'C', false],
      ['b', 'B', false],
      ['a', 'A', true],
    ]);
  });
});

describe('reviewTexts', () => {
  it('tells what is translated, missing, outdated and extra, and what is wrong with it', () => {
    const uk = ownTexts(
      [
        row('home', 'Головна', 0, { source: 'Start' }),
        row('menu', 'Вітаю', 1, { source: 'Hello, {name}' }),
        row('own', 'Лише {тут', 2),
      ],
      new Map(),
    );
    const { counts, texts } = reviewTexts(uk, en, 'uk-UA');
    expect(counts).toEqual({ total: 3, translated: 1, missing: 1, outdated: 1 });
    expect(texts.map(({ key, state, source, id, problems }) => [key, state, source, id, problems])).toEqual([
      ['menu', 'translated', 'Hello, {name}', 'id-menu', ['missing_placeholder']],
      ['home', 'outdated', 'Home', 'id-home', []],
      ['pages', 'missing', '{n, plural, one {# page} other {# pages}}', undefined, []],
      ['own', 'extra', null, 'id-own', ['invalid_icu']],
    ]);
  });

  it('counts an empty text as missing, and one whose source is not known as translated', () => {
    const ru = ownTexts([row('home', ' ', 0), row('menu', 'Привет, {name}', 1)], new Map());
    expect(reviewTexts(ru, en, 'ru-RU').texts.map(({ state }) => state)).toEqual([
      'translated',
      'missing',
      'missing',
    ]);
  });

  it('counts what visitors read, and the tools’ texts apart, behind them', () => {
    const at = (namespace: string, key: string, value: string) => row(key, value, 0, { namespace });
    const source = ownTexts(
      [
        at('auth', 'login', 'Sign in'),
        at('own', 'word', 'Word'),
        at('nav', 'home', 'Home'),
        at('errors', 'a', 'A'),
      ],
      new Map(),
    );
    const { counts, tools, texts } = reviewTexts(
      ownTexts([at('nav', 'home', 'Start')], new Map()),
      source,
      'de',
    );
    expect(counts).toEqual({ total: 3, translated: 1, missing: 2, outdated: 0 });
    expect(tools).toEqual({ total: 1, translated: 0, missing: 1, outdated: 0 });
    expect(texts.map(({ namespace }) => namespace)).toEqual(['own', 'nav', 'errors', 'auth']);
  });

  it('calls lines about the site itself borrowed where a language has none, and does not count them', () => {
    const at = (key: string, value: string) => row(key, value, 0, { namespace: 'site' });
    const source = ownTexts([at('artist', 'Olena'), at('siteTitle', 'Olena, painter')], new Map());
    const review = (...own: TextRow[]) => reviewTexts(ownTexts(own, new Map()), source, 'de');
    expect(review().counts).toEqual({ total: 0, translated: 0, missing: 0, outdated: 0 });
    expect(review().texts.map(({ state }) => state)).toEqual(['borrowed', 'borrowed']);
    expect(review(at('siteTitle', 'Olena, Malerin')).counts.translated).toBe(1);
  });

  it('measures the default language by nothing but itself', () => {
    const { counts, texts } = reviewTexts(en, null, 'en-US');
    expect(counts).toEqual({ total: 3, translated: 3, missing: 0, outdated: 0 });
    expect(texts.every(({ source }) => source === null)).toBe(true);
  });
});

describe('planImport', () => {
  const own: Map<string, OwnText> = ownTexts(
    [row('home', 'Start', 0), row('menu', '', 1)],
    shippedAs(shipped('top', 'Hoch')),
  );
  const sourceOf = (place: string) => en.get(place)?.value ?? null;
  const plan = (...given: Parameters<typeof planImport>[0]) => planImport(given, own, sourceOf, 'de-DE');

  it('tells what is new, what changes and what stays', () => {
    const planned = plan(
      shipped('home', 'Anfang'),
      shipped('menu', 'Hallo, {name}'),
      shipped('top', 'Hoch'),
      shipped('new', 'Neu'),
      { namespace: 'nav', key: 'later' },
    );
    expect(planned).toEqual({
      added: 1,
      changed: 2,
      same: 1,
      invalid: [],
      entries: [
        { ...shipped('home', 'Anfang'), before: 'Start' },
        { ...shipped('menu', 'Hallo, {name}'), before: '' },
        { ...shipped('new', 'Neu'), before: null },
      ],
    });
  });

  it('takes no text away for an empty one, but keeps the place of a new one', () => {
    const planned = plan(shipped('home', ''), shipped('top', ''), shipped('new', ''));
    expect([planned.added, planned.changed, planned.same]).toEqual([1, 0, 2]);
  });

  it('keeps what is no message and says so, and leaves out what cannot be stored', () => {
    const planned = plan(
      shipped('menu', 'Hallo, {{name}}'),
      shipped('new', 'Neu'),
      shipped('new', 'Noch einmal'),
      { namespace: 'nav', key: 'n', problem: 'not_a_text' },
    );
    expect(planned.entries.map(({ value }) => value)).toEqual(['Hallo, {{name}}', 'Neu']);
    expect(planned.invalid).toEqual([
      { namespace: 'nav', key: 'menu', problems: ['invalid_icu'], isKept: true },
      { namespace: 'nav', key: 'new', problems: ['repeated'], isKept: false },
      { namespace: 'nav', key: 'n', problems: ['not_a_text'], isKept: false },
    ]);
  });

  it('lets no text stand where others have a group', () => {
    const planned = plan(
      shipped('home.sweet', 'x'),
      shipped('a.b.c', 'x'),
      shipped('a.b', 'x'),
      shipped('a.c', 'x'),
    );
    expect(planned.entries.map(({ key }) => key)).toEqual(['a.b.c', 'a.c']);
    expect(planned.invalid.map(({ key, problems }) => [key, ...problems])).toEqual([
      ['home.sweet', 'text_and_group'],
      ['a.b', 'text_and_group'],
    ]);
  });
});
