import { describe, expect, it } from 'vitest';
import type { WorkingCopy } from '@/lib/client/working-copies';
import { createCopyKeeper } from './copy-keeper';

const copyOf = (at: number): WorkingCopy => ({ content: { sections: [] }, base: { sections: [] }, at });

/** A store whose writes end when the test lets them. */
function slowStore() {
  const told: string[] = [];
  const writes: { end: () => void; fail: () => void }[] = [];
  let stored: number | null = null;
  const write = (value: number | null) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        stored = value;
        resolve();
      };
      writes.push({ end, fail: () => reject(new Error('No room')) });
    });
  const keeper = createCopyKeeper({
    keep: ({ at }) => write(at),
    drop: () => write(null),
    tell: (kept) => told.push(kept),
  });
  return { keeper, told, writes, stored: () => stored };
}

describe('the backup of a page (docs/reference/saving-and-merging.md#working-copy)', () => {
  it('says that it is there once it is written, and that it is refused where it is', async () => {
    const { keeper, told, writes } = slowStore();
    const first = keeper.keep(copyOf(1));
    expect(told).toEqual([]);
    writes[0]?.end();
    await first;
    expect(told).toEqual(['yes']);
    const second = keeper.keep(copyOf(2));
    writes[1]?.fail();
    await second;
    expect(told).toEqual(['yes', 'refused']);
  });

  it('goes when its work is saved while it is still being written', async () => {
    const { keeper, told, writes, stored } = slowStore();
    const kept = keeper.keep(copyOf(1));
    const dropped = keeper.drop(false);
    expect(writes).toHaveLength(2);
    for (const { end } of writes) end();
    await Promise.all([kept, dropped]);
    expect([stored(), told]).toEqual([null, ['no']]);
  });

  it('goes where an earlier visit has left it, and is not asked to go where there is none', async () => {
    const { keeper, told, writes } = slowStore();
    await keeper.drop(false);
    expect([writes, told]).toEqual([[], []]);
    const dropped = keeper.drop(true);
    writes[0]?.end();
    await dropped;
    expect(told).toEqual(['no']);
  });
});
