import { expect, it } from 'vitest';
import { placeOfTip } from './tooltips';

const size = { width: 100, height: 30 };

it.each([
  [
    'above the middle of what it is about',
    { top: 200, left: 300, bottom: 240, width: 40 },
    { left: 270, top: 162 },
  ],
  [
    'below where there is no room above',
    { top: 20, left: 300, bottom: 60, width: 40 },
    { left: 270, top: 68 },
  ],
  ['within the left edge', { top: 200, left: 0, bottom: 240, width: 40 }, { left: 4, top: 162 }],
  ['within the right edge', { top: 200, left: 960, bottom: 240, width: 40 }, { left: 896, top: 162 }],
])('stands %s', (_case, of, place) => {
  expect(placeOfTip(of, size, 1000)).toEqual(place);
});
