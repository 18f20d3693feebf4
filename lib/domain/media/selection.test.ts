import { describe, expect, it } from 'vitest';
import { selectMedia } from './selection';

describe('selection by pathname (docs/reference/media.md#library)', () => {
  it.each<[string, string[], string, boolean, string[]]>([
    ['single, from none', [], 'a', false, ['a']],
    ['single replaces', ['a'], 'b', false, ['b']],
    ['single, the same again', ['a'], 'a', false, ['a']],
    ['multiple adds', ['a'], 'b', true, ['a', 'b']],
    ['multiple takes away', ['a', 'b'], 'a', true, ['b']],
  ])('%s', (_name, selected, pathname, isMultiple, expected) => {
    expect(selectMedia(selected, pathname, isMultiple)).toEqual(expected);
  });
});
