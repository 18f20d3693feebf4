import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import uk from '@/messages/uk.json';
import { HANG_MS } from '@/tests/setup/hang';
import { messageFinder } from './message-finder';
import { listMessages } from './overlay';

const finderOf = (messages: Record<string, string>, tag = 'en-US') => {
  const find = messageFinder(Object.entries(messages), ([, message]) => message, tag);
  return (rendered: string) => find(rendered).map(([key]) => key);
};

describe('messageFinder', () => {
  const find = finderOf({
    home: 'Home',
    start: 'Home',
    own: 'Own {',
    count: '{index} / {total}',
    pages: '{total, plural, one {# page} other {# pages}}',
    updated: 'Last changed on {date}',
    onePage: 'Last changed on {date}, page {page}',
    policy: 'Goes to nobody: see the <link>privacy policy</link>.',
    quoted: "It''s '{'fine'}'",
    signs: 'Why (not)? A+B.',
  });

  it.each([
    ['  Home\n', ['home', 'start']],
    ['home', []],
    ['3 pages', ['pages']],
    ['1 page', ['pages']],
    ['Last changed on 2 May 2025', ['updated']],
    ['Last changed on 2 May 2025, page 3', ['onePage']],
    ['Last changed on ', []],
    ['Goes to nobody: see the privacy policy.', ['policy']],
    ["It's {fine}", ['quoted']],
    ['Why (not)? A+B.', ['signs']],
    ['1 / 10', []],
    ['Own {', []],
    ['', []],
  ])('%j may come from %j', (rendered, keys) => {
    expect(find(rendered)).toEqual(keys);
  });

  it('finds the forms of other languages', () => {
    const message = '{n, plural, one {# сторінка} few {# сторінки} many {# сторінок} other {# сторінки}}';
    const inUkrainian = finderOf({ pages: message }, 'uk-UA');
    expect(['21 сторінка', '3 сторінки', '11 сторінок'].map(inUkrainian)).toEqual([
      ['pages'],
      ['pages'],
      ['pages'],
    ]);
  });

  it('does not hang over a text of many values', () => {
    const many = finderOf({ many: `word ${'{a} '.repeat(60)}end` });
    const began = performance.now();
    expect(many(`word ${'a '.repeat(170)}`)).toEqual([]);
    expect(many(`word ${'a '.repeat(170)}end`)).toEqual(['many']);
    expect(many('word a b end')).toEqual([]);
    expect(performance.now() - began).toBeLessThan(HANG_MS);
  });

  it.each([
    ['en', en],
    ['uk', uk],
  ])('does not hang over the shipped texts in %s', (tag, messages) => {
    const texts = listMessages(messages);
    const find = messageFinder(texts, ({ value }) => value, tag);
    const began = performance.now();
    for (let at = 0; at < 200; at += 1) find(`${'a b '.repeat(90)}${at}`);
    expect(performance.now() - began).toBeLessThan(HANG_MS);
    const own = texts.filter(({ value }) => !/[{<]/.test(value));
    for (const text of own.slice(0, 50)) expect(find(text.value)).toContainEqual(text);
  });
});
