import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@/tests/setup/hang';
import { BLOCK_TAGS, INLINE_TAGS } from '../text/text-tags';
import { partsOf } from './html-parts';
import { wordsOf } from './html-words';

const texts = (html: string) => partsOf(html).map((part) => (part.kind === 'text' ? part.html : part.kind));
const picture = (src: string, alt = '', caption = '') => ({
  kind: 'picture',
  picture: { src, alt, caption },
});

describe('partsOf: text has simple tags only', () => {
  it.each([
    ['<h1>Title</h1><div><section>Loose</section> words</div>', '<h2>Title</h2><p>Loose</p><p>words</p>'],
    [
      '<p style="color:red">a <b>b</b> <i>c</i> <span>d</span></p>',
      '<p>a <strong>b</strong> <em>c</em> d</p>',
    ],
    ['<p>one</p><p>&nbsp;</p><p></p><p><br></p><p>\u200b</p><p>two</p>', '<p>one</p><p>two</p>'],
    ['one<br><br>two<br>three', '<p>one</p><p>two<br>three</p>'],
    ['<hr><p>a</p><hr><hr><p>b</p><hr>', '<p>a</p><hr><p>b</p>'],
    [
      '<ul><li><p>a</p><p>b</p><ol><li>c</ol></li><li>d</ul>',
      '<ul><li>a<br>b<ol><li>c</li></ol></li><li>d</li></ul>',
    ],
    ['<li>alone', '<ul><li>alone</li></ul>'],
    ['<pre>\n a\n  b</pre>', '<pre> a\n  b</pre>'],
    [
      '<strong>a<p>b</p>c</strong>',
      '<p><strong>a</strong></p><p><strong>b</strong></p><p><strong>c</strong></p>',
    ],
    [
      'a<script>x</script><style>y</style><form>z</form><nav>q</nav><svg><path/><text>s</text></svg>b',
      '<p>ab</p>',
    ],
    ['Tom &amp; Ann &lt;3 &eacute;', '<p>Tom &amp; Ann &lt;3 é</p>'],
    [
      '<table><thead><tr><th>Year<th>Show</thead><tr><td>2020<td><a href="/b">Biennale</a></table>',
      '<p><strong>Year — Show</strong></p><p>2020 — <a href="/b">Biennale</a></p>',
    ],
    [
      '<table><tr><td><h2>Whole page</h2><p>in a cell</p></td></tr></table>',
      '<h2>Whole page</h2><p>in a cell</p>',
    ],
    [
      '<div>\nhttps://sound.example/x\n</div>',
      '<p><a href="https://sound.example/x">https://sound.example/x</a></p>',
    ],
    ['<dl><dt>Term<dd>Words</dl>', '<p>Term</p><p>Words</p>'],
    ['', undefined],
  ])('%s', (html, text) => {
    expect(texts(html)).toEqual(text === undefined ? [] : [text]);
  });

  it.each([
    ['https://a.example/b?c=1&d="2"', true],
    ['about us.html', true],
    ['../x#y', true],
    ['mailto:a@b.example', true],
    ['//cdn.example/x', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['\tjava\nscript:x', false],
    ['#top', false],
    ['/\\evil.example', false],
  ])('keeps a link to %s: %s', (href, isKept) => {
    const [text = ''] = texts(`<a href='${href}'>x</a>`);
    expect(text.includes('<a href="')).toBe(isKept);
    expect(text).toContain('x');
  });
});

describe('partsOf: pictures, galleries, films and quotes are parts of their own', () => {
  it('takes a picture out of the middle of a paragraph, which goes on after it', () => {
    expect(partsOf('<p>a <b>b <img src="c.jpg" alt=" C "> d</b></p>')).toEqual([
      { kind: 'text', html: '<p>a <strong>b</strong></p>' },
      picture('c.jpg', 'C'),
      { kind: 'text', html: '<p><strong>d</strong></p>' },
    ]);
  });

  it.each([
    ['<figure><img src=a.jpg><figcaption>The <b>sea</b></figcaption></figure>', 'a.jpg', 'The sea'],
    ['<div class="wp-caption"><img src=a.jpg><p class="wp-caption-text">Sea</p></div>', 'a.jpg', 'Sea'],
    [
      '<a href="https://x.example/a.jpg"><img src="https://x.example/a-300x200.jpg"></a>',
      'https://x.example/a.jpg',
      '',
    ],
    ['<a href="https://x.example/page"><img src="/a-300x200.jpg"></a>', '/a-300x200.jpg', ''],
    ['<img src="/s.jpg" srcset="/s-300x1.jpg 300w, /l-900x3.jpg 900w">', '/s.jpg', ''],
    ['<img src="data:image/gif;base64,R0" data-srcset="/s.jpg 300w, /l.jpg 900w">', '/l.jpg', ''],
    ['<img src="/s-1x1.jpg" data-orig-file="/o.jpg">', '/o.jpg', ''],
    [
      '<div><noscript><img src="/n.jpg"></noscript><img data-src="/n.jpg" data-image="//c.example/i.jpg"></div>',
      'https://c.example/i.jpg',
      '',
    ],
    ['<div><img src="data:image/gif;base64,R0"><noscript><img src="/n.jpg"></noscript></div>', '/n.jpg', ''],
  ])('%s', (html, src, caption) => {
    expect(partsOf(html)).toEqual([picture(src, '', caption)]);
  });

  it('leaves out what only counts visitors, and reads a small drawing as the sign that it is', () => {
    expect(partsOf('a<img src="t.gif" width=1 height=1><img class="emoji" src="e.png" alt="🙂">')).toEqual([
      { kind: 'text', html: '<p>a🙂</p>' },
    ]);
  });

  it.each([
    '<figure class="wp-block-gallery"><figure><img src=a.jpg><figcaption>A</figcaption></figure><figure><img src=b.jpg></figure><figcaption>All</figcaption></figure>',
    '<ul class="blocks-gallery-grid"><li><figure><img src=a.jpg><figcaption>A</figcaption></figure></li><li><figure><img src=b.jpg></figure></li></ul><p>All</p>',
    '<div class="gallery"><dl class="gallery-item"><dt><a href="/x"><img src=a.jpg></a><dd class="wp-caption-text gallery-caption">A</dl><dl><dt><img src=b.jpg></dl></div>All',
    '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src=a.jpg><div class="image-caption">A</div></div><div class="kg-gallery-image"><img src=b.jpg></div></div><figcaption>All</figcaption></figure>',
  ])('%s', (html) => {
    const pictures = [
      { src: 'a.jpg', alt: '', caption: 'A' },
      { src: 'b.jpg', alt: '', caption: '' },
    ];
    expect(partsOf(html)).toEqual([
      { kind: 'gallery', pictures },
      { kind: 'text', html: '<p>All</p>' },
    ]);
  });

  it('leaves figures that follow one another single', () => {
    expect(partsOf('<figure><img src=a.jpg></figure>\n<figure><img src=b.jpg></figure>')).toEqual([
      picture('a.jpg'),
      picture('b.jpg'),
    ]);
  });

  it.each([
    [
      '<iframe src="//www.youtube.com/embed/abcdefghijk"></iframe>',
      'https://www.youtube.com/embed/abcdefghijk',
    ],
    ['<p>https://youtu.be/abcdefghijk</p>', 'https://youtu.be/abcdefghijk'],
    ['<p><a href="https://vimeo.com/12345">vimeo.com/12345</a></p>', 'https://vimeo.com/12345'],
    ['<video controls><source src="/a.webm"><source src="/a.mp4">No video</video>', '/a.webm'],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/9\n</div></figure>',
      'https://vimeo.com/9',
    ],
  ])('%s', (html, address) => {
    expect(partsOf(html)).toEqual([{ kind: 'film', address }]);
  });

  it('leaves an address within a sentence there, and links what plays elsewhere', () => {
    expect(texts('<p>See <a href="https://vimeo.com/1">https://vimeo.com/1</a> now</p>')).toEqual([
      '<p>See <a href="https://vimeo.com/1">https://vimeo.com/1</a> now</p>',
    ]);
    expect(texts('<iframe src="https://maps.example/x"></iframe><audio src="/a.mp3"></audio>')).toEqual([
      '<p><a href="https://maps.example/x">https://maps.example/x</a></p><p><a href="/a.mp3">/a.mp3</a></p>',
    ]);
  });

  it.each([
    ['<blockquote><p>To see.</p><cite>Vera</cite></blockquote>', 'To see.', 'Vera'],
    ['<blockquote>To see.<br>— Vera</blockquote>', 'To see.', 'Vera'],
    ['<blockquote><p>To see.</p><footer>– <cite>Vera</cite></footer></blockquote>', 'To see.', 'Vera'],
    ['<blockquote><p>To see.<br><cite>Vera</cite></p></blockquote>', 'To see.', 'Vera'],
    ['<blockquote><p>I read <cite>Dunes</cite></p><p>twice</p></blockquote>', 'I read Dunes\ntwice', ''],
  ])('%s', (html, words, source) => {
    expect(partsOf(html)).toEqual([{ kind: 'quote', words, source }]);
  });

  it('keeps a blockquote of headings and lists as text', () => {
    expect(texts('<blockquote><h2>a</h2><ul><li>b</ul></blockquote>')).toEqual([
      '<blockquote><h2>a</h2><ul><li>b</li></ul></blockquote>',
    ]);
  });
});

const TAGS = new Set<string>([...BLOCK_TAGS, ...INLINE_TAGS]);
const word = fc.constantFrom('sea', 'сіль', 'a&b', 'x<y', '2024', 'end.');
const escaped = word.map((each) => each.replace('&', '&amp;').replace('<', '&lt;'));
const inline = fc
  .tuple(fc.constantFrom('b', 'em', 'span', 'a', 'u'), escaped)
  .map(([tag, each]) => `<${tag}>${each}</${tag}>`);
const line = fc.array(fc.oneof(escaped, inline), { maxLength: 5 }).map((words) => words.join(' '));
const block = fc.oneof(
  line.map((each) => `<p>${each}</p>`),
  line.map((each) => `<h2>${each}</h2>`),
  line.map((each) => `<figure><img src="a.jpg"><figcaption>${each}</figcaption></figure>`),
  fc
    .array(line, { maxLength: 3 })
    .map((lines) => `<ul>${lines.map((each) => `<li>${each}</li>`).join('')}</ul>`),
  fc.array(line, { maxLength: 3 }).map((lines) => `<div>${lines.join('<br>')}</div>`),
);
const soup = fc
  .array(
    fc.oneof(
      block,
      fc.string(),
      fc.constantFrom(
        '<',
        '</p>',
        '<a href="javascript:x">',
        '<ul><p>',
        '<table><td>',
        '<blockquote>',
        '<svg>',
        '&#x110000;',
        '&lt',
        '<div class="gallery"><img src=x>',
      ),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('partsOf: whatever is given', () => {
  it('writes only tags of texts, well nested, and no unsafe link', () => {
    fc.assert(
      fc.property(soup, (html) => {
        for (const part of partsOf(html)) {
          if (part.kind !== 'text') continue;
          const open: string[] = [];
          for (const [, close = '', name = '', rest = ''] of part.html.matchAll(
            /<(\/?)([a-z0-9]+)([^>]*)>/g,
          )) {
            expect(TAGS.has(name)).toBe(true);
            expect(rest).toMatch(/^(?: href="(?!javascript)[^"<>]*")?$/);
            if (close !== '') expect(open.pop()).toBe(name);
            else if (name !== 'br' && name !== 'hr') open.push(name);
          }
          expect(open).toEqual([]);
        }
      }),
    );
  });

  it('loses no word of paragraphs, figures and lists, and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const html = blocks.join('\n');
        const read = partsOf(html).map((part) => {
          if (part.kind === 'text') return wordsOf(part.html);
          return part.kind === 'picture' ? part.picture.caption : '';
        });
        expect(read.filter((each) => each !== '').join(' ')).toBe(wordsOf(html));
      }),
    );
  });

  it('takes neither the stack nor the square of its length', () => {
    for (const piece of [
      '<div>',
      '<b>',
      '</b>',
      '<ul><li>',
      '<p>x',
      '<blockquote>',
      '<table><tr><td>',
      '<figure><img src=a>',
      '<noscript><img src=a>',
      '<a href=',
      '<!--',
      '&amp;',
      '<div class=gallery>',
    ]) {
      const started = performance.now();
      partsOf(piece.repeat(200_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(HANG_MS);
    }
    expect(texts(`${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}`)).toEqual(['<p>deep</p>']);
  });
});
