import { describe, expect, it } from 'vitest';
import { OwnRoutes } from './own-routes';

const own = new OwnRoutes([
  ...[
    '/[locale]/[[...path]]',
    '/[locale]/master',
    '/[locale]/master/pages/[id]',
    '/_feed/[locale]/[[...path]]',
  ],
  ...['/_site/[name]', '/builds/latest.json', '/builds/meta/[file]', '/favicon.ico', '/media/[...pathname]'],
  '/docs/[[...path]]',
]);

describe('what the application answers beside pages', () => {
  it.each([
    ...['/master', '/ru/master', '/RU/master', '/master/pages/x_1', '/uk/master/pages/x', '/favicon.ico'],
    ...['/builds/latest.json', '/builds/meta/x.json', '/media/a', '/media/a/b/c', '/docs', '/docs/a/b'],
  ])('%s', (pathname) => expect(own.has(pathname)).toBe(true));

  it.each([
    ...['/', '/ru', '/about', '/masters', '/master/pages', '/master/pages/x/y', '/zz/master', '/builds'],
    ...[
      '/builds/meta',
      '/builds/meta/a/b',
      '/media',
      '/ru/favicon.ico',
      '/_feed/en/works',
      '/_site/robots.txt',
    ],
  ])('not %s', (pathname) => expect(own.has(pathname)).toBe(false));
});
