import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, isTypoOf, searchWords, shortenedForms } from './search-words';

describe('words as they are looked for (docs/reference/search.md#words)', () => {
  it.each([
    ['Tidal', 'tidal'],
    ['Café', 'cafe'],
    ['Ærø', 'aero'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ёлка', 'елка'],
    ['Музей', 'музей'],
    ['Київ', 'київ'],
    ['Ґанок', 'ганок'],
    ["пам'ять", 'память'],
    ['памʼять', 'память'],
    ['Έργα', 'εργα'],
    ['हिन्दी', 'हिन्दी'],
    ['ﬁlm', 'film'],
    ['２０１９', '2019'],
    ['…', ''],
  ])('%s is looked for as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it.each([
    ['Tidal Archive, 2019', 'en', ['tidal', 'archive', '2019']],
    ['Выставка «Мягкие машины»', 'ru', ['выставка', 'мягкие', 'машины']],
    ['<& | ! :* (', 'en', []],
    ['東京の展覧会', 'ja', ['東京', 'の', '展覧', '会']],
  ])('%s in %s', (text, tag, words) => {
    expect(searchWords(text, tag)).toEqual(words);
  });

  it('are no longer than any word, and nothing but letters and numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of searchWords(text, 'en')) {
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
          expect([...word].length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});

describe('a mistyped word (docs/reference/search.md#mistyped-words)', () => {
  it.each([
    ['tidel', 'tidal', true],
    ['tdial', 'tidal', true],
    ['tida', 'tidal', true],
    ['tidaal', 'tidal', true],
    ['tidal', 'tidal', false],
    ['tadil', 'tidal', false],
    ['tidallls', 'tidal', false],
    ['abcd', 'badc', false],
    ['выстовка', 'выставка', true],
  ])('%s for %s: %s', (typed, word, isTypo) => {
    expect(isTypoOf(typed, word)).toBe(isTypo);
    expect(isTypoOf(word, typed)).toBe(isTypo);
  });

  it('shares a shortened form with what was meant', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 5, maxLength: 8 });
    const change = fc.constantFrom('without', 'with', 'other', 'swapped');
    fc.assert(
      fc.property(word, change, fc.nat({ max: 3 }), (meant, how, at) => {
        const letters = [...meant];
        const [one = '', two = ''] = letters.slice(at);
        const typed = {
          without: letters.toSpliced(at, 1),
          with: letters.toSpliced(at, 0, 'e'),
          other: letters.toSpliced(at, 1, 'e'),
          swapped: letters.toSpliced(at, 2, two, one),
        }[how].join('');
        expect(isTypoOf(typed, meant)).toBe(typed !== meant);
        const forms = new Set(shortenedForms(meant));
        expect(shortenedForms(typed).some((form) => forms.has(form))).toBe(true);
      }),
    );
  });

  it('is not guessed at where it is short', () => {
    expect(shortenedForms('art')).toEqual([]);
    expect(shortenedForms('aaaa')).toEqual(['aaaa', 'aaa']);
  });
});
