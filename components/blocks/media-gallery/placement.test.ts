import { describe, expect, it } from 'vitest';
import type { MediaFacts } from '@/lib/domain/media/model';
import { arrangementOf, cellShape, placements } from './placement';

const shaped = (width: number, height: number): MediaFacts => ({ contentType: 'image/jpeg', width, height });
const WIDE = shaped(1500, 1000);
const TALL = shaped(1000, 1500);

describe('where the items of a gallery stand (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['the shape that most have', [WIDE, WIDE, TALL], 0.667],
    ['not higher than a quarter over the square', [TALL, TALL], 1.25],
    ['not lower than half of it', [shaped(4000, 1000)], 0.5],
    ['the usual one where nothing is known', [undefined], 0.667],
  ])('a grid’s cells have %s', (_what, facts, expected) => {
    expect(cellShape(facts)).toBeCloseTo(expected, 2);
  });

  it.each([
    ['grid', 3, [['min(92vw, 118rem) * 0.333', '(min-width: 40rem)'], ['0.5 * 88.3vw']]],
    ['grid', 1, [['min(92vw, 118rem) * 1', '(min-width: 40rem)'], ['1 * 92vw']]],
    ['grid', 5, [['min(92vw, 118rem) * 0.2', '(min-width: 70rem)'], ['0.5 * 88.3vw']]],
    ['masonry', 2, [['min(92vw, 118rem) * 0.5', '(min-width: 40rem)'], ['0.5 * 88.3vw']]],
    ['carousel', 3, [['min(87vw, max(8.5rem, min(108vh, 84vw)))']]],
  ] as const)('%s of %d tells the browser how wide a picture stands', (layout, columns, widths) => {
    const [first] = placements({ layout, columns }, [WIDE, WIDE]);
    expect(first?.widths).toEqual(
      widths.map(([width, when]) => (when === undefined ? { width } : { when, width })),
    );
  });

  it.each([
    ['of one shape', [WIDE, WIDE], 'grid'],
    ['of shapes that differ a little', [WIDE, shaped(4, 3), shaped(16, 10)], 'grid'],
    ['with an upright one among them', [WIDE, WIDE, TALL], 'masonry'],
    ['with a panorama among them', [WIDE, WIDE, shaped(3000, 1000)], 'masonry'],
    ['all of them slender', [shaped(1000, 4000), shaped(1000, 4000)], 'masonry'],
    ['whose shapes are not known', [undefined, undefined], 'grid'],
  ] as const)('a grid of pictures %s', (_what, facts, expected) => {
    expect(arrangementOf('grid', 'rows', facts)).toBe(expected);
    expect(arrangementOf('grid', 'cells', facts)).toBe('grid');
    expect(arrangementOf('carousel', 'rows', facts)).toBe('carousel');
  });

  it('asks for less where an upright picture does not fill its cell', () => {
    const places = placements({ layout: 'grid', columns: 2 }, [WIDE, WIDE, TALL]);
    expect(places[2]?.widths.map(({ width }) => width)).toEqual([
      'min(92vw, 118rem) * 0.222',
      '0.222 * 88.3vw',
    ]);
  });

  it('gives a row in percent that never add up to more than its place', () => {
    const styles = placements({ layout: 'masonry', columns: 3 }, [WIDE, TALL, WIDE]).map(
      ({ style }) => style as Record<string, string>,
    );
    const sum = styles.reduce((all, style) => all + Number(style['--share']), 0);
    expect(sum).toBeLessThanOrEqual(100);
    expect(sum).toBeGreaterThan(99.9);
  });
});
