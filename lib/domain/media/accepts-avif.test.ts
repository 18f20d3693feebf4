import { describe, expect, it } from 'vitest';
import { acceptsAvif } from './accepts-avif';

describe('who takes AVIF (RFC 9110 §12.5.1)', () => {
  it.each<[string | null | undefined, boolean]>([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
    ['image/webp, image/AVIF;q=0.5', true],
    ['image/avif;q=1.0', true],
    ['image/avif;q=0', false],
    ['image/avif; q=0.00', false],
    ['image/webp,image/*,*/*', false],
    ['image/avif-sequence', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s: %s', (accept, expected) => {
    expect(acceptsAvif(accept)).toBe(expected);
  });
});
