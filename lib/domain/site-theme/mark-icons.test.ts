import { describe, expect, it } from 'vitest';
import { faintOn, markGround, markIconLinks } from './mark-icons';
import { DEFAULT_THEME } from './model';

describe('icons made from the mark (docs/reference/look.md#logo)', () => {
  it('are named with their sizes, at addresses that change with them', () => {
    expect(markIconLinks('/media/logo.png', false, 'v1')).toEqual({
      icon: [
        { url: '/favicon.ico?v=v1', sizes: '48x48', type: 'image/x-icon' },
        { url: '/icon-32.png?v=v1', sizes: '32x32', type: 'image/png' },
        { url: '/icon-192.png?v=v1', sizes: '192x192', type: 'image/png' },
      ],
      apple: [{ url: '/apple-touch-icon.png?v=v1', sizes: '180x180', type: 'image/png' }],
    });
  });

  it('have the drawing itself beside them where the mark is one', () => {
    const { icon } = markIconLinks('/media/logo.svg', true, 'v1');
    expect(icon.at(-1)).toEqual({ url: '/media/logo.svg', sizes: 'any', type: 'image/svg+xml' });
  });

  it('stand on the ground on which they are seen better', () => {
    expect(markGround('#101010', DEFAULT_THEME)).toBe(DEFAULT_THEME.paper.ground);
    expect(markGround('#f8f8f8', DEFAULT_THEME)).toBe(DEFAULT_THEME.dark.ground);
  });
});

describe('a mark in the header', () => {
  it.each([
    ['a dark one', '#101010', ['dark']],
    ['a light one', '#f8f8f8', ['paper']],
    ['one in the middle', '#808080', []],
  ] as const)(
    '%s is told of where it is hard to see, unless it has a ground of its own',
    (_, colour, grounds) => {
      expect(faintOn({ colour, isSeenThrough: true }, DEFAULT_THEME)).toEqual(grounds);
      expect(faintOn({ colour, isSeenThrough: false }, DEFAULT_THEME)).toEqual([]);
    },
  );
});
