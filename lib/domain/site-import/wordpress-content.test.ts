import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@/tests/setup/hang';
import { partsOf } from './html-parts';
import { contentOf, withParagraphs } from './wordpress-content';

const library = {
  attachment: (id: string) =>
    id === '7' ? { address: '/a"b.jpg', alt: 'A & B', caption: 'Tide' } : undefined,
  own: [],
};
const content = (text: string) => contentOf(text, library, false);
const flat = (html: string) => html.replaceAll('\n', '');

describe('withParagraphs: blank lines part paragraphs, as the older editor means them', () => {
  it.each([
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['one\n<h2>Two\nlines</h2>\nthree', '<p>one</p><h2>Two<br>lines</h2><p>three</p>'],
    ['<div>one\n\ntwo</div>', '<div><p>one</p><p>two</p></div>'],
    ['<ul>\n<li>a\nb</li>\n</ul>', '<ul><li>a<br>b</li></ul>'],
    ['a <strong>b</strong>\n\n<a href="x\n">c</a>', '<p>a <strong>b</strong></p><p><a href="x ">c</a></p>'],
    ['<p>is\none</p>', '<p>is<br>one</p>'],
    ['a<br />\nb', '<p>a<br>b</p>'],
  ])('%j', (text, html) => {
    expect(flat(withParagraphs(text))).toBe(html);
  });

  it('leaves prepared text alone, to its last line', () => {
    expect(withParagraphs('<pre>a\n\n  b</pre>\n\nc')).toBe('<pre>a\n\n  b</pre><p>c</p>\n');
  });
});

describe('contentOf: blocks, comments and shortcodes', () => {
  it('takes the blocks of the newer editor whole', () => {
    expect(content('<!-- wp:paragraph {"a":"b"} -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->')).toBe(
      '\n<p>a\nb</p>\n',
    );
    expect(content('a<!--more-->b<!-- never closed')).toBe('<p>ab</p>\n');
  });

  it.each([
    ['[caption id="x" width="3"]<a href="/p"><img src="a.jpg"></a> The <em>sea</em>[/caption]', 'The sea'],
    ['[wp_caption caption="The sea"]<img src="a.jpg">[/wp_caption]', 'The sea'],
    ['[caption width="3"]<img src="a.jpg">[/caption]', ''],
  ])('%s', (text, caption) => {
    expect(partsOf(content(text))).toEqual([
      { kind: 'picture', picture: { src: 'a.jpg', alt: '', caption } },
    ]);
  });

  it.each(['[gallery ids="7,8, 7"]', '[vc_gallery images="7,7"]', '[gallery columns="2" include="7 7"]'])(
    '%s',
    (text) => {
      const picture = { src: '/a"b.jpg', alt: 'A & B', caption: 'Tide' };
      expect(partsOf(content(`before ${text} after`))).toEqual([
        { kind: 'text', html: '<p>before</p>' },
        { kind: 'gallery', pictures: [picture, picture] },
        { kind: 'text', html: '<p>after</p>' },
      ]);
    },
  );

  it.each([
    ['[embed width="3"]https://vimeo.com/12[/embed]', 'https://vimeo.com/12'],
    ['[video width="3" mp4="/a.mp4"][/video]', '/a.mp4'],
    ["[video src='/a.webm']", '/a.webm'],
    [
      '[youtube=https://www.youtube.com/watch?v=abcdefghijk&w=640]',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    ['[vimeo 12]', 'https://vimeo.com/12'],
  ])('%s', (text, address) => {
    expect(partsOf(content(text))).toEqual([{ kind: 'film', address }]);
  });

  it.each([
    ['[audio mp3="/a.mp3"][/audio]', '<p><a href="/a.mp3">/a.mp3</a></p>'],
    [
      '[audio https://a.example/a.mp3]',
      '<p><a href="https://a.example/a.mp3">https://a.example/a.mp3</a></p>',
    ],
    [
      '[embed]https://sound.example/1[/embed]',
      '<p><a href="https://sound.example/1">https://sound.example/1</a></p>',
    ],
    ['[vc_row][vc_column width="1/2"]Inner text[/vc_column][/vc_row]', '<p>Inner text</p>'],
    ['[contact-form-7 id="3" title="Write"]x[clear]', '<p>x</p>'],
    ['He said [sic] and [1] […]', '<p>He said [sic] and [1] […]</p>'],
    ['[[gallery ids="7"]]', '<p>[gallery ids="7"]</p>'],
    ['[/caption] [caption] x', '<p>x</p>'],
  ])('%s', (text, html) => {
    expect(partsOf(content(text))).toEqual([{ kind: 'text', html }]);
  });

  it('takes no square of its length', () => {
    for (const piece of [
      '[',
      '[a ',
      '[caption]',
      '[video]',
      '<pre>',
      '<a "',
      '<!--',
      '[[x]]',
      '\n \n',
      '[gallery a=',
    ]) {
      const started = performance.now();
      content(piece.repeat(100_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(HANG_MS);
    }
  });
});
