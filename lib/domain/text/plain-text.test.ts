import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@/tests/setup/hang';
import { plainText } from './plain-text';

describe('plainText: HTML stripped (docs/reference/lists-and-filters.md#filtering)', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['wa<strong>ter</strong>', 'water'],
    ['one<br>two<br/>three', 'one two three'],
    ['a <a href="/secret" title="x > y">link</a>', 'a link'],
    ['before<script>var hidden = "<p>";</script>after', 'before after'],
    ['before<STYLE media="a>b">p{color:red}</STYLE >after', 'before after'],
    ['before<script>never closed', 'before'],
    ['before<script', 'before'],
    ['before<!-- hidden <p> -->after', 'beforeafter'],
    ['before<!-- never closed', 'before'],
    ['Tom &amp; Ann &lt;3&nbsp;&#1110;&#x456; &unknown;', 'Tom & Ann <3 іі &unknown;'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a <b that never ends', 'a <b that never ends'],
    ['  two   words \n', 'two words'],
    ['', ''],
  ])('%j → %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('never throws, and leaves text without markup alone', () => {
    fc.assert(fc.property(fc.string(), (value) => typeof plainText(value) === 'string'));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('їжак', 'Sea', '2024', '>')), (words) => {
        expect(plainText(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });

  it('does not hang over a megabyte made to be slow', () => {
    for (const piece of ['<script ', '<a "', '<', '<!--', '<script></script', '&#']) {
      const started = performance.now();
      plainText(piece.repeat(1_000_000 / piece.length));
      expect(performance.now() - started).toBeLessThan(HANG_MS);
    }
  });
});
