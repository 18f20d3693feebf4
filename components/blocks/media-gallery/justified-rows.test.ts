import { describe, expect, it } from 'vitest';
import { justifiedRows } from './justified-rows';

/** How many pictures stand in each row. */
function rows(ratios: number[], columns: number): number[] {
  const counts: number[] = [];
  const places = justifiedRows(ratios, columns);
  for (let index = 0; index < places.length; index += places[index]?.count ?? 1) {
    counts.push(places[index]?.count ?? 0);
  }
  return counts;
}

const LANDSCAPE = 1.5;
const UPRIGHT = 0.67;

describe('rows of one height (layout masonry; docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['pictures of one shape', Array(6).fill(LANDSCAPE), 3, [3, 3]],
    ['one column', [LANDSCAPE, UPRIGHT, 1], 1, [1, 1, 1]],
    ['a panorama alone in its row', [1, 1, 1, 4, 1, 1, 1], 3, [3, 1, 3]],
    [
      'more upright ones in a row than wide ones',
      [UPRIGHT, UPRIGHT, UPRIGHT, LANDSCAPE, LANDSCAPE],
      2,
      [3, 2],
    ],
    ['a single picture', [LANDSCAPE], 3, [1]],
    ['none', [], 3, []],
  ])('%s', (_what, ratios: number[], columns, expected) => {
    expect(rows(ratios, columns)).toEqual(expected);
  });

  it('gives each picture of a row the width that makes their heights equal, and fills the row', () => {
    const ratios = [1.5, 0.67, 1.33, 1.78, 1, 0.75];
    const places = justifiedRows(ratios, 3);
    const heights = places.map(({ share }, index) => share / (ratios[index] ?? 1));
    const first = places[0]?.count ?? 0;
    for (const height of heights.slice(0, first)) expect(height).toBeCloseTo(heights[0] ?? 0, 10);
    const filled = places.slice(0, first).reduce((sum, { share, rest }) => sum + share + rest, 0);
    expect(filled).toBeCloseTo(1, 10);
  });

  it('gives each of several on a small screen room for its caption, and one alone what the height allows', () => {
    const places = justifiedRows([LANDSCAPE, UPRIGHT, 1, LANDSCAPE, UPRIGHT], 2, {
      narrowest: 0.38,
      highest: 0.8,
    });
    expect(places.map(({ count }) => count)).toEqual([1, 2, 2, 1, 1]);
    for (const { share, count } of places) if (count > 1) expect(share).toBeGreaterThanOrEqual(0.38);
    expect(places[0]?.share).toBe(1);
    expect(places[4]?.share).toBeCloseTo(UPRIGHT * 0.8, 10);
  });

  it('shows no slender picture smaller than its part of a small screen', () => {
    const limits = { narrowest: 0.38, highest: 0.8 };
    for (const { share } of justifiedRows([0.2, 0.25, LANDSCAPE, 0.2], 2, limits)) {
      expect(share).toBeGreaterThanOrEqual(0.38);
    }
  });

  it('leaves a short last row short, so that no picture outgrows the others', () => {
    const places = justifiedRows([LANDSCAPE], 3);
    expect(places[0]?.share).toBeCloseTo(1 / 3, 10);
    expect(places[0]?.rest).toBeCloseTo(2 / 3, 10);
  });
});
