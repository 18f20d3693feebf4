import { describe, expect, it } from 'vitest';
import { workSizes } from './work-sizes';

describe('how wide a work is asked for (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['from edge to edge on the home page', { layout: 'page', ratio: 1.5, hasText: true }, '100vw'],
    [
      'beside its label',
      { layout: 'navigated', ratio: 1.5, hasText: true },
      '(min-width: 60rem) min(69vw, 129vh), 92vw',
    ],
    [
      'upright',
      { layout: 'navigated', ratio: 0.75, hasText: true },
      '(min-width: 60rem) min(45vw, 65vh), 92vw',
    ],
    [
      'alone on its lines',
      { layout: 'default', ratio: 1, hasText: false },
      '(min-width: 60rem) min(92vw, 86vh), 92vw',
    ],
    ['where the side is taken', { layout: 'about', hasText: true }, '(min-width: 60rem) 45vw, 92vw'],
  ] as const)('%s', (_what, work, expected) => {
    expect(workSizes(work)).toBe(expected);
  });
});
