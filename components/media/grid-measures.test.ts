import { describe, expect, it } from 'vitest';
import { measureGrid, moveInGrid } from './grid-measures';

describe('columns of the library (docs/reference/media.md#library)', () => {
  it.each([
    [280, 2],
    [559, 2],
    [560, 3],
    [800, 4],
    [1_080, 5],
    [2_400, 5],
  ])('%i px wide: %i', (width, columns) => {
    const measures = measureGrid({ width, layout: 'grid', captionHeight: 40 });
    const { gap, tileWidth, rowHeight } = measures;
    expect(measures.columns).toBe(columns);
    expect(columns * tileWidth + (columns - 1) * gap).toBeCloseTo(width);
    expect(rowHeight).toBe(Math.round(tileWidth * 0.75) + 40);
  });

  it('are one in a list', () => {
    expect(measureGrid({ width: 900, layout: 'list', captionHeight: 40 })).toMatchObject({
      columns: 1,
      tileWidth: 900,
    });
  });
});

describe('keys of the library', () => {
  // Three rows of four and one of two.
  const grid = { count: 14, columns: 4, rows: 2, isRightToLeft: false };
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 13, 13],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 9, 13],
    ['ArrowDown', 10, 13],
    ['ArrowDown', 12, 12],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageDown', 6, 13],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
    ['Home', 9, 0],
    ['End', 2, 13],
    ['a', 2, null],
  ] as const)('%s from %i: %s', (key, index, target) => {
    expect(moveInGrid(key, { ...grid, index })).toBe(target);
  });

  it('follow the direction of writing', () => {
    const place = { ...grid, index: 5, isRightToLeft: true };
    expect([moveInGrid('ArrowLeft', place), moveInGrid('ArrowRight', place)]).toEqual([6, 4]);
  });
});
