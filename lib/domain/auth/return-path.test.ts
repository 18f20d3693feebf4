import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const SITE = 'https://studio.example';

describe('returnPath (security R-1)', () => {
  it.each([
    ['/', '/'],
    ['/master/pages', '/master/pages'],
    ['/ru/master/pages/1?tab=meta', '/ru/master/pages/1?tab=meta'],
    ['/about#top', '/about'],
    ['https://studio.example/about', '/about'],
    ['about', '/'],
    ['', '/'],
  ])('%j leads to %s', (wanted, expected) => {
    expect(returnPath(wanted, SITE)).toBe(expected);
  });

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '///evil.example',
      '/\t/evil.example',
      ' //evil.example',
    ],
    ...[
      'https://evil.example',
      'https:evil.example',
      'http://studio.example/',
      'https://studio.example.evil.example',
    ],
    ...[
      'https://studio.example@evil.example',
      'https://user@studio.example/',
      'javascript:alert(1)',
      'data:text/html,x',
    ],
    ...[
      '/%2fevil.example',
      '/%5Cevil.example',
      '/a\r\nset-cookie:x',
      'https://studio.example//evil.example',
      '/\u2028x',
    ],
    ...[
      '/./\\evil.example',
      '/..//evil.example',
      'x'.repeat(3000),
      null,
      undefined,
      7,
      ['/about'],
      '/\u0000',
    ],
  ])('%j leads home', (wanted) => {
    expect(returnPath(wanted, SITE)).toBe('/');
  });

  it('never leaves the site, whatever it is given', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      'evil.example',
      'https',
      '%2f',
      '?',
      '#',
      '\t',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = returnPath(parts.join(''), SITE);
        expect(new URL(path, SITE).origin).toBe(SITE);
        // As a browser resolves it in a link on a page further down.
        expect(new URL(path, `${SITE}/ru/master/pages`).origin).toBe(SITE);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
