import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMediaAddress, isSafeLink, isSitePath, parseVideo, relOfLink } from './links';

describe('links: what a page may point at (docs/reference/editing.md#links; security R-4)', () => {
  it.each([
    ['an http address', 'http://example.org'],
    ['an https address with query and fragment', 'https://example.org/a/b?c=d&e=f#g'],
    ['upper case in the scheme', 'HTTPS://example.org/'],
    ['a host in another script', 'https://приклад.укр/шлях'],
    ['a mail address', 'mailto:studio@selivan.example'],
    ['a mail address with a subject', 'mailto:studio@selivan.example?subject=Hello%20there'],
    ['a telephone number', 'tel:+31-10-555.0100'],
    ['a site path', '/works/digital-art/nft'],
    ['a site path in another script', '/про-нас'],
    ['a site path with query and fragment', '/works?year=2024#top'],
    ['the home page', '/'],
    ['a fragment', '#top'],
  ])('allows %s', (_name, value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  it.each([
    ['javascript', 'javascript:alert(1)'],
    ['javascript in mixed case', 'JaVaScRiPt:alert(1)'],
    ['javascript hidden by a tab', 'jav\tascript:alert(1)'],
    ['javascript hidden by a line break', 'java\nscript:alert(1)'],
    ['javascript hidden by a NUL', 'java\u0000script:alert(1)'],
    ['javascript behind a control byte', '\u0001javascript:alert(1)'],
    ['javascript behind a space', ' javascript:alert(1)'],
    ['javascript by entity', 'javascript&#58;alert(1)'],
    ['javascript by entities throughout', '&#106;avascript&colon;alert(1)'],
    ['javascript by escape', 'javascript%3Aalert(1)'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['blob', 'blob:https://example.org/1'],
    ['file', 'file:///etc/passwd'],
    ['ftp', 'ftp://example.org'],
    ['view-source', 'view-source:https://example.org'],
    ['protocol-relative', '//evil.example'],
    ['protocol-relative by backslash', '/\\evil.example'],
    ['protocol-relative by two backslashes', '\\\\evil.example'],
    ['protocol-relative hidden by a tab', '/\t/evil.example'],
    ['protocol-relative after a dot', '/.//evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with three slashes', 'https:///evil.example'],
    ['a name and password before the host', 'https://example.org@evil.example/'],
    ['an address without a host', 'https://'],
    ['a relative path', 'works'],
    ['a query alone', '?a=b'],
    ['a zero-width mark', '\ufeffhttps://example.org'],
    ['a lone surrogate', 'https://example.org/\ud800'],
    ['a mail address without a name', 'mailto:@example.org'],
    ['an endless address', `https://example.org/${'a'.repeat(2100)}`],
    ['nothing', ''],
  ])('refuses %s', (_name, value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  it('allows nothing that a browser resolves to another scheme or, for a path, another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      'javascript',
      'https',
      '//',
      '#',
      '.',
      '..',
      '\t',
      '@',
      '%2f',
      'a',
    );
    const value = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(value, (input) => {
        if (!isSafeLink(input)) return;
        const url = new URL(input, 'https://site.example/page');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (input.startsWith('/')) expect(url.origin).toBe('https://site.example');
      }),
      { numRuns: 2000 },
    );
  });

  it('takes no address of another place for a site path', () => {
    expect(['//a', '/\\a', 'https://a', '#a', '', '/a b'].some(isSitePath)).toBe(false);
  });
});

it.each([
  ['https://example.org/a', 'noopener noreferrer'],
  ['HTTP://example.org', 'noopener noreferrer'],
  ['/works', undefined],
  ['#top', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:+380441234567', undefined],
])('the link %s has the rel %s (security X-5)', (href, rel) => {
  expect(relOfLink(href)).toBe(rel);
});

describe('links: pictures are files of the library (docs/reference/media.md#addresses)', () => {
  it.each([
    ['a file', '/media/a.jpg', true],
    ['a file in a folder', '/media/works/tidal-archive.jpg', true],
    ['an escaped space', '/media/a%20b.jpg', true],
    ['another script', '/media/портрет.jpg', true],
    ['the folder itself', '/media/', false],
    ['another folder', '/images/a.jpg', false],
    ['a step up', '/media/../api/pages', false],
    ['an escaped step up', '/media/%2e%2e/secret', false],
    ['an escaped slash', '/media/..%2fsecret', false],
    ['an escaped backslash', '/media/a%5cb', false],
    ['an escaped NUL', '/media/a%00.jpg', false],
    ['a malformed escape', '/media/%E0%A4%A', false],
    ['a query', '/media/a.jpg?x', false],
    ['an empty segment', '/media//a.jpg', false],
    ['another site', 'https://example.org/media/a.jpg', false],
    ['a protocol-relative address', '//evil.example/media/a.jpg', false],
    ['a data address', 'data:image/png;base64,AAAA', false],
  ])('%s: %s → %s', (_name, value, expected) => {
    expect(isMediaAddress(value)).toBe(expected);
  });
});

describe('links: videos by parsed host and id (security X-6)', () => {
  const youtube = {
    host: 'youtube',
    id: 'dQw4w9WgXcQ',
    embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  };

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?t=4&v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
  ])('reads %s', (address) => {
    expect(parseVideo(address)).toEqual(youtube);
  });

  it('reads Vimeo addresses, with the hash of an unlisted video', () => {
    const embed = 'https://player.vimeo.com/video/76979871?dnt=1';
    expect(parseVideo('https://vimeo.com/76979871')).toEqual({ host: 'vimeo', id: '76979871', embed });
    expect(parseVideo('https://player.vimeo.com/video/76979871?h=8272103f6e')).toMatchObject({
      embed: `${embed}&h=8272103f6e`,
    });
    expect(parseVideo('https://vimeo.com/76979871/8272103f6e')).toMatchObject({
      embed: `${embed}&h=8272103f6e`,
    });
  });

  it('reads an own file', () => {
    expect(parseVideo('/media/video/a.webm')).toEqual({ host: 'media', src: '/media/video/a.webm' });
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.yоutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload="x',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://youtu.be/',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/12a',
    'https://player.vimeo.com/video/1/../../x',
    'https://example.org/film.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    '',
  ])('refuses %s', (address) => {
    expect(parseVideo(address)).toBeNull();
  });
});
