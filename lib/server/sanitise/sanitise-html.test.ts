import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupCollections } from '@/tests/corpora/read-corpora';
import { faultOfMarkup, HOSTILE_MARKUP } from '@/tests/factories/hostile-markup';
import { HANG_MS } from '@/tests/setup/hang';
import { sanitiseHtml } from './sanitise-html';

const LEVELS = ['inline', 'rich'] as const;

function isClean(html: string): void {
  for (const level of LEVELS) {
    const clean = sanitiseHtml(html, level);
    expect([html, faultOfMarkup(clean)]).toEqual([html, null]);
    expect(sanitiseHtml(clean, level)).toBe(clean);
  }
}

describe('hostile markup (security X-2, X-3, X-5)', () => {
  it.each(HOSTILE_MARKUP)('%s', isClean);

  it('alone, in an attribute, in an allowed tag and in one that is taken away', () => {
    for (const one of HOSTILE_MARKUP) {
      for (const html of [
        `<p>${one}</p>`,
        `<p title="${one}">x</p>`,
        `<svg>${one}</svg>`,
        `<div>${one}`,
        `<!--${one}-->`,
      ])
        isClean(html);
    }
  });

  it('paragraphs that only later turn out to stand in each other', () => {
    isClean('<p><scr<script>ipt>alert(1)</scr</script>ipt><p/onclick=alert(1)/x>x');
  });

  it('any two together', () => {
    for (const one of HOSTILE_MARKUP) for (const other of HOSTILE_MARKUP) isClean(one + other);
  });

  it('whatever is put together of its parts', () => {
    const part = fc.oneof(
      fc.constantFrom(...HOSTILE_MARKUP),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        '&#60;',
        '<p>',
        '</p>',
        '<a href=',
        '<svg>',
        '<!--',
        '-->',
        '</style>',
        '\0',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => isClean(parts.join(''))),
      { numRuns: 500 },
    );
  });

  it.each(markupCollections())('markup %s', (_name, vectors) => {
    expect(vectors.length).toBeGreaterThan(40);
    vectors.forEach(isClean);
  });
});

it.each([
  '<img src=x>',
  '<p onclick="x">',
  '<p',
  '<a href="javascript:x">',
  '<a href="//x.y">',
  '<p id="x">',
  '<!-- -->',
])('the judge of these tests finds fault with %s', (html) => {
  expect(faultOfMarkup(html)).not.toBeNull();
});

describe('what is taken away', () => {
  it.each([
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<h1>a</h1>', 'a'],
    ['a<script>b</script>c', 'ac'],
    ['a<style>b</style>c', 'ac'],
    ['<p id="x" name="y" style="color:red" onclick="z">a</p>', '<p>a</p>'],
    ['<p class="lead fixed text-center">a</p>', '<p class="lead text-center">a</p>'],
    ['<a href="javascript:x" title="t">a</a>', '<a title="t">a</a>'],
    ['<a href="/x" target="_top">a</a>', '<a href="/x">a</a>'],
    [
      '<a href="/x" target="_blank" rel="opener">a</a>',
      '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href=" /x ">a</a>', '<a href="/x">a</a>'],
    [
      '<a href="https://b.example/" rel="opener" target="_self">a</a>',
      '<a href="https://b.example/" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="mailto:a@b.example" rel="me">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ])('%s', (html, expected) => {
    expect(sanitiseHtml(html, 'rich')).toBe(expected);
  });

  it('a caption has no paragraphs, a text has', () => {
    expect(sanitiseHtml('<p>a <em>b</em></p>', 'inline')).toBe('a <em>b</em>');
    expect(sanitiseHtml('<p>a <em>b</em></p>', 'rich')).toBe('<p>a <em>b</em></p>');
  });
});

describe('markup that is made to be slow (security V-2)', () => {
  const tags = (html: string) => html.split('<').length - 1;

  function depthOf(html: string): number {
    let depth = 0;
    let deepest = 0;
    for (const [tag] of html.matchAll(/<[^>]*>/g)) {
      if (tag.endsWith('/>')) continue;
      depth += tag.startsWith('</') ? -1 : 1;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  it.each([
    '<b>',
    '<p><b>',
    '<ul><li>',
    '<svg>',
    '<',
    '<a href="/x">',
    '<b><x>',
    '<!--',
    '</p>',
    '<p title="',
  ])('the longest text of nothing but %s keeps its words, and few tags', (part) => {
    const html = `word${part.repeat(200_000 / part.length)}`;
    for (const level of LEVELS) {
      const clean = sanitiseHtml(html, level);
      expect(clean).toMatch(/^(?:<p>)?word/);
      expect(tags(clean)).toBeLessThan(10);
    }
    isClean(html);
  });

  it.each([
    ['signs', '&'.repeat(1_900_000)],
    ['attributes', `<a ${Array.from({ length: 150_000 }, (_, at) => `a${at}`).join(' ')}>x</a>`],
    ['attributes with signs', `<a ${'b="&" '.repeat(300_000)}>x</a>`],
    ['references', '&#'.repeat(900_000)],
    ['paragraphs', `<p>${'a'.repeat(200_000)}</p>`],
  ])('of more than was ever taken in, %s, only words are left, and soon', (_, html) => {
    const begun = performance.now();
    for (const level of LEVELS) expect(tags(sanitiseHtml(html, level))).toBe(0);
    expect(performance.now() - begun).toBeLessThan(HANG_MS);
  });

  it('a nest is followed to a depth that every browser follows, and its words are kept', () => {
    const html = `${'<blockquote>'.repeat(4000)}deep${'</blockquote>'.repeat(4000)}`;
    const clean = sanitiseHtml(html, 'rich');
    expect([depthOf(clean), clean.includes('deep')]).toEqual([64, true]);
    isClean(html);
  });

  it('a long text with many marks is none of these', () => {
    const html = '<p>Кожне <em>слово</em> з <strong>позначкою</strong>.</p>'.repeat(1500);
    expect(sanitiseHtml(html, 'rich')).toBe(html);
  });
});

describe('good text survives (security X-4)', () => {
  it.each([
    '<h2>Заголовок</h2><p>Її ґава й є мрія <strong>і</strong> край</p>',
    '<p dir="rtl" lang="ar">مرحبا <em>بالعالم</em></p>',
    '<p>👩‍👩‍👧‍👦 🏳️‍🌈 café café a\u00a0b\u2009c — “x” … ½</p>',
    '<ul><li>one</li><li>two<ol start="3"><li>three</li></ol></li></ul>',
    '<blockquote><p>a</p></blockquote><pre><code>if (a &lt; b &amp;&amp; c &gt; d) {\n  e();\n}</code></pre><hr />',
    '<p>H<sub>2</sub>O, E = mc<sup>2</sup>, <s>no</s> <u>yes</u><br />next</p>',
    '<p><a href="https://example.com/a?b=1&amp;c=2#d" rel="noopener noreferrer">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+380441234567">c</a> <a href="/ru/about#x">d</a> <a href="#e">e</a></p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, AT&amp;T, &amp;lt;</p>',
  ])('%s', (html) => {
    expect(sanitiseHtml(html, 'rich')).toBe(html);
  });

  it('of a word processor’s paragraph the words and the marks stay', () => {
    const pasted =
      '<p class=MsoNormal style="margin:0"><span lang=UK style="font-size:12pt">Привіт, <b>світе</b><o:p>&nbsp;</o:p></span></p>';
    expect(sanitiseHtml(pasted, 'rich')).toBe('<p><span lang="UK">Привіт, <b>світе</b>\u00a0</span></p>');
  });
});
