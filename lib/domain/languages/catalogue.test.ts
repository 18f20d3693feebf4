import { describe, expect, it } from 'vitest';
import { catalogueEntryFor, LANGUAGE_CATALOGUE, reservedSegments } from './catalogue';

describe('the catalogue (docs/reference/languages.md#languages-of-the-site)', () => {
  it('has the thirty codes in their order', () => {
    expect(LANGUAGE_CATALOGUE.map((entry) => entry.code).join(' ')).toBe(
      'en es fr de it ru cn jp kr ae pt nl pl tr se dk fi no gr il in vn th id cz hu ro ua bg hr',
    );
    expect(new Set(LANGUAGE_CATALOGUE.map((entry) => entry.id)).size).toBe(30);
    expect(new Set(LANGUAGE_CATALOGUE.map((entry) => entry.name)).size).toBe(30);
  });

  it.each([
    ['ua', 'uk'],
    ['cn', 'zh-Hans'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['ae', 'ar'],
    ['se', 'sv'],
    ['dk', 'da'],
    ['cz', 'cs'],
    ['gr', 'el'],
    ['il', 'he'],
    ['in', 'hi'],
    ['vn', 'vi'],
    ['fr', 'fr'],
  ])('%s carries the tag %s', (code, tag) => {
    expect(catalogueEntryFor(code)?.tag).toBe(tag);
  });

  it('holds only tags that Intl knows, each with the direction of its script', () => {
    for (const { tag, dir, label } of LANGUAGE_CATALOGUE) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(new Intl.DisplayNames('en', { type: 'language' }).of(tag)).toContain(label);
      expect(dir).toBe(['ar', 'he'].includes(tag) ? 'rtl' : 'ltr');
    }
  });

  it('gives en the flag us, and every other entry the flag of its code', () => {
    for (const { code, iconCode } of LANGUAGE_CATALOGUE) expect(iconCode).toBe(code === 'en' ? 'us' : code);
  });

  it('finds an entry by its code first, then by its tag', () => {
    expect(catalogueEntryFor('uk')?.code).toBe('ua');
    expect(catalogueEntryFor('ZH-hans')?.code).toBe('cn');
    expect(catalogueEntryFor('xx')).toBeUndefined();
  });

  it('reserves every code and tag as a first path segment (docs/reference/http-api.md#pages)', () => {
    for (const segment of ['en', 'ua', 'uk', 'cn', 'zh-hans', 'jp', 'ja', 'he']) {
      expect(reservedSegments().has(segment)).toBe(true);
    }
    expect(reservedSegments().has('about')).toBe(false);
  });
});
