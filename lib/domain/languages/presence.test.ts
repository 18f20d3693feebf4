import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from './catalogue';
import { availableEntries, isLanguagePresent } from './presence';

const shipped = [{ code: 'en' }, { code: 'ru' }, { code: 'uk' }];

describe('languages already present (docs/reference/languages.md#languages-of-the-site)', () => {
  it.each([
    ['uk', true],
    ['ua', true],
    ['ru', true],
    ['cn', false],
    ['tlh', false],
  ])('%s beside en, ru and uk: %s', (code, isPresent) => {
    expect(isLanguagePresent(code, shipped)).toBe(isPresent);
  });

  it('offers what is not there yet: 27 beside the three that ship, none beside all', () => {
    expect(availableEntries(shipped)).toHaveLength(27);
    expect(availableEntries(LANGUAGE_CATALOGUE)).toEqual([]);
    expect(availableEntries([])).toEqual(LANGUAGE_CATALOGUE);
  });

  it('offers each language once, under its code or its tag, whichever the site uses', () => {
    const used = fc.subarray(LANGUAGE_CATALOGUE.flatMap(({ code, tag }) => [code, tag]));
    fc.assert(
      fc.property(used, (codes) => {
        const offered = availableEntries(codes.map((code) => ({ code })));
        const expected = LANGUAGE_CATALOGUE.filter(
          ({ code, tag }) => !codes.includes(code) && !codes.includes(tag),
        );
        expect(offered).toEqual(expected);
      }),
    );
  });
});
