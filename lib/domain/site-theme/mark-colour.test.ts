import { expect, it } from 'vitest';
import { markColour } from './mark-colour';

it.each([
  ['of one colour', [255, 0, 0, 255, 255, 0, 0, 255], '#ff0000', false],
  ['of two', [255, 0, 0, 255, 0, 0, 255, 255], '#800080', false],
  ['seen through', [0, 255, 0, 255, 9, 9, 9, 0], '#00ff00', true],
  ['hardly there', [255, 255, 255, 254], '#ffffff', true],
  ['not there', [9, 9, 9, 0], '#000000', true],
])('the colour of a mark %s (docs/reference/look.md#logo)', (_, pixels, colour, isSeenThrough) => {
  expect(markColour(pixels)).toEqual({ colour, isSeenThrough });
});

it('is that of some pixels alone, where these are named', () => {
  expect(markColour([255, 0, 0, 255, 9, 9, 9, 0], (pixel) => pixel === 0)).toEqual({
    colour: '#ff0000',
    isSeenThrough: false,
  });
});
