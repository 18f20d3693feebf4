import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tooMuchJson } from './json-bounds';

const BOUNDS = { depth: 3, values: 6 };
const WIDE = 'more than 6 values';
const DEEP = 'nested more than 3 levels deep';

describe('tooMuchJson (security V-2)', () => {
  it.each<[string, string | null]>([
    ['', null],
    ['7', null],
    ['[[[7]]]', null],
    ['[[[[7]]]]', DEEP],
    ['{"a":{"b":{"c":7}}}', null],
    ['{"a":{"b":{"c":{}}}}', DEEP],
    ['[1,2,3,4,5]', null],
    ['[1,2,3,4,5,6]', WIDE],
    ['[],[],[],[]', WIDE],
    ['["[[[[", ",,,,,,,,"]', null],
    [String.raw`["\"[[[[", "\\"]`, null],
    [String.raw`["\\",[[[7]]]]`, DEEP],
    ['"[[[[[', null],
  ])('%s: %s', (text, expected) => {
    expect(tooMuchJson(text, BOUNDS)).toBe(expected);
  });

  it('counts what the parser finds', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const isDeep = depthOf(value) > 3;
        const found = tooMuchJson(JSON.stringify(value), { depth: 3, values: 1_000_000 });
        expect(found).toBe(isDeep ? DEEP : null);
      }),
    );
  });
});
