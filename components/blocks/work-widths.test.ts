import { describe, expect, it } from 'vitest';
import { workWidths } from './work-widths';

const WIDE = '(min-width: 60rem)';

describe('how wide a work is asked for (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    [
      'from edge to edge on the home page',
      { look: { width: 'edge', crop: 'screen' }, layout: 'page', ratio: 1.5, hasText: true },
      [['100vw']],
    ],
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
    [
      'whole from edge to edge',
      { look: { width: 'edge', crop: 'whole' }, layout: 'default', ratio: 0.75, hasText: true },
      [['min(100vw, 0.75 * 100vh)']],
    ],
    [
      'narrow',
      { look: { width: 'narrow', crop: 'whole' }, layout: 'default', ratio: 1, hasText: true },
      [['min(92vw, 28rem)']],
    ],
    [
      'over its label',
      { look: { width: 'wide', crop: 'whole' }, layout: 'default', ratio: 1, hasText: true },
      [['min(92vw, 1 * 86vh)', WIDE], ['min(92vw, 1 * 86vh)']],
    ],
    [
      'cut to a square: as much of it as fills the square',
      { look: { width: 'wide', crop: 'square' }, layout: 'default', ratio: 2, hasText: true },
      [['2 * min(92vw, 1 * 86vh)', WIDE], ['2 * min(92vw, 1 * 86vh)']],
    ],
    ['where the side is taken', { layout: 'about', hasText: true }, [['45vw', WIDE], ['92vw']]],
  ] as const)('%s', (_what, work, expected) => {
    expect(workWidths({ look: { width: 'normal', crop: 'whole' }, isLeading: false, ...work })).toEqual(
      expected.map(([width, when]) => (when === undefined ? { width } : { when, width })),
    );
  });
});
