import { describe, expect, it } from 'vitest';
import { inlineStyles, withRootAddresses } from './inline-styles';

const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a-b_c.css" data-precedence="next"/>';
const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`;

describe('inlineStyles (docs/reference/performance.md#finished-pages)', () => {
  it('writes the rules before their link, which is then not fetched', () => {
    const { html, styles } = inlineStyles(page(LINK), () => 'p{color:red}');
    expect(styles).toEqual(['p{color:red}']);
    expect(html).toBe(
      page(
        '<style>p{color:red}</style><link rel="stylesheet" href="/_next/static/chunks/a-b_c.css" disabled="" media="not all" data-precedence="next"/>',
      ),
    );
  });

  it('changes nothing the second time', () => {
    const { html: once } = inlineStyles(page(LINK), () => 'p{color:red}');
    expect(inlineStyles(once, () => 'p{color:red}')).toEqual({ html: once, styles: [] });
  });

  it.each([
    ['a file that cannot be read', page(LINK), null],
    ['rules that would end the element', page(LINK), 'p{content:"</style>"}'],
    ['a sheet of another folder', page('<link rel="stylesheet" href="/other/a.css"/>'), 'p{}'],
    [
      'another kind of link',
      page('<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>'),
      'p{}',
    ],
    [
      'what only looks like one in a text',
      page('&lt;link rel="stylesheet" href="/_next/static/a.css"/&gt;'),
      'p{}',
    ],
  ])('leaves %s', (_, html, rules) => {
    expect(inlineStyles(html, () => rules)).toEqual({ html, styles: [] });
  });
});

describe('withRootAddresses', () => {
  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a.woff2")', 'url("/_next/static/media/a.woff2")'],
    ['url(b.png)', 'url(/_next/static/chunks/b.png)'],
    ['url(/media/a.png)', 'url(/media/a.png)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
    ['url("data:image/svg+xml,%3Csvg/%3E")', 'url("data:image/svg+xml,%3Csvg/%3E")'],
    ['url(#mask)', 'url(#mask)'],
  ])('%s → %s', (given, expected) => {
    expect(withRootAddresses(`a{b:${given}}`, 'static/chunks/x.css')).toBe(`a{b:${expected}}`);
  });
});
