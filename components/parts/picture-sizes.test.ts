import { describe, expect, it } from 'vitest';
import { sizesForDensities } from './picture-sizes';

const PHONE = '(max-width: 30rem) and (min-resolution: 2.5dppx)';

describe('how wide a picture is asked for on a screen of three dots a pixel (docs/reference/pictures.md#sizes)', () => {
  it.each([
    ['100vw', `${PHONE} 67vw, 100vw`],
    ['(min-width: 60rem) 33vw, 45vw', `${PHONE} 30.2vw, (min-width: 60rem) 33vw, 45vw`],
    ['8rem', `${PHONE} 5.4rem, 8rem`],
    ['calc(100vw - 2rem)', `${PHONE} calc((calc(100vw - 2rem)) * 0.67), calc(100vw - 2rem)`],
    ['50vw, min(100vw, 40rem)', `${PHONE} calc((min(100vw, 40rem)) * 0.67), 50vw, min(100vw, 40rem)`],
  ])('%s', (sizes, expected) => {
    expect(sizesForDensities(sizes)).toBe(expected);
  });
});
