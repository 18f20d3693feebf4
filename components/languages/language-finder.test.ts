import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import { languageFinder } from './language-finder';

const find = languageFinder(LANGUAGE_CATALOGUE);
const codes = (search: string) => find(search).map(({ code }) => code);

describe('the palette of languages (docs/reference/languages.md#adding-a-language)', () => {
  it('offers all of them before anything is typed', () => {
    expect(find('')).toHaveLength(30);
  });

  it.each([
    ['german', 'de'],
    ['Deut', 'de'],
    ['espanol', 'es'],
    ['українська', 'ua'],
    ['zh', 'cn'],
    ['日本', 'jp'],
    ['العربية', 'ae'],
    // One letter wrong of ten (threshold 0.1).
    ['portuguesa', 'pt'],
  ])('finds %s', (search, code) => {
    expect(codes(search)[0]).toBe(code);
  });

  it.each(['xyzzy', 'gxrmxn'])('finds nothing for %s', (search) => {
    expect(codes(search)).toEqual([]);
  });
});
