import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedDetail } from './typed-detail';

describe('typedDetail', () => {
  it.each([
    ['2019', 'number', 2019],
    ['-3.5', 'number', -3.5],
    ['0', 'number', 0],
    ['2019', 'text', '2019'],
    ['c. 2019', 'number', 'c. 2019'],
    ['2016–', 'number', '2016–'],
    ['007', 'number', '007'],
    ['1e5', 'number', '1e5'],
    ['2.50', 'number', '2.50'],
    ['12345678901234567890', 'number', '12345678901234567890'],
    ['', 'number', null],
    [' ', 'text', null],
    ['Oil on canvas ', 'text', 'Oil on canvas '],
  ])('%j of the type %s is %j', (typed, type, value) => {
    expect(typedDetail(typed, type)).toBe(value);
  });

  it('never changes what is read', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String)),
        fc.constantFrom('number', 'text'),
        (typed, type) => {
          const value = typedDetail(typed, type);
          expect(value === null ? typed.trim() : String(value)).toBe(value === null ? '' : typed);
        },
      ),
    );
  });
});
