import { describe, expect, it } from 'vitest';
import { catalogueIconOf, directionOf, flagIconOf, tagOf } from './facts';

describe('flag icons (docs/reference/languages.md#languages-of-the-site)', () => {
  it.each([
    ['en', 'gb', 'us'],
    ['en', '', 'us'],
    ['uk', 'ua', 'ua'],
    ['fr', '', 'fr'],
  ])('%s with icon code %j shows %s', (code, iconCode, flag) => {
    expect(flagIconOf({ code, iconCode })).toBe(flag);
  });

  it.each([
    ['en', 'us'],
    ['uk', 'ua'],
    ['cn', 'cn'],
    ['tlh', null],
  ])('the catalogue gives %s the icon %s', (code, icon) => {
    expect(catalogueIconOf(code)).toBe(icon);
  });
});

describe('tags and directions (docs/reference/languages.md#languages-of-the-site)', () => {
  it.each([
    ['en', 'en', 'ltr'],
    ['uk', 'uk', 'ltr'],
    ['ua', 'uk', 'ltr'],
    ['cn', 'zh-Hans', 'ltr'],
    ['ae', 'ar', 'rtl'],
    ['il', 'he', 'rtl'],
    ['tlh', 'tlh', 'ltr'],
  ])('%s is %s, written %s', (code, tag, dir) => {
    expect(tagOf(code)).toBe(tag);
    expect(directionOf(code)).toBe(dir);
  });
});
