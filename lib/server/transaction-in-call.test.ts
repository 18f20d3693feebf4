import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Call, currentCall, inCall } from './call';
import { type Begin, transactInCall } from './transaction-in-call';

const USUAL = { maxWait: 1500, timeout: 3000 };

let limits: { maxWait?: number; timeout?: number }[];
let noted: unknown[][];
let ended: string[];
const tx = {
  $executeRaw: async (_: unknown, ...values: unknown[]) => {
    noted.push(values);
    return noted.length;
  },
} as never;
const begin: Begin = async (work, options) => {
  limits.push(options);
  try {
    const result = await work(tx);
    ended.push('commit');
    return result;
  } catch (error) {
    ended.push('rollback');
    throw error;
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  [limits, noted, ended] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
});

const transact = (call: Call, work: () => Promise<unknown> = async () => 'done') =>
  transactInCall(call, begin, work, USUAL);

describe('transactInCall (decision 38)', () => {
  it('gives a transaction no more time than its call has', async () => {
    expect(await transact(new Call(1000))).toBe('done');
    expect(await transact(new Call(60_000))).toBe('done');
    expect(limits).toEqual([{ maxWait: 1000, timeout: 1000 }, USUAL]);
  });

  it('begins nothing behind the deadline', async () => {
    const call = new Call(1000);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(transact(call)).rejects.toMatchObject({ code: 'unavailable' });
    expect(ended).toEqual([]);
  });

  it('commits nothing behind the deadline, or once the call has been given up', async () => {
    const slow = async () => {
      await vi.advanceTimersByTimeAsync(1000);
    };
    await expect(transact(new Call(1000), slow)).rejects.toMatchObject({ code: 'unavailable' });
    const call = new Call(1000);
    await expect(transact(call, async () => call.giveUp())).rejects.toMatchObject({ code: 'unavailable' });
    expect(ended).toEqual(['rollback', 'rollback']);
    expect(call.isPastReturn).toBe(false);
  });

  it('lets a call of which something is stored go on', async () => {
    const call = new Call(1000);
    await transact(call);
    await vi.advanceTimersByTimeAsync(2000);
    await transact(call);
    expect([ended, limits[1]]).toEqual([['commit', 'commit'], USUAL]);
  });

  it('notes the key of a change once, with what is stored first', async () => {
    const call = new Call(1000);
    call.key = { userId: 'ada', key: 'one', digest: 'x' };
    await expect(transact(call, () => Promise.reject(new TypeError('refused')))).rejects.toThrow(TypeError);
    await transact(call);
    await transact(call);
    expect(noted.map(([userId, key]) => [userId, key])).toEqual([
      ['ada', 'one'],
      ['ada', 'one'],
    ]);
  });

  it('leaves what goes on behind the answer alone', () => {
    const call = new Call(1000);
    inCall(call, () => {
      expect(currentCall()).toBe(call);
      call.answered();
      expect(currentCall()).toBeNull();
    });
    expect(currentCall()).toBeNull();
  });
});
