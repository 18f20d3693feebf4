import { describe, expect, test } from 'vitest';
import { type Rect, toolsSide } from './tools-side';

const WINDOW: Rect = { left: 0, top: 0, width: 1280, height: 900 };
const ROW = { width: 340, height: 38 };

const isApart = (one: Rect, other: Rect) =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;
const isIn = (one: Rect, other: Rect) => one.left >= other.left && one.left + one.width <= other.width;

const sideAmong = (frame: Rect, others: Rect[], isRtl = false) =>
  toolsSide(frame, ROW, isRtl, (rect) => isIn(rect, WINDOW) && others.every((other) => isApart(rect, other)));

const line = (top: number, left = 60, width = 660): Rect => ({ left, top, width, height: 26 });

describe('toolsSide', () => {
  test.each([
    ['room above', line(300), [line(200)], 'above'],
    ['a line above, room beside', line(300), [line(270)], 'end'],
    ['at the end of the window', line(300, 600, 620), [line(270, 600, 620)], 'start'],
    ['narrow margins on both sides', line(300, 60, 1160), [line(270, 60, 1160)], 'end-upright'],
    [
      'nothing but the room below',
      line(300, 20, 1250),
      [line(270, 20, 1250), { left: 0, top: 0, width: 19, height: 900 }],
      'below',
    ],
    ['no room at all', line(300, 5, 1270), [line(270, 5, 1270), line(330, 5, 1270)], 'above'],
  ])('%s', (_what, frame, others, expected) => {
    expect(sideAmong(frame, others)).toBe(expected);
  });

  test('from right to left the end is on the left', () => {
    expect(sideAmong(line(300, 500), [line(270, 500)], true)).toBe('end');
    expect(sideAmong(line(300, 60), [line(270, 60)], true)).toBe('start');
  });
});
