import { describe, expect, it } from 'vitest';
import { xmlElement, xmlText } from './xml';

describe('XML that is well-formed whatever its texts are (security X-7)', () => {
  it.each([
    [`<b> & "it's"`, '&lt;b&gt; &amp; &quot;it&apos;s&quot;'],
    ['a\u0000b\u000bc\ufffed\uffff', 'abcd'],
    ['tab\tline\n', 'tab\tline\n'],
    ['half \ud800 and whole 🌊', 'half  and whole 🌊'],
    [']]>', ']]&gt;'],
  ])('%j', (text, written) => {
    expect(xmlText(text)).toBe(written);
  });

  it('writes attributes that are there, and closes what holds nothing', () => {
    expect(xmlElement('link', { rel: 'self', href: 'a&b', length: 3, type: undefined })).toBe(
      '<link rel="self" href="a&amp;b" length="3"/>',
    );
    expect(xmlElement('title', {}, 'x')).toBe('<title>x</title>');
  });
});
