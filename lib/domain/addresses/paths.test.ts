import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  localisePath,
  normalisePath,
  normaliseRequestedPath,
  parentPathOf,
  splitLocale,
  validateNewPagePath,
} from './paths';

const REFUSED = { ok: false };
const at = (path: string) => ({ ok: true, path });

describe('normalisePath (path; docs/reference/http-api.md#conventions)', () => {
  it.each([
    ['the home page', '/', '/'],
    ['a plain path', '/about/awards-and-honors', '/about/awards-and-honors'],
    ['a trailing slash', '/about/', '/about'],
    ['upper case', '/About/PHOTOS', '/about/photos'],
    ['upper case of another script', '/Виставки', '/виставки'],
    ['percent-encoding', '/%D0%B2%D0%B8%D1%81%D1%82%D0%B0%D0%B2%D0%BA%D0%B8', '/виставки'],
    ['percent-encoded upper case', '/%41bout', '/about'],
    ['a decomposed form', '/и\u0306од', '/йод'],
    ['digits and hyphens', '/exhibitions/weather-for-one-2025', '/exhibitions/weather-for-one-2025'],
    ['letters that carry marks', '/हिन्दी', '/हिन्दी'],
    ['a lengthening mark that is a letter', '/スーパー', '/スーパー'],
    ['255 characters', `/${'я'.repeat(254)}`, `/${'я'.repeat(254)}`],
  ])('makes one spelling of %s', (_name, input, path) => {
    expect(normalisePath(input)).toEqual(at(path));
  });

  it.each([
    ['nothing', ''],
    ['no leading slash', 'about'],
    ['a double slash', '//about'],
    ['a double slash inside', '/about//photos'],
    ['only slashes', '//'],
    ['two trailing slashes', '/about//'],
    ['a dot segment', '/./about'],
    ['a parent segment', '/about/../works'],
    ['an encoded parent segment', '/about/%2e%2e/works'],
    ['an encoded slash', '/about%2fphotos'],
    ['an encoded trailing slash', '/about%2F'],
    ['an encoded backslash', '/about%5cphotos'],
    ['a backslash', '/about\\photos'],
    ['double encoding', '/%2561bout'],
    ['broken encoding', '/%zz'],
    ['encoding that is no UTF-8', '/%ff'],
    ['a query', '/about?x=1'],
    ['a fragment', '/about#x'],
    ['a space', '/about me'],
    ['an underscore', '/_payload'],
    ['NUL', '/about\u0000'],
    ['encoded NUL', '/about%00'],
    ['a lone surrogate', '/about\ud800'],
    ['an emoji', '/🎨'],
    ['a mark without its letter', '/\u0301about'],
    ['an invisible joiner', '/ab\u200dout'],
    ['a direction override', '/ab\u202eout'],
    ['a capital without a small form', '/𝐀'],
    ['256 characters', `/${'a'.repeat(255)}`],
  ])('refuses %s', (_name, input) => {
    expect(normalisePath(input)).toEqual(REFUSED);
  });

  it('leaves a language prefix alone at the site’s own addresses, where an inactive one must stay unknown', () => {
    expect(normalisePath('/ru/about')).toEqual(at('/ru/about'));
  });

  it('gives a path that it leaves as it is, whatever went in (security R-2)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.webPath(),
      fc
        .array(fc.constantFrom('a', 'Ж', '/', '%', '2', 'f', '.', 'İ', 'Σ', '\u0307', 'ǅ', '-'))
        .map((c) => `/${c.join('')}`),
    );
    fc.assert(
      fc.property(anything, (input) => {
        const once = normalisePath(input);
        if (!once.ok) return;
        expect(normalisePath(once.path)).toEqual(once);
        expect(normalisePath(encodeURI(once.path))).toEqual(once);
        expect(once.path).toMatch(/^\/(?:[^/.%\\\s]+(?:\/[^/.%\\\s]+)*)?$/u);
        expect(once.path.normalize('NFC').toLowerCase()).toBe(once.path);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('normaliseRequestedPath (looked up with the language prefix removed)', () => {
  it.each([
    ['/ru/about', '/about'],
    ['/RU/About/', '/about'],
    ['/en', '/'],
    ['/uk/', '/'],
    ['/ua/works', '/works'],
    ['/zh-hans/works', '/works'],
    ['/rus/about', '/rus/about'],
    ['/ru/ru/about', '/ru/about'],
  ])('%s is %s', (input, path) => {
    expect(normaliseRequestedPath(input)).toEqual(at(path));
  });
});

describe('validateNewPagePath (first segments that are taken)', () => {
  it.each([
    '/ru',
    '/UK/about',
    '/cn',
    '/zh-Hans',
    '/ja/x',
    '/api',
    '/api/pages',
    '/media',
    '/builds',
    '/master/pages',
    '/index',
    '/works/index',
    // Written in Cyrillic letters.
    '/\u0430\u0440\u0456',
    '/\u0435\u0455/about',
  ])('refuses %s as reserved', (input) => {
    expect(validateNewPagePath(input)).toEqual({ ok: false, reason: 'reserved' });
  });

  it.each(['/\u0430bout', '/works/\uff4daster'])('refuses %s as a look-alike', (input) => {
    expect(validateNewPagePath(input)).toEqual({ ok: false, reason: 'look-alike' });
  });

  it.each(['', 'x', '/a//b', '/a/../b', '/a.b'])('refuses %j as malformed', (input) => {
    expect(validateNewPagePath(input)).toEqual({ ok: false, reason: 'malformed' });
  });

  it.each([
    ['/', '/'],
    ['/Residencies/', '/residencies'],
    ['/works/media', '/works/media'],
    ['/masterpiece', '/masterpiece'],
  ])('allows %s', (input, path) => {
    expect(validateNewPagePath(input)).toEqual(at(path));
  });
});

describe('language variants of a path (English has no prefix)', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ru', '/ru'],
    ['/about', 'en', '/about'],
    ['/about/photos', 'uk', '/uk/about/photos'],
  ])('%s in %s', (path, locale, localised) => {
    expect(localisePath(path, locale)).toBe(localised);
  });

  it.each([
    ['/', { locale: 'en', path: '/', hasPrefix: false }],
    ['/ru', { locale: 'ru', path: '/', hasPrefix: true }],
    ['/ru/', { locale: 'ru', path: '/', hasPrefix: true }],
    ['/RU/about', { locale: 'ru', path: '/about', hasPrefix: true }],
    ['/en/about', { locale: 'en', path: '/about', hasPrefix: true }],
    ['/rust', { locale: 'en', path: '/rust', hasPrefix: false }],
    ['/cn/about', { locale: 'en', path: '/cn/about', hasPrefix: false }],
    ['//ru', { locale: 'en', path: '//ru', hasPrefix: false }],
  ])('splits %s', (pathname, expected) => {
    expect(splitLocale(pathname, ['en', 'ru', 'uk'])).toEqual(expected);
  });

  it('splits what it joined, for every path and language', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom('en', 'ru', 'uk'), (given, locale) => {
        const split = splitLocale(localisePath(given, locale), ['en', 'ru', 'uk']);
        expect({ locale: split.locale, path: split.path }).toEqual({ locale, path: given });
      }),
    );
  });
});

describe('parentPathOf', () => {
  it.each([
    ['/', null],
    ['/about', '/'],
    ['/works/digital-art/nft', '/works/digital-art'],
  ])('of %s is %s', (path, parent) => {
    expect(parentPathOf(path)).toBe(parent);
  });
});
