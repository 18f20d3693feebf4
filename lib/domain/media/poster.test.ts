import { expect, it } from 'vitest';
import { hashOfPoster, posterPathname } from './poster';

it('the name of a frame says what is in it, and no other name does', () => {
  const hash = '0f'.repeat(32);
  expect(hashOfPoster(posterPathname(hash))).toBe(hash);
  for (const other of [
    `works/${hash}.jpg`,
    `posters/${hash}.png`,
    'posters/a.jpg',
    `x/posters/${hash}.jpg`,
  ]) {
    expect(hashOfPoster(other)).toBeNull();
  }
});
