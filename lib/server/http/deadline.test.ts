import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Call } from '@/lib/server/call';
import { DEADLINE_MS, withDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

describe('withDeadline (security O-1, decision 38)', () => {
  it('answers a call that takes too long all the same, and lets nothing of it be stored any more', async () => {
    const call = new Call(DEADLINE_MS);
    const late = expect(withDeadline(call, never)).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await late;
    expect(() => call.mayGoOn()).toThrow();
    expect(() => call.beginCommit()).toThrow();
  });

  it('gives what ends in time as it ends, and leaves no timer', async () => {
    await expect(withDeadline(new Call(DEADLINE_MS), Promise.resolve(7))).resolves.toBe(7);
    await expect(withDeadline(new Call(DEADLINE_MS), Promise.reject(new TypeError('x')))).rejects.toThrow(
      TypeError,
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for a commit that has begun', async () => {
    const call = new Call(DEADLINE_MS);
    let finish: (value: string) => void = () => undefined;
    const answer = withDeadline(call, new Promise<string>((resolve) => (finish = resolve)));
    call.beginCommit();
    await vi.advanceTimersByTimeAsync(DEADLINE_MS + 1000);
    call.endCommit(true);
    finish('stored');
    expect(await answer).toBe('stored');
  });

  it('goes on with what is stored in part, but not for ever', async () => {
    const call = new Call(DEADLINE_MS);
    const late = expect(withDeadline(call, never)).rejects.toMatchObject({
      message: expect.stringContaining('may have been stored'),
    });
    call.beginCommit();
    call.endCommit(true);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(() => call.mayGoOn()).not.toThrow();
    await vi.advanceTimersByTimeAsync(2_500);
    await late;
  });

  it('holds what was never committed to the deadline', async () => {
    const call = new Call(DEADLINE_MS);
    const late = expect(withDeadline(call, never)).rejects.toMatchObject({ code: 'unavailable' });
    call.beginCommit();
    call.endCommit(false);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await late;
  });
});
