import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@/lib/domain/errors';
import { ApiError } from './http';
import { patiently } from './patiently';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so often, and answers then. */
function server(failures: number, code?: ErrorCode) {
  let requested = 0;
  const call = async () => {
    requested += 1;
    if (requested <= failures) throw new ApiError('away', { code });
    return requested;
  };
  return { call, requested: () => requested };
}

describe('a call that is worth another try', () => {
  it.each<[ErrorCode | undefined, number, number]>([
    [undefined, 2, 3],
    ['unavailable', 3, 4],
    ['unavailable', 9, 4],
    ['not_found', 1, 1],
    ['forbidden', 1, 1],
  ])('%s, %i times: asked %i times', async (code, failures, requested) => {
    const away = server(failures, code);
    const answer = patiently(away.call, new AbortController().signal).catch(() => 'failed');
    await vi.runAllTimersAsync();
    expect(await answer).toBe(failures < requested ? requested : 'failed');
    expect(away.requested()).toBe(requested);
  });

  it('is not tried again by somebody who has left', async () => {
    const away = server(9);
    const leaving = new AbortController();
    const answer = patiently(away.call, leaving.signal).catch(() => 'failed');
    leaving.abort();
    await vi.runAllTimersAsync();
    expect([await answer, away.requested()]).toEqual(['failed', 1]);
  });
});
