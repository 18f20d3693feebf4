import { describe, expect, it } from 'vitest';
import { KnownMarkup } from './known-markup';

describe('markup that was cleaned lately', () => {
  const counted = () => {
    const requested: string[] = [];
    const clean = (html: string) => {
      requested.push(html);
      return html.replaceAll('!', '');
    };
    return { requested, clean };
  };

  it('is cleaned once, whatever it becomes', () => {
    const { requested, clean } = counted();
    const known = new KnownMarkup();
    for (const html of ['a!', 'a', 'a!', 'a', ''])
      expect(known.cleaned(html, clean)).toBe(html.replaceAll('!', ''));
    expect(requested).toEqual(['a!', 'a', '']);
  });

  it('is forgotten when room is needed, the longest unused first', () => {
    const { requested, clean } = counted();
    const known = new KnownMarkup(6);
    for (const html of ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb']) known.cleaned(html, clean);
    expect(requested).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  it('that is larger than the whole cache is cleaned and not kept', () => {
    const { requested, clean } = counted();
    const known = new KnownMarkup(3);
    for (const html of ['aaaa', 'aaaa', 'b', 'b']) known.cleaned(html, clean);
    expect(requested).toEqual(['aaaa', 'aaaa', 'b']);
  });
});
