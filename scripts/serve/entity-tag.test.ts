import { expect, it } from 'vitest';
import { isHeld, tagOf } from './entity-tag';

it('gives each encoding a tag of its own', () => {
  const tags = (['br', 'gzip', null] as const).map((encoding) => tagOf('"abc"', encoding));
  expect(tags).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
});

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"x", W/"a-br"', '"a-br"', true],
  ['"a-gzip"', '"a-br"', false],
  ['"a"', '"a-br"', false],
  [undefined, '"a"', false],
])('%s holds %s: %s', (header, tag, expected) => {
  expect(isHeld(header, tag)).toBe(expected);
});
