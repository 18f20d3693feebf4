import { describe, expect, it } from 'vitest';
import { checkMessage, isShowable } from './message-check';

/** The problems, one per line: the code, then its names. */
const problems = (value: string, source: string | null, tag: string) =>
  checkMessage(value, source, tag).map(({ code, names }) => [code, ...names].join(' '));

describe('checkMessage: a message by itself', () => {
  it.each([
    ['words alone', 'Зберегти'],
    ['nothing', ''],
    ['a placeholder', 'Вітаємо, {name}'],
    ['an apostrophe', "Пам'ять і {name}"],
    ['quoted braces', "Пишіть '{'так'}'"],
    ['a sign that is no tag', 'менше < більше > і & решта'],
    ['numbers and dates', 'На {when, date, medium}: {size, number, ::.0}'],
    ['a choice', '{kind, select, image {фото} other {файл}}'],
  ])('finds nothing wrong with %s', (_name, value) => {
    expect(problems(value, null, 'uk-UA')).toEqual([]);
  });

  it.each([
    ['an open brace', 'Вітаємо, {name', 'invalid_icu {name'],
    ['a brace of another library', 'Видалити {{count}}?', 'invalid_icu {{count}}?'],
    ['an empty placeholder', 'Вітаємо, {}', 'invalid_icu {}'],
    ['an open tag', 'Читайте <link>тут', 'invalid_icu <link>тут'],
    ['tags across', '<b><i>a</b></i>', 'invalid_icu b></i>'],
    ['a choice without the rest', '{n, plural, one {#}}', 'invalid_icu }'],
    ['a kind that is none', '{n, sum}', 'invalid_icu'],
  ])('says where %s breaks', (_name, value, problem) => {
    expect(problems(value, null, 'uk-UA').join()).toContain(problem);
  });
});

describe('checkMessage: beside the default language’s text', () => {
  it.each([
    ['Привет', 'Hello, {name}', ['missing_placeholder name']],
    [
      'Привет, {nome} из {city}',
      'Hello, {name}',
      ['missing_placeholder name', 'extra_placeholder city nome'],
    ],
    ['Читайте политику', 'Read the <link>policy</link>', ['different_markup link']],
    ['<b>Читайте</b> <link>тут</link>', 'Read <link>this</link>', ['different_markup b']],
    ['Всего {n, number}', 'In all {n}', []],
    ['{who, select, me {Я} other {{name}}}', '{name}: {who}', []],
    ['Чётко', 'Broken {', []],
    ['Есть {name}', '', []],
  ])('%s beside %s', (value, source, expected) => {
    expect(problems(value, source, 'ru-RU')).toEqual(expected);
  });

  it('does not mind how often a value or a tag comes, nor in which order', () => {
    const source = 'From <b>{from}</b> to <b>{to}</b>';
    expect(problems('До {to} з <b>{from} і {from}</b>', source, 'uk-UA')).toEqual([]);
  });
});

describe('checkMessage: plural forms of the language', () => {
  const source = '{n, plural, one {# page} other {# pages}}';

  it.each([
    ['ru-RU', '{n, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}', []],
    ['uk-UA', '{n, plural, one {# сторінка} other {# сторінок}}', ['missing_plural few many']],
    ['ru-RU', '{n, plural, =1 {одна} few {#} many {#} other {#}}', ['missing_plural one']],
    ['en-US', '{n, plural, =1 {one page} other {# pages}}', []],
    ['de-DE', '{n, plural, other {# Seiten}}', ['missing_plural one']],
    ['fr-FR', '{n, plural, one {# page} other {# pages}}', []],
    ['ja-JP', '{n, plural, other {#ページ}}', []],
    ['ar', '{n, plural, =0 {لا} one {#} =2 {#} few {#} other {#}}', ['missing_plural many']],
    ['en-GB', '{n, selectordinal, one {#st} two {#nd} other {#th}}', ['missing_plural few']],
  ])('%s: %s', (tag, value, expected) => {
    expect(problems(value, source, tag)).toEqual(expected);
  });

  it('looks into choices within choices and within markup', () => {
    const value = '<b>{kind, select, a {{n, plural, one {#} other {#}}} other {{n}}}</b>';
    expect(problems(value, null, 'uk-UA')).toEqual(['missing_plural few many']);
  });
});

describe('isShowable', () => {
  it.each([
    ['Привіт', 'Hello, {name}', true],
    ['Привіт, {name}', 'Hello, {name}', true],
    ['Привіт, {імʼя}', 'Hello, {name}', false],
    ['Привіт, {name', 'Hello, {name}', false],
    ['Читайте тут', 'Read <link>this</link>', true],
    ['<b>Читайте</b>', 'Read <link>this</link>', false],
    ['{own} і <b>своє</b>', null, true],
    ['{{own}}', null, false],
  ])('%s where pages have %s: %s', (value, known, expected) => {
    expect(isShowable(value, known, 'uk-UA')).toBe(expected);
  });
});
