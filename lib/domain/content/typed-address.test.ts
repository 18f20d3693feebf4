import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLink } from '../addresses/links';
import { filmOf, linkOf } from './typed-address';

describe('linkOf: what people type for an address', () => {
  it.each([
    ['www.google.com', 'https://www.google.com'],
    ['example.org', 'https://example.org'],
    ['  example.org/a/b?c=d#e  ', 'https://example.org/a/b?c=d#e'],
    ['example.org?c=d', 'https://example.org?c=d'],
    ['Www.Example.Org/About', 'https://www.example.org/About'],
    ['example.org.', 'https://example.org'],
    ['my_studio.example.com', 'https://my_studio.example.com'],
    ['приклад.укр/шлях', 'https://приклад.укр/шлях'],
    ['xn--e1afmkfd.xn--j1amh', 'https://xn--e1afmkfd.xn--j1amh'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['//example.org/x', 'https://example.org/x'],
    ['http://example.org', 'http://example.org'],
    ['https://example.org/My film.pdf', 'https://example.org/My%20film.pdf'],
    ['example.org/My film.pdf', 'https://example.org/My%20film.pdf'],
    ['\u200bhttps://example.org\ufeff', 'https://example.org'],
    ['name@example.org', 'mailto:name@example.org'],
    ['Daria Selivan <studio+art@selivan.example>', 'mailto:studio+art@selivan.example'],
    ['mailto:name@example.org?subject=Hello', 'mailto:name@example.org?subject=Hello'],
    ['+49 (30) 123-45 67', 'tel:+49301234567'],
    ['030 123 45 67', 'tel:0301234567'],
    ['(030) 12345', 'tel:03012345'],
    ['Tel.: 223 344', 'tel:223344'],
    ['tel:+38044123', 'tel:+38044123'],
    ['/about', '/about'],
    ['/works?year=2024#top', '/works?year=2024#top'],
    ['#part', '#part'],
    ['/', '/'],
  ])('%s is %s', (typed, link) => {
    expect(linkOf(typed)).toBe(link);
  });

  it.each([
    [''],
    ['about'],
    ['About the artist'],
    ['hello world.com'],
    ['example.org is nice'],
    ['javascript:alert(1)'],
    ['JAVASCRIPT:alert(1)//example.org'],
    ['data:text/html,x'],
    ['ftp://example.org'],
    ['https://'],
    ['https:example.org'],
    ['https://name:word@example.org'],
    ['/about us'],
    ['?a=b'],
    ['2024'],
    ['1 200 000'],
    ['01.02.2024'],
    ['01-02-2024'],
    ['3.5'],
    ['@name'],
    ['name@'],
    ['//'],
    ['/\\example.org'],
  ])('%s is none', (typed) => {
    expect(linkOf(typed)).toBeNull();
  });

  it.each([
    ['https://studio.example/about', 'en', '/about'],
    ['studio.example/about?x#y', 'en', '/about?x#y'],
    ['http://studio.example', 'en', '/'],
    ['https://studio.example#top', 'en', '/#top'],
    ['https://studio.example/ru/about', 'ru', '/about'],
    ['https://studio.example/ru', 'ru', '/'],
    ['https://studio.example/ru/about', 'en', '/ru/about'],
    ['https://studio.example//evil.example', 'en', null],
    ['https://www.studio.example/about', 'en', 'https://www.studio.example/about'],
  ])('%s, typed on that site in %s, is %s', (typed, locale, link) => {
    expect(linkOf(typed, { host: 'studio.example', locale })).toBe(link);
  });

  it('gives nothing that a page may not lead to, and takes what it gave', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', ':', 'javascript', 'https://', '#', '.', '@', ' ', 'a', 'org', '+1', '\t'],
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const link = linkOf(text, { host: 'a.org', locale: 'en' });
        if (link === null) return;
        expect(isSafeLink(link)).toBe(true);
        expect(linkOf(link)).toBe(link);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('filmOf: what people paste for a film', () => {
  it.each([
    ['an address', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    [
      'one without https',
      'www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['a film of the library', '/media/film.mp4', '/media/film.mp4'],
    [
      'code of YouTube',
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a-b&amp;start=4" title="Tide > ebb" frameborder="0" allow="autoplay; web-share" allowfullscreen></iframe>',
      'https://www.youtube.com/embed/dQw4w9WgXcQ?si=a-b&start=4',
    ],
    [
      'code of Vimeo',
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;app_id=58479" frameborder="0" style="position:absolute" title="The New Vimeo Player"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0&app_id=58479',
    ],
    [
      'code with the title first, single marks and no scheme',
      "<iframe title='a > b' data-src='x' src='//www.youtube-nocookie.com/embed/dQw4w9WgXcQ'></iframe>",
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      'code without marks',
      '<iframe src=https://player.vimeo.com/video/1></iframe>',
      'https://player.vimeo.com/video/1',
    ],
  ])('%s', (_name, typed, address) => {
    expect(filmOf(typed)).toBe(address);
  });

  it.each([
    '<iframe src="https://example.org/embed/1"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script src="https://youtu.be/dQw4w9WgXcQ"></script>',
    'youtube.com',
  ])('leaves %s as it is, to be refused', (typed) => {
    expect(filmOf(typed)).toBe(typed);
  });
});
