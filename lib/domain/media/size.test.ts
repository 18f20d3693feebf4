import { describe, expect, it } from 'vitest';
import { formatSize } from './size';

describe('formatSize (docs/reference/media.md#library)', () => {
  it.each([
    [0, '0 B'],
    [1_023, '1023 B'],
    [1_024, '1.0 KB'],
    [1_536, '1.5 KB'],
    [1_048_575, '1024.0 KB'],
    [1_048_576, '1.0 MB'],
    [5_872_025_600, '5600.0 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
