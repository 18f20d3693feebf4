import { describe, expect, it } from 'vitest';
import { addressOf, candidateKeys, fileKey, keyFromRouteCache, pageKey, siteFileKey } from './page-key';

describe('keys (security H-4, R-2)', () => {
  it.each([
    ['en', '/', 'en', '_payload/en'],
    ['ru', '/', 'ru', '_payload/ru'],
    ['en', '/about', 'en/about', '_payload/en/about'],
    ['uk', '/works/digital-art', 'uk/works/digital-art', '_payload/uk/works/digital-art'],
  ])('one name for a page in one language: %s %s', (locale, path, page, payload) => {
    expect([pageKey(locale, path), fileKey('payload', locale, path)]).toEqual([page, payload]);
  });

  it.each([
    ['en', '/'],
    ['ru', '/ru'],
    ['en/about', '/about'],
    ['uk/works/nft', '/uk/works/nft'],
    ['enough/of', '/enough/of'],
    ['_payload/en', '/_payload.json'],
    ['_payload/en/about', '/about/_payload.json'],
    ['_payload/ru', '/ru/_payload.json'],
    ['_feed/ru/works', '/ru/works/feed.atom'],
    ['_app/en', '/site.webmanifest'],
    ['_app/ru', '/ru/site.webmanifest'],
    ['_share/en', '/_share.jpg'],
    ['_share/uk/about', '/uk/about/_share.jpg'],
    ['_site/sitemap.xml', '/sitemap.xml'],
    ['en/їжак', '/%D1%97%D0%B6%D0%B0%D0%BA'],
  ])('%s is asked for as %s, and found there', (key, address) => {
    expect(addressOf(key)).toBe(address);
    expect(candidateKeys(decodeURIComponent(address))).toContain(key);
  });

  it.each([
    ['/', ['en']],
    ['/about', ['about', 'en/about']],
    ['/ru', ['ru', 'en/ru']],
    ['/ru/about', ['ru/about', 'en/ru/about']],
    ['/їжак', ['їжак', 'en/їжак']],
    ['/_payload.json', ['_payload/en']],
    ['/about/_payload.json', ['_payload/about', '_payload/en/about']],
    ['/ru/_payload.json', ['_payload/ru', '_payload/en/ru']],
    ['/works/feed.atom', ['_feed/works', '_feed/en/works']],
    ['/ru/works/_share.jpg', ['_share/ru/works', '_share/en/ru/works']],
    ['/robots.txt', [siteFileKey('robots.txt')]],
    ['/sitemap-12.xml', ['_site/sitemap-12.xml']],
    ['/ru/sitemap.xml', ['ru/sitemap.xml', 'en/ru/sitemap.xml']],
  ])('what may answer %s', (pathname, keys) => {
    expect(candidateKeys(pathname)).toEqual(keys);
  });

  it.each([
    '/en',
    '/en/about',
    '/about/',
    '/ru/',
    '//',
    '//about',
    '/ru//about',
    '/en/_payload.json',
    '/about//_payload.json',
    '/_payload/en/about',
    '/_payload',
    '/_share/en/about',
    '/_feed/works/feed.atom',
    '/_site/sitemap.xml',
    '/works//feed.atom',
  ])('nothing answers an odd spelling: %s', (pathname) => {
    expect(candidateKeys(pathname)).toEqual([]);
  });

  it.each([
    ['/route-cache/app-page/0123abcd/$/en/about', 'en/about'],
    ['/route-cache/app-page/0123abcd/$/en', 'en'],
    ['/route-cache/app-route/0123abcd/$/_payload/ru/about', '_payload/ru/about'],
    ['/en/about', 'en/about'],
    ['/route-cache/app-page/1/$/uk/%D1%97', 'uk/ї'],
    // This is the key of `/works/digital-art`.
    ['/route-cache/app-page/1/$/en/works%2Fdigital-art', 'en/works%2Fdigital-art'],
    ['/route-cache/app-page/1/$/en/works%2fdigital-art', 'en/works%2Fdigital-art'],
    ['/route-cache/app-page/1/$/en/%E0%A4%A', 'en/%E0%A4%A'],
  ])('the key in a name of Next.js: %s', (name, key) => {
    expect(keyFromRouteCache(name)).toBe(key);
  });
});
