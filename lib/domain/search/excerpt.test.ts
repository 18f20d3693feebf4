import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const shown = (text: string, words: string[], tag = 'en') =>
  excerptOf(text, words, tag)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

describe('what a result shows of its text (docs/reference/search.md#results)', () => {
  it.each([
    ['A tide comes in.', ['tide'], 'A [tide] comes in.'],
    ['Tides, and the café.', ['tide', 'cafe'], '[Tides], and the [café].'],
    ['Nothing of it.', ['tide'], 'Nothing of it.'],
    ['', ['tide'], ''],
  ])('%s', (text, words, expected) => {
    expect(shown(text, words)).toBe(expected);
  });

  it('finds other endings of a word', () => {
    expect(shown('На выставке работ', ['выставка'], 'ru')).toBe('На [выставке] работ');
  });

  it('begins with a word', () => {
    const text = `${'a'.repeat(30)}, ${'b'.repeat(30)}, c (${'d'.repeat(40)}) «tide»`;
    expect(shown(text, ['tide'])).toBe(`… c (${'d'.repeat(40)}) «[tide]»`);
  });

  it('is a part of a long text, cut between words', () => {
    const text = `${'before '.repeat(100)}tide ${'after '.repeat(100)}`.trim();
    const part = shown(text, ['tide']);
    expect(part).toMatch(/^… before .*\[tide\] after .* …$/);
    expect(part.length).toBeLessThan(240);
  });
});
