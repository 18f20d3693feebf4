import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDimensions } from './dimensions';

describe('readDimensions', () => {
  it.each([
    ['en', '50 × 70 cm', { height: 50, width: 70, unit: 'CMT' }],
    ['en', '50 x 70 x 3.5 cm', { height: 50, width: 70, depth: 3.5, unit: 'CMT' }],
    ['en', '50 cm x 70 cm x 4 cm', { height: 50, width: 70, depth: 4, unit: 'CMT' }],
    ['en', '1,180 × 900 × 860 cm', { height: 1180, width: 900, depth: 860, unit: 'CMT' }],
    ['en', '1,180.5 × 900 mm', { height: 1180.5, width: 900, unit: 'MMT' }],
    ['en', '12 5/8 × 9 1/8" (32.1 × 23.2 cm)', { height: 12.625, width: 9.125, unit: 'INH' }],
    ['en', '19¾ × 24 in. (50.2 × 61 cm)', { height: 19.75, width: 24, unit: 'INH' }],
    ['en', 'support: 394 x 419 mm', { height: 394, width: 419, unit: 'MMT' }],
    ['en', 'each 2 x 3 m, unframed', { height: 2, width: 3, unit: 'MTR' }],
    ['en', '6 × 4 ft', { height: 6, width: 4, unit: 'FOT' }],
    ['uk', '19,5 × 30 см', { height: 19.5, width: 30, unit: 'CMT' }],
    [
      'uk',
      '1180\u00a0×\u00a0900\u00a0×\u00a0860\u00a0см',
      { height: 1180, width: 900, depth: 860, unit: 'CMT' },
    ],
    ['uk', '1\u00a0180 × 12 500,5 мм', { height: 1180, width: 12500.5, unit: 'MMT' }],
    ['ru', '30 х 40 см', { height: 30, width: 40, unit: 'CMT' }],
    ['ru', '12 × 14 дюймов', { height: 12, width: 14, unit: 'INH' }],
    ['de', '1.180 × 90,5 cm', { height: 1180, width: 90.5, unit: 'CMT' }],
    ['de', '19.5 × 30 cm', { height: 19.5, width: 30, unit: 'CMT' }],
  ])('%s: %s', (tag, text, dimensions) => {
    expect(readDimensions(text, tag)).toEqual(dimensions);
  });

  it.each([
    'Dimensions variable',
    '50 × 70',
    '50 cm',
    '0 × 70 cm',
    '1/0 × 3 cm',
    '12 1/0 × 3 in',
    '50 × 70 centuries',
    '3 x the size, 4 metres',
    `${'9 × '.repeat(60)}cm`,
    '',
  ])('says nothing for %j', (text) => {
    expect(readDimensions(text, 'en')).toBeNull();
  });

  it('gives lengths or nothing for any text', () => {
    const part = fc.constantFrom('5', '70', '1,5', '½', ' ', '×', 'x', 'cm', 'in', '"', '/', '0', 'м', '.');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { height, width, depth = 1 } = readDimensions(parts.join(''), 'en') ?? { height: 1, width: 1 };
        for (const length of [height, width, depth]) expect(length).toBeGreaterThan(0);
      }),
    );
  });
});
