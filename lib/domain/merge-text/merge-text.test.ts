import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@/lib/server/sanitise/sanitise-html';
import { HANG_MS } from '@/tests/setup/hang';
import { readMarkup } from './markup';
import { mergeText, type Preference } from './merge-text';

const merge = (base: string | null, mine: string, theirs: string, preference: Preference = 'mine') =>
  mergeText(base, { mine, theirs }, true, preference);

describe('two versions of a text (decision 29)', () => {
  it.each<[string, string, string, string, string]>([
    [
      'words at two places',
      '<p>one two three</p>',
      '<p>One two three</p>',
      '<p>one two 3</p>',
      '<p>One two 3</p>',
    ],
    ['added words', '<p>a b c</p>', '<p>a x b c</p>', '<p>a b c y</p>', '<p>a x b c y</p>'],
    ['a word out, a word in', '<p>a b c d</p>', '<p>b c d</p>', '<p>a b c x d</p>', '<p>b c x d</p>'],
    [
      'paragraphs',
      '<p>a</p><p>b</p>',
      '<p>a</p><p>new</p><p>b</p>',
      '<p>a</p><p>b!</p>',
      '<p>a</p><p>new</p><p>b!</p>',
    ],
    [
      'a paragraph out, words in another',
      '<p>a</p><p>b c</p>',
      '<p>b c</p>',
      '<p>a</p><p>b c d</p>',
      '<p>b c d</p>',
    ],
    [
      'bold here, words there',
      '<p>a b c</p>',
      '<p><strong>a b c</strong></p>',
      '<p>a b x c</p>',
      '<p><strong>a b </strong>x <strong>c</strong></p>',
    ],
    [
      'two marks of one word',
      '<p>a b</p>',
      '<p><strong>a</strong> b</p>',
      '<p><em>a</em> b</p>',
      '<p><strong><em>a</em></strong> b</p>',
    ],
    [
      'a mark off, words on',
      '<p><em>a b</em> c</p>',
      '<p>a b c</p>',
      '<p><em>a b</em> c d</p>',
      '<p>a b c d</p>',
    ],
    [
      'a link here, words there',
      '<p>see the work now</p>',
      '<p>see the <a href="/x">work</a> now</p>',
      '<p>go see the work now</p>',
      '<p>go see the <a href="/x">work</a> now</p>',
    ],
    [
      'a list here, words there',
      '<p>a b</p><p>c</p>',
      '<ul><li><p>a b</p></li><li><p>c</p></li></ul>',
      '<p>a b d</p><p>c</p>',
      '<ul><li><p>a b d</p></li><li><p>c</p></li></ul>',
    ],
    [
      'a heading here, words there',
      '<p>a b</p><p>c</p>',
      '<h2>a b</h2><p>c</p>',
      '<p>a b</p><p>c d</p>',
      '<h2>a b</h2><p>c d</p>',
    ],
    [
      'two items of a list',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
      '<ul><li><p>a 1</p></li><li><p>b</p></li></ul>',
      '<ul><li><p>a</p></li><li><p>b 2</p></li></ul>',
      '<ul><li><p>a 1</p></li><li><p>b 2</p></li></ul>',
    ],
    ['the same change of both', '<p>a b c</p>', '<p>a x c y</p>', '<p>z a x c</p>', '<p>z a x c y</p>'],
    [
      'text without paragraphs',
      'a <em>b</em> c',
      'a <em>b</em> c d',
      'x a <em>b</em> c',
      'x a <em>b</em> c d',
    ],
    [
      'references to characters',
      '<p>a &amp; b</p>',
      '<p>a &amp; b c</p>',
      '<p>x a &amp; b</p>',
      '<p>x a &amp; b c</p>',
    ],
    [
      'letters without spaces',
      '<p>今日は海が青い</p>',
      '<p>今日は空が青い</p>',
      '<p>今日は海が青い朝</p>',
      '<p>今日は空が青い朝</p>',
    ],
  ])('join: %s', (_what, base, mine, theirs, expected) => {
    for (const preference of ['mine', 'theirs', 'both'] as const) {
      const merged = merge(base, mine, theirs, preference);
      expect(merged).toEqual({ text: expected, isDisputed: false, isEither: false });
    }
    expect(sanitiseHtml(expected, 'rich')).toBe(expected);
  });

  it.each<[string, string | null, string, string, string]>([
    [
      'one word',
      '<p>the sea is blue today</p>',
      '<p>the sea is green today</p>',
      '<p>the sea is red today</p>',
      '<p>the sea is green red today</p>',
    ],
    [
      'a whole paragraph',
      '<p>a</p><p>one two</p><p>c</p>',
      '<p>a</p><p>three four</p><p>c</p>',
      '<p>a</p><p>five</p><p>c</p>',
      '<p>a</p><p>three four</p><p>five</p><p>c</p>',
    ],
    [
      'what both added at one place',
      '<p>a</p>',
      '<p>a new word</p>',
      '<p>a other word</p>',
      '<p>a new word other word</p>',
    ],
    [
      'two sentences that share a word',
      '<p>a.</p>',
      '<p>a. Mine of 1.</p>',
      '<p>a.</p><p>Theirs of 2.</p>',
      '<p>a. Mine of 1.</p><p>Theirs of 2.</p>',
    ],
    [
      'two ways to say it',
      '<p>a.</p>',
      '<p>a. We like the sea.</p>',
      '<p>a. We like the lake.</p>',
      '<p>a. We like the sea lake.</p>',
    ],
    ['a removal against a change', '<p>a b c d e</p>', '<p>a e</p>', '<p>a b x d e</p>', '<p>a x e</p>'],
    ['no known beginning', null, '<p>a b c</p>', '<p>a x c</p>', '<p>a b x c</p>'],
  ])('differ, and both can stay: %s', (_what, base, mine, theirs, both) => {
    expect(merge(base, mine, theirs)).toMatchObject({ text: mine, isDisputed: true, isEither: false });
    expect(merge(base, mine, theirs, 'theirs')).toMatchObject({ text: theirs, isDisputed: true });
    expect(merge(base, mine, theirs, 'both')).toMatchObject({
      text: both,
      isDisputed: true,
      isEither: false,
    });
  });

  it('cannot lead one word to two places', () => {
    const to = (href: string) => `<p><a href="${href}">a</a> b</p>`;
    expect(merge(to('/1'), to('/2'), to('/3'))).toEqual({ text: to('/2'), isDisputed: true, isEither: true });
    expect(merge(to('/1'), to('/2'), to('/3'), 'theirs')?.text).toBe(to('/3'));
  });

  it.each([
    '<p>a',
    'a</p>',
    '<p><strong>a</p></strong>',
    '<p>a<table></table></p>',
    '<!-- a -->',
    '<p>a < b</p>',
    '<strong></strong>',
  ])('is left alone where nobody wrote it so: %s', (html) => {
    expect(readMarkup(html)).toBeNull();
    expect(merge('<p>a</p>', html, '<p>b</p>')).toBeNull();
  });

  it('keeps lines apart in plain text, where signs are only signs', () => {
    const merged = mergeText('a < b\nc', { mine: 'x a < b\nc', theirs: 'a < b\nc </p>' }, false, 'mine');
    expect(merged?.text).toBe('x a < b\nc </p>');
  });

  it('ends in good time with texts of 100 KB, however they differ', () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, at) => `w${(at * seed) % 997}`).join(' ');
    const began = performance.now();
    for (const [mine, theirs] of [
      [words(3), words(5)],
      [words(1), words(7)],
      [`${words(1)} end`, `start ${words(1)}`],
    ] as const) {
      const merged = merge(`<p>${words(1)}</p>`, `<p>${mine}</p>`, `<p>${theirs}</p>`, 'both');
      expect(merged?.text.length).toBeGreaterThan(90_000);
    }
    expect(performance.now() - began).toBeLessThan(HANG_MS);
  });
});
