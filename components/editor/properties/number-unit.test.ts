import { expect, it } from 'vitest';
import { BLOCKS } from '@/lib/domain/blocks';
import { numberUnit } from './number-unit';

const { autoplayDelay, columns } = BLOCKS.MediaGallery.fields;

it('shows the time of a picture in seconds and stores milliseconds', () => {
  const unit = numberUnit(autoplayDelay);
  expect(unit).toMatchObject({ isWhole: false, range: { min: 0.5, max: 60 } });
  expect(unit.shown(3_000)).toBe(3);
  expect(unit.stored(2.5)).toBe(2_500);
  for (const stored of [500, 1_001, 2_300, 59_999]) expect(unit.stored(unit.shown(stored))).toBe(stored);
});

it('leaves other numbers as they are', () => {
  const unit = numberUnit(columns);
  expect(unit).toMatchObject({ isWhole: true, range: { min: 1, max: 12 } });
  expect([unit.shown(3), unit.stored(3)]).toEqual([3, 3]);
});
