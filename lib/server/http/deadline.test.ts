import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a call that takes too long is answered all the same (security O-1)', async () => {
  const late = expect(withDeadline(new Promise(() => undefined))).rejects.toMatchObject({
    code: 'unavailable',
  });
  await vi.advanceTimersByTimeAsync(3500);
  await late;
});

it('one that ends in time ends as it would, and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve(7))).resolves.toBe(7);
  await expect(withDeadline(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  expect(vi.getTimerCount()).toBe(0);
});
