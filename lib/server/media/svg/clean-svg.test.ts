import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawings, markupCollections } from '@/tests/corpora/read-corpora';
import { cleanSvg } from './clean-svg';
import { readXml, XmlError } from './read-xml';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`;
const inner = (text: string) =>
  cleanSvg(text)
    .text.trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/^<svg[^>]*\/>$/, '');

describe('a drawing without what could act (security U-7)', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<script xlink:href="data:text/javascript,alert(1)"/>', ''],
    ['<g onload="alert(1)" onclick="x()" fill="red"/>', '<g fill="red"/>'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script/></body></foreignObject>', ''],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', ''],
    ['<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></g>', ''],
    ['<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', '<g><path d="M0 0"/></g>'],
    ['<use href="https://evil.example/x.svg#a"/>', '<use/>'],
    ['<use xlink:href="//evil.example/x.svg#a"/>', '<use/>'],
    ['<use y:href="data:image/svg+xml,x#a" xmlns:y="http://www.w3.org/1999/xlink"/>', '<use/>'],
    ['<use href="#a"/>', '<use href="#a"/>'],
    ['<image href="http://169.254.169.254/x.png"/>', '<image/>'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image/>'],
    ['<image href="data:image/png;base64,aGk="/>', '<image href="data:image/png;base64,aGk="/>'],
    ['<feImage href="https://evil.example/"/>', '<feImage/>'],
    ['<rect fill="url(https://evil.example/#a)"/>', '<rect/>'],
    ['<rect fill="url(#a)"/>', '<rect fill="url(#a)"/>'],
    ['<rect fill="u\\72l(https://evil.example)"/>', '<rect/>'],
    ['<rect style="fill:red;background:url(//evil.example);x:expression(1)"/>', '<rect style="fill:red"/>'],
    ['<rect style="fill:/**/url(//evil.example)"/>', '<rect/>'],
    ['<rect style="fill:u\\rl(//evil.example)"/>', '<rect/>'],
    ['<style>@import "//evil.example/a.css"; .a{fill:red}</style>', '<style>.a{fill:red}</style>'],
    ['<style>@font-face{src:url(//evil.example)} .a{fill:red}</style>', '<style>.a{fill:red}</style>'],
    ['<style>.a{fill:red;cursor:url(x.cur)}</style>', '<style>.a{fill:red}</style>'],
    ['<style><![CDATA[.a>.b{fill:red}]]></style>', '<style>.a&gt;.b{fill:red}</style>'],
    ['<style>@media print{.a{fill:url(//evil.example);x:y}}</style>', '<style>@media print{.a{x:y}}</style>'],
    ['<style>.a{}</style><style><script>alert(1)</script></style>', '<style>.a{}</style><style/>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', ''],
    ['<set attributeName="xlink:href" to="javascript:alert(1)"/>', ''],
    ['<set attributeName="onclick" to="alert(1)"/>', ''],
    ['<animate attributeName="x" to="3"/>', '<animate attributeName="x" to="3"/>'],
    ['<animate attributeName="fill" to="url(//evil.example)"/>', '<animate attributeName="fill"/>'],
    ['<text>&lt;script&gt; &amp; &#x3c;b&#62;</text>', '<text>&lt;script&gt; &amp; &lt;b&gt;</text>'],
    ['<title><script>alert(1)</script>A</title>', '<title>A</title>'],
    ['<iframe src="https://evil.example"/><audio/><handler/><embed/>', ''],
    ['<!-- a --><?xml-stylesheet href="//evil.example"?><metadata><x/></metadata>', ''],
    ['<g xml:base="https://evil.example/" xml:space="preserve"/>', '<g xml:space="preserve"/>'],
    ['<g data-x="1" ping="//evil.example" src="x" xmlns:e="e:e" e:onload="x"/>', '<g/>'],
  ])('%s', (given, kept) => {
    expect(inner(svg(given))).toBe(kept);
  });

  it('what holds it is judged like the rest', () => {
    const { text } = cleanSvg(svg('<g/>', 'onload="alert(1)" style="background:url(//evil.example)" id="a"'));
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" id="a"><g/></svg>\n',
    );
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    [
      'an outer entity',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg><text>&a;</text></svg>',
    ],
    ['half a drawing', '<svg><g>'],
    ['wrong nesting', '<svg><g></svg></g>'],
    ['two roots', '<svg/><svg/>'],
    ['words around it', 'GIF89a<svg/>'],
    ['an attribute twice', '<svg id="a" id="b"/>'],
    ['an attribute without quotes', '<svg id=a/>'],
    ['a sign that is none', '<svg>&#0;</svg>'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['another kind', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['nothing', ''],
    ['a name of several parts', '<svg><svg:g:x xmlns:svg="http://www.w3.org/2000/svg"/></svg>'],
    ['an attribute of several parts', '<svg a:href:b="#a"/>'],
    ['a sign that XML 1.1 alone knows', '<?xml version="1.1"?><svg><text>&#1;</text></svg>'],
    ['a broken comment', '<svg><!-- a -- b --></svg>'],
    [
      'an entity of the own type',
      '<!DOCTYPE svg [<!ENTITY amp "b"><!ENTITY c "d">]><svg><text>&c;</text></svg>',
    ],
    ['too many attributes', `<svg ${Array.from({ length: 1_001 }, (_, at) => `a${at}=""`).join(' ')}/>`],
    ['a deep one', `${'<g>'.repeat(5000)}`],
    ['a wide one', `<svg>${'<g/>'.repeat(100_001)}</svg>`],
  ])('%s is refused', (_name, text) => {
    expect(() => cleanSvg(text)).toThrow(XmlError);
  });

  it('is read the same again where lines end within a value or in words', () => {
    const { text } = cleanSvg(svg('<path d="M0 0\r\n\tL1 1" class="a&#10;b"/><text>a\r\nb&#13;</text>'));
    expect(text).toContain('<path d="M0 0  L1 1" class="a&#10;b"/><text>a\nb&#13;</text>');
    expect(cleanSvg(text).text).toBe(text);
  });

  it('empty lines before its declaration do not matter', () => {
    expect(inner(`\ufeff\r\n<?xml version="1.0"?>${svg('<g/>')}`)).toBe('<g/>');
  });

  it('a document type is passed over', () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd" [<!ENTITY a "]>">]>';
    expect(inner(`<?xml version="1.0"?>\n${type}\n${svg('<g/>')}`)).toBe('<g/>');
  });

  it.each([
    ['width="30" height="15"', 30, 15],
    ['width="30px" height="15px"', 30, 15],
    ['width="100%"', 40, 20],
    ['width="80"', 80, 40],
    ['', 40, 20],
  ])('its size with %j', (attributes, width, height) => {
    expect(cleanSvg(svg('', attributes))).toMatchObject({ width, height });
  });

  it.each([
    ['a side that cannot be', 'viewBox="0 0 1 99999"', 'width="2"', null],
    ['one side of a box', 'viewBox="0 0 16"', '', null],
    ['a box that is not kept', 'viewBox="0 0 16 16 /*"', '', null],
    ['a sign that no XML holds', 'viewBox="0 0 16 16\u0001"', 'class="a\u0000\uffff"', 16],
  ])('its size is both sides or none, and stays: %s', (_name, box, more, side) => {
    const drawing = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${box} ${more}/>`);
    expect(drawing).toMatchObject({ width: side, height: side });
    expect(cleanSvg(drawing.text)).toEqual(drawing);
  });

  // Patterns that look back would take minutes: the test's own time is the limit.
  it.each([
    ['attributes', `<svg ${'a="b" '.repeat(50_000)}`],
    ['signs', `<svg a="${'&'.repeat(100_000)}"/>`],
    ['rules', `<svg><style>${'a{'.repeat(50_000)}</style></svg>`],
    ['comments', `<svg><style>${'/*'.repeat(50_000)}</style></svg>`],
    ['words of a type', `<!DOCTYPE svg [${'"a" '.repeat(50_000)}`],
    ['addresses', `<svg style="${'a:url('.repeat(20_000)}"/>`],
  ])('%s that go on and on come to an end', (_name, text) => {
    let outcome: unknown;
    try {
      outcome = cleanSvg(text).text;
    } catch (error) {
      outcome = error;
    }
    expect(outcome instanceof XmlError || typeof outcome === 'string').toBe(true);
    expect(String(outcome).length).toBeLessThan(1_000);
  });
});

it.each(drawings().map(({ name, bytes }) => [name, bytes] as const))(
  'the drawing %s looks the same',
  async (_name, given) => {
    const draw = (bytes: Buffer) => sharp(bytes).resize(200).ensureAlpha().raw().toBuffer();
    const { text } = cleanSvg(given.toString());
    expect((await draw(Buffer.from(text))).equals(await draw(given))).toBe(true);
    expect(cleanSvg(text).text).toBe(text);
  },
);

it.each(markupCollections())('of hostile markup %s nothing is left in a drawing', (_name, lines) => {
  for (const line of lines) {
    const drawn = svg(`${line}<rect style="${line.replaceAll('"', "'")}"/>`);
    const cleaned = (() => {
      try {
        return cleanSvg(drawn).text;
      } catch (error) {
        expect(error).toBeInstanceOf(XmlError);
        return svg('');
      }
    })();
    for (const element of everyElement(readXml(cleaned))) {
      expect(element.name).not.toMatch(/script|foreign|iframe|object|embed|^a$/i);
      for (const [attribute, value] of element.attributes) {
        expect(attribute).not.toMatch(/^on/i);
        if (!attribute.startsWith('xmlns'))
          expect(value).not.toMatch(/javascript:|url\(\s*["']?[^#"']|expression\(/i);
      }
    }
  }
});

function everyElement(element: ReturnType<typeof readXml>): ReturnType<typeof readXml>[] {
  return [
    element,
    ...element.children.flatMap((each) => (typeof each === 'string' ? [] : everyElement(each))),
  ];
}
