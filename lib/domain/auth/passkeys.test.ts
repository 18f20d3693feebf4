import { describe, expect, it } from 'vitest';
import { isCopied } from './passkeys';

describe('isCopied (decision 40)', () => {
  it.each([
    ['a device that does not count', 0, 0, false],
    ['the first count', 0, 1, false],
    ['a count that goes on', 4, 5, false],
    ['a count that leaps', 4, 900, false],
    ['the same count again', 4, 4, true],
    ['a count that goes back', 4, 3, true],
    ['a device that counts no more', 4, 0, true],
  ])('%s', (_name, before, now, expected) => {
    expect(isCopied(before, now)).toBe(expected);
  });
});
