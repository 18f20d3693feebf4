import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/domain/errors';
import { problemResponse } from './problem-response';

afterEach(() => {
  vi.restoreAllMocks();
});

it('an error that nobody meant says nothing of itself, and is kept in the log on one line (security V-6)', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const response = problemResponse(new Error('secret at /lib/x.ts\nselect *'), 'request-1', { allow: 'GET' });
  expect([response.status, response.headers.get('allow')]).toEqual([500, 'GET']);
  expect(await response.text()).not.toMatch(/secret|select|lib/);
  const [line] = write.mock.calls.map(([chunk]) => String(chunk));
  expect(line?.match(/\n/g)?.length).toBe(1);
  expect(JSON.parse(line ?? '')).toMatchObject({
    requestId: 'request-1',
    error: expect.stringContaining('secret'),
  });
});

it('tells when to come again, where that is known or the site is away', () => {
  const after = (error: unknown) => problemResponse(error, 'r').headers.get('retry-after');
  expect(after(new AppError('unavailable', 'x'))).toBe('5');
  expect(after(new AppError('rate_limited', 'x', { retryAfterSeconds: 60 }))).toBe('60');
  expect(after(new AppError('conflict', 'x'))).toBeNull();
});

it('carries what a conflict adds, and never lets it replace what every problem says', async () => {
  const extra = { current: { id: 'p' }, status: 200, code: 'ok' };
  const response = problemResponse(new AppError('conflict', 'Stale.', { extra }), 'r');
  expect(await response.json()).toMatchObject({ status: 409, code: 'conflict', current: { id: 'p' } });
});
