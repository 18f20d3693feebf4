import { describe, expect, it } from 'vitest';
import { workWidths } from './work-widths';

const WIDE = '(min-width: 60rem)';

describe('how wide a work is asked for (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['from edge to edge on the home page', { layout: 'page', ratio: 1.5, hasText: true }, [['100vw']]],
    [
      'beside its label',
      { layout: 'navigated', ratio: 1.5, hasText: true },
      [['min(69vw, 1.5 * 86vh)', WIDE], ['min(92vw, 1.5 * 86vh)']],
    ],
    [
      'upright',
      { layout: 'navigated', ratio: 0.75, hasText: true },
      [['min(45vw, 0.75 * 86vh)', WIDE], ['min(92vw, 0.75 * 86vh)']],
    ],
    [
      'alone on its lines',
      { layout: 'default', ratio: 1, hasText: false },
      [['min(92vw, 1 * 86vh)', WIDE], ['min(92vw, 1 * 86vh)']],
    ],
    [
      'whole at once where a page of works begins with it',
      { layout: 'content', ratio: 0.75, hasText: true, isLeading: true },
      [
        ['min(45vw, 0.75 * max(16rem, 100vh - 14rem))', WIDE],
        ['min(92vw, 0.75 * max(16rem, 100vh - 24rem))'],
      ],
    ],
    ['where the side is taken', { layout: 'about', hasText: true }, [['45vw', WIDE], ['92vw']]],
  ] as const)('%s', (_what, work, expected) => {
    expect(workWidths({ isLeading: false, ...work })).toEqual(
      expected.map(([width, when]) => (when === undefined ? { width } : { when, width })),
    );
  });
});
