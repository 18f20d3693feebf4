import { describe, expect, it } from 'vitest';
import { block } from '@/tests/factories/page-view';
import { headingsAbove, orderHeadings, tagAfter } from './heading-levels';

describe('headings in order (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['<h2>A</h2><p>x</p><h3>B</h3>', 1, '<h2>A</h2><p>x</p><h3>B</h3>', 3],
    ['<h4>A</h4><h4>B</h4>', 2, '<h3 data-looks="h4">A</h3><h4>B</h4>', 4],
    ['<h3 class="lead">A</h3>', 1, '<h2 data-looks="h3" class="lead">A</h2>', 2],
    ['<h2>A</h2><h5>B</h5><h2>C</h2>', 2, '<h2>A</h2><h3 data-looks="h5">B</h3><h2>C</h2>', 2],
    ['<p>h2 &lt;h4&gt;</p><hr /><p>x</p>', 2, '<p>h2 &lt;h4&gt;</p><hr /><p>x</p>', 2],
  ])('%s below level %d', (html, above, expected, last) => {
    expect(orderHeadings(html, above)).toEqual({ html: expected, last });
  });

  it.each([
    [1, 'h3', 'h2'],
    [2, 'h3', 'h3'],
    [2, 'h6', 'h3'],
    [1, 'span', 'span'],
  ])('after level %d, %s is %s', (above, tag, expected) => {
    expect(tagAfter(above, tag)).toBe(expected);
  });

  it('knows what stands above each block of a section', () => {
    const list = block('PageList', {
      parentPage: '/works',
      template: { items: [{ id: 't', type: 'title', config: {} }] },
    });
    const blocks = [block('Quote', {}), block('RichText', { content: '<h2>A</h2><h3>B</h3>' }), list, list];
    expect(headingsAbove(blocks, false)).toEqual([1, 1, 3, 3]);
    expect(headingsAbove([list, list], false)).toEqual([1, 2]);
    expect(headingsAbove([list, block('HeroSlider', { slides: [{ title: 'A' }] }), list], true)).toEqual([
      2, 3, 2,
    ]);
  });
});
