import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_SEGMENTS } from '../addresses/paths';
import { decideNavigation, pageBehindLink } from './navigation';

const from = 'https://studio.example/ru/about?x=1#top';
const refused = (reason: string) => ({ outcome: 'refused', reason });

describe('programmatic navigation (docs/reference/editing.md#links)', () => {
  it.each([
    ['/works', '/works'],
    ['/works?tag=nft#list', '/works?tag=nft#list'],
    ['photos', '/ru/photos'],
    ['#end', '/ru/about?x=1#end'],
    ['?x=2', '/ru/about?x=2'],
    ['https://studio.example/contact', '/contact'],
    ['HTTPS://STUDIO.EXAMPLE:443/contact', '/contact'],
    ['https://someone@studio.example/contact', '/contact'],
  ])('%s stays inside', (target, to) => {
    expect(decideNavigation(target, { from })).toEqual({ outcome: 'internal', to });
  });

  it.each([
    'https://evil.example/',
    'http://studio.example/',
    'https://studio.example:8443/',
    'https://studio.example.evil.example/',
    'https://studio.example@evil.example/',
    '//evil.example/x',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'mailto:studio@selivan.example',
    'tel:+31100000000',
  ])('%j needs the explicit flag', (target) => {
    expect(decideNavigation(target, { from })).toEqual(refused('external'));
    expect(decideNavigation(target, { from, isExternalAllowed: true }).outcome).toBe('external');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://studio.example/1',
    'file:///etc/passwd',
    'ftp://studio.example/',
    'about:blank',
    'view-source:https://studio.example/',
    'intent://x',
  ])('%j is refused even with the flag', (target) => {
    expect(decideNavigation(target, { from, isExternalAllowed: true })).toEqual(
      refused('dangerous-protocol'),
    );
  });

  it.each(['https://', 'http://[', 'https://studio.example//evil.example', '/.//evil.example'])(
    '%j is refused as malformed',
    (target) => {
      expect(decideNavigation(target, { from, isExternalAllowed: true })).toEqual(refused('malformed'));
    },
  );

  it('refuses everything when the present address is none', () => {
    expect(decideNavigation('/works', { from: 'nowhere' })).toEqual(refused('malformed'));
  });

  it('never leaves the site without the flag, whatever the target', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      'http',
      'javascript',
      '//',
      '@',
      'evil.example',
      '\t',
      '\n',
      '.',
      '#',
      '?',
      ' ',
    );
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((p) => p.join('')),
    );
    fc.assert(
      fc.property(target, (given) => {
        const decision = decideNavigation(given, { from });
        expect(decision.outcome).not.toBe('external');
        if (decision.outcome === 'internal') {
          expect(new URL(decision.to, from).origin).toBe('https://studio.example');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the page behind a link (docs/reference/pages-and-paths.md#moving-between-pages)', () => {
  it.each([
    ['/works', '/works'],
    ['https://studio.example/ru/works?x=1#list', '/ru/works?x=1#list'],
    ['/', '/'],
    ['/about/photos/kind=studio', '/about/photos/kind=studio'],
  ])('%s is drawn without loading a document', (href, to) => {
    expect(pageBehindLink(href, from)).toBe(to);
  });

  it.each([
    'https://evil.example/works',
    'mailto:studio@selivan.example',
    'javascript:alert(1)',
    '#end',
    '/ru/about?picture=x',
    '/media/film.mp4',
    '/feeds/works.atom',
    '/sitemap.xml',
    '/works/catalogue.pdf',
    ...[...APPLICATION_SEGMENTS].map((segment) => `/${segment}/x`),
  ])('%s is left to the browser', (href) => {
    expect(pageBehindLink(href, from)).toBeNull();
  });
});
