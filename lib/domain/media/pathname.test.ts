import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMediaPathname, mediaLink, mediaPath, pathnameOfMediaPath } from './pathname';

describe('pathnames of stored files (security U-3, M-1)', () => {
  it.each([
    'works/tidal-archive.jpg',
    'a',
    'Фото_2024.JPG',
    'photos/йод.png',
    'a/b/c.d.tar.gz',
    'x'.repeat(120),
  ])('%s is one', (pathname) => {
    expect(isMediaPathname(pathname)).toBe(true);
  });

  it.each([
    '',
    '/etc/passwd',
    '../.env',
    'works/../../x',
    'works/./x',
    'works//x',
    'works/',
    '.env',
    'works/.htaccess',
    'x.',
    'a b.png',
    'a\\b',
    'C:x',
    'a%2fb',
    'a\0.png',
    'a\u202egnp.exe',
    'a\u200b.png',
    'и\u0306.png',
    '\ud800.png',
    'x'.repeat(121),
    `${'ї'.repeat(100)}/${'ї'.repeat(100)}/${'ї'.repeat(100)}`,
  ])('%j is none', (pathname) => {
    expect(isMediaPathname(pathname)).toBe(false);
  });
});

describe('addresses of stored files (docs/reference/media.md#addresses)', () => {
  it('stores a root-relative address and copies an absolute one', () => {
    expect(mediaPath('works/tidal-archive.jpg')).toBe('/media/works/tidal-archive.jpg');
    expect(mediaPath('фото/a.jpg')).toBe('/media/%D1%84%D0%BE%D1%82%D0%BE/a.jpg');
    expect(mediaLink('https://selivan.example', 'works/a.jpg')).toBe(
      'https://selivan.example/media/works/a.jpg',
    );
  });

  it.each([
    ['/media/works/a.jpg', 'works/a.jpg'],
    ['/media/works/a.jpg?w=640#x', 'works/a.jpg'],
    ['/media/фото/a.jpg', 'фото/a.jpg'],
    ['/media/', null],
    ['/media/..%2f.env', null],
    ['/media/works%2fa.jpg', null],
    ['/media/%zz', null],
    ['/mediax/a.jpg', null],
    ['https://selivan.example/media/a.jpg', null],
  ])('finds the file behind %s', (address, pathname) => {
    expect(pathnameOfMediaPath(address)).toBe(pathname);
  });

  it('finds every file again that it gave an address', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'Z', '7', '-', '_', '.', 'ж', 'ї', '光'),
      minLength: 1,
      maxLength: 20,
    });
    const pathname = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(pathname, (given) => {
        fc.pre(isMediaPathname(given));
        expect(pathnameOfMediaPath(mediaPath(given))).toBe(given);
      }),
    );
  });
});
