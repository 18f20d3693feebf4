import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address';

const TOKEN = 'a'.repeat(43);
const nobodys = (locale = 'en') => ({ locale, path: null, filter: null, token: null });
const page = (path: string, locale = 'en') => ({ locale, path, filter: null, token: null });

describe('what a decoded address asks for (decision 39)', () => {
  it.each([
    ['/about', page('/about')],
    ['/ru/about', page('/about', 'ru')],
    ['/ru', page('/', 'ru')],
    // A language that the site could have, and what could be none.
    ['/de/about', page('/about', 'de')],
    ['/zz/about', page('/zz/about')],
    ['/ru/index', null],
    ['/about/index', page('/about/index')],
    ['/works/kind=nix', { ...page('/works'), filter: { attribute: 'kind', value: 'nix' } }],
    ['/ru/kind=nix', { ...page('/', 'ru'), filter: { attribute: 'kind', value: 'nix' } }],
    ['/ru/works/серия=тихая', { ...page('/works', 'ru'), filter: { attribute: 'серия', value: 'тихая' } }],
    [`/uk/_preview/${TOKEN}`, { ...nobodys('uk'), token: TOKEN }],
  ])('%s', (pathname, requested) => expect(readPageAddress(pathname)).toEqual(requested));

  it.each([
    ...[
      '/wp-login.php',
      '/.env',
      '/.git/config',
      '/a b',
      '/about%2F',
      '/a;x',
      '/_missing',
      '/_payload/en/about',
    ],
    ...['/works/kind=nix/more', '/works/kind=', '/works/=nix', '/works/kind=a%2Fb', `/${'a'.repeat(300)}`],
    ...[`/_preview/${TOKEN}/more`, '/_preview/short', '/builds/no_such'],
  ])('%s is no page, whatever stands anywhere', (pathname) =>
    expect(readPageAddress(pathname)).toEqual(nobodys()),
  );

  it.each([
    ...['/', '/en', '/en/about', '/about/', '//about', '/works//x', '/ABOUT', '/RU/about', '/index'],
    ...[
      '/\u0438\u0306',
      '/works/KIND=nix',
      '/works/series=Tide Rooms',
      '/works/__proto__=1',
      '/works/kind=50%',
    ],
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-2.xml',
      '/about/_payload.json',
      '/ru/feed.atom',
      '/_share.jpg',
    ],
  ])('%s is for others to answer', (pathname) => expect(readPageAddress(pathname)).toBeNull());
});
