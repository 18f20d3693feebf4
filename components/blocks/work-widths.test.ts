import { describe, expect, it } from 'vitest';
import { workWidths } from './work-widths';

const WIDE = '(min-width: 60rem)';

describe('how wide a work is asked for (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['from edge to edge on the home page', { layout: 'page', ratio: 1.5, hasText: true }, [['100vw']]],
    [
      'beside its label',
      { layout: 'navigated', ratio: 1.5, hasText: true },
      [['min(69vw, 129vh)', WIDE], ['min(92vw, 129vh)']],
    ],
    [
      'upright',
      { layout: 'navigated', ratio: 0.75, hasText: true },
      [['min(45vw, 65vh)', WIDE], ['min(92vw, 65vh)']],
    ],
    [
      'alone on its lines',
      { layout: 'default', ratio: 1, hasText: false },
      [['min(92vw, 86vh)', WIDE], ['min(92vw, 86vh)']],
    ],
    ['where the side is taken', { layout: 'about', hasText: true }, [['45vw', WIDE], ['92vw']]],
  ] as const)('%s', (_what, work, expected) => {
    expect(workWidths(work)).toEqual(
      expected.map(([width, when]) => (when === undefined ? { width } : { when, width })),
    );
  });
});
