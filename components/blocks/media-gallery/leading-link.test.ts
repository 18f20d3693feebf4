import { describe, expect, it } from 'vitest';
import { withLeadingLink } from './leading-link';

describe('where an item of a gallery leads (linker; docs/reference/media.md#library)', () => {
  it.each([
    ['<a href="/works">A work</a>, 2024', '<a data-leads="" href="/works">A work</a>, 2024'],
    [
      '<em><a href="/a">A</a></em> and <a href="/b">B</a>',
      '<em><a data-leads="" href="/a">A</a></em> and <a href="/b">B</a>',
    ],
    [
      '<a>nowhere</a> <a lang="uk" href="/b">B</a>',
      '<a>nowhere</a> <a data-leads="" lang="uk" href="/b">B</a>',
    ],
    ['no link', 'no link'],
    ['', ''],
  ])('%s', (caption, expected) => {
    expect(withLeadingLink(caption)).toBe(expected);
  });
});
