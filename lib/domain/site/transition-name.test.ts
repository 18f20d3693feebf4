import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transitionName } from './transition-name';

describe('the name of a picture that two pages share', () => {
  it('is made of the address', () => {
    expect(transitionName('/media/works/ring-of-rain.jpg')).toBe(
      'shared--2f-media-2f-works-2f-ring-2d-of-2d-rain-2e-jpg',
    );
  });

  it('is a plain word, and different for different addresses', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(transitionName(one)).toMatch(/^shared-[a-zA-Z0-9-]*$/);
        if (one !== other) expect(transitionName(one)).not.toBe(transitionName(other));
      }),
    );
  });
});
