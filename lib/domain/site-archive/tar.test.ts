import { describe, expect, it } from 'vitest';
import { readTarHeader, TAR_BLOCK, TarError, tarHeader, tarPadding } from './tar';

describe('the blocks of an archive', () => {
  it.each([0, 1, 511, 512, 0o77777777777, 0o77777777777 + 1, 2 ** 50])('say a size of %d', (size) => {
    const block = tarHeader({ name: 'media/x', size });
    expect(block.length).toBe(TAR_BLOCK);
    expect(readTarHeader(block)).toEqual({ name: 'media/x', size });
    expect((size + tarPadding(size)) % TAR_BLOCK).toBe(0);
  });

  it('end with zeros', () => {
    expect(readTarHeader(new Uint8Array(TAR_BLOCK))).toBeNull();
  });

  it.each(['', 'ж', 'a b', 'x'.repeat(101)])('have no room for the name %j', (name) => {
    expect(() => tarHeader({ name, size: 0 })).toThrow(RangeError);
  });

  it('are refused when a byte of them is another', () => {
    for (const at of [0, 130, 156, 300]) {
      const block = tarHeader({ name: 'manifest.json', size: 3 });
      block[at] = (block[at] ?? 0) ^ 1;
      expect(() => readTarHeader(block)).toThrow(TarError);
    }
  });

  it.each(['1', '2', '5', 'x', 'g', 'L', '3'])('of the kind %s are refused', (kind) => {
    const block = tarHeader({ name: 'manifest.json', size: 0 });
    const sum = Number.parseInt(String.fromCharCode(...block.subarray(148, 154)), 8);
    block[156] = kind.charCodeAt(0);
    const changed = (sum - 0x30 + kind.charCodeAt(0)).toString(8).padStart(6, '0');
    block.set(new TextEncoder().encode(changed), 148);
    expect(() => readTarHeader(block)).toThrow('something other than plain files');
  });
});
