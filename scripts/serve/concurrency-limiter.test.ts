import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, ConcurrencyLimiter, type Leave } from './concurrency-limiter';

const LIMITS = { atOnce: 4, perNetwork: 2, forDevices: 3, perAccount: 2, waiting: 3, waitMs: 400 };
const from = (network: string, account: string | null = null): Caller => ({ network, account });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The result if it comes without waiting. */
async function now(entering: Promise<Leave | null>): Promise<Leave | null | 'waits'> {
  return Promise.race([entering, new Promise<'waits'>((resolve) => process.nextTick(resolve, 'waits'))]);
}

describe('ConcurrencyLimiter (security A-2)', () => {
  it('gives one network its share, and the others theirs', async () => {
    const limiter = new ConcurrencyLimiter({ ...LIMITS, waiting: 0 });
    const got = [];
    for (const network of ['a', 'a', 'a', 'b', 'b', 'b', 'c'])
      got.push((await limiter.enter(from(network))) !== null);
    expect(got).toEqual([true, true, false, true, true, false, false]);
  });

  it('keeps places for devices that are known, and a share of them for each account', async () => {
    const limiter = new ConcurrencyLimiter({ ...LIMITS, waiting: 0 });
    for (const network of ['a', 'a', 'b', 'b']) await limiter.enter(from(network));
    const got = [];
    for (const account of ['ada', 'ada', 'ada', 'bob', 'eva'])
      got.push((await limiter.enter(from('a', account))) !== null);
    expect(got).toEqual([true, true, false, true, false]);
  });

  it('lets a known device have one of the others too', async () => {
    const limiter = new ConcurrencyLimiter({ ...LIMITS, waiting: 0 });
    const got = [];
    for (let at = 0; at < 5; at += 1) got.push((await limiter.enter(from('a', 'ada'))) !== null);
    expect(got).toEqual([true, true, true, true, false]);
  });

  it('lets in who has waited longest and may, and refuses who has waited for too long', async () => {
    const limiter = new ConcurrencyLimiter(LIMITS);
    const inside = [await limiter.enter(from('a')), await limiter.enter(from('a'))];
    const [second, third] = [limiter.enter(from('a')), limiter.enter(from('a'))];
    expect(await now(second)).toBe('waits');
    expect(await now(limiter.enter(from('b')))).toBeTypeOf('function');
    inside[0]?.();
    inside[0]?.();
    expect(await second).toBeTypeOf('function');
    expect(await now(third)).toBe('waits');
    vi.advanceTimersByTime(LIMITS.waitMs);
    expect(await third).toBeNull();
    inside[1]?.();
    expect(await now(limiter.enter(from('a')))).toBeTypeOf('function');
  });

  it('lets no more wait than there is room for', async () => {
    const limiter = new ConcurrencyLimiter(LIMITS);
    const all = Array.from({ length: 2 + LIMITS.waiting + 1 }, () => limiter.enter(from('a')));
    expect(await now(all.at(-1) as Promise<null>)).toBeNull();
    expect(await now(all.at(-2) as Promise<null>)).toBe('waits');
  });

  it('never lets in more than the limits, and is empty once all have left', async () => {
    const caller = fc.record({
      network: fc.constantFrom('a', 'b', 'c', 'd'),
      account: fc.constantFrom(null, null, 'x', 'y', 'z'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(caller, fc.nat(3))), async (steps) => {
        const limiter = new ConcurrencyLimiter({ ...LIMITS, waiting: 0 });
        const inside: { network: string; leave: Leave }[] = [];
        for (const [{ network, account }, leaving] of steps) {
          const leave = await limiter.enter({ network, account });
          if (leave) inside.push({ network, leave });
          expect(inside.length).toBeLessThanOrEqual(LIMITS.atOnce + LIMITS.forDevices);
          for (const { leave: out } of inside.splice(0, leaving === 0 ? 2 : 0)) out();
        }
        for (const { leave } of inside) leave();
        for (const network of ['e', 'e', 'f', 'f']) expect(await limiter.enter(from(network))).not.toBeNull();
      }),
    );
  });
});
