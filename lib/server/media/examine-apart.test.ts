import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/domain/errors';

const run = vi.hoisted(() => vi.fn());
const lines = vi.hoisted(() => [] as object[]);
vi.mock('@/lib/server/process-pool', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/server/process-pool')>()),
  ProcessPool: class {
    run = run;
  },
}));
vi.mock('@/lib/server/log', () => ({ logLine: (line: object) => lines.push(line) }));

const { ProcessLost } = await import('@/lib/server/process-pool');
const { examineApart } = await import('./examine-apart');

const given = { file: '/a', size: 40_000_000, hash: 'b', name: 'not told' };
const outcome = () => examineApart(given).catch((error: unknown) => error);

describe('looking into a file in another process', () => {
  it('is given the file, the limit of a picture, and time for its size', async () => {
    run.mockResolvedValueOnce({ examined: { file: '/a.kept' } });
    expect(await outcome()).toEqual({ file: '/a.kept' });
    expect(run).toHaveBeenCalledWith(
      { given: { file: '/a', size: 40_000_000, hash: 'b' }, pixels: expect.any(Number) },
      55_000,
    );
  });

  it('tells why a file is not taken', async () => {
    run.mockResolvedValueOnce({ refused: { code: 'payload_too_large', message: 'Too large.' } });
    expect(await outcome()).toMatchObject({ code: 'payload_too_large', message: 'Too large.' });
  });

  it('tells what nobody meant, with the code of a full disk', async () => {
    run.mockResolvedValueOnce({ failed: { message: 'ENOSPC: no space', stack: 'at a', code: 'ENOSPC' } });
    const error = await outcome();
    expect(error).not.toBeInstanceOf(AppError);
    expect(error).toMatchObject({ message: 'ENOSPC: no space', stack: 'at a', code: 'ENOSPC' });
  });

  it.each([
    ['late', 'validation_failed', 'tooCostly'],
    ['end', 'validation_failed', 'tooCostly'],
    ['start', 'unavailable', undefined],
  ] as const)(
    'a process that is lost (%s) is told to people and to the log',
    async (reason, code, problem) => {
      run.mockRejectedValueOnce(new ProcessLost(reason, 'heap out of memory'));
      const error = (await outcome()) as AppError;
      expect([error.code, error.extra?.problem]).toEqual([code, problem]);
      expect(lines.splice(0)).toEqual([
        { level: 'error', event: 'examining_lost', reason, size: 40_000_000, output: 'heap out of memory' },
      ]);
    },
  );

  it('that waits too long is told as it is', async () => {
    run.mockRejectedValueOnce(new AppError('unavailable', 'Busy.'));
    expect(await outcome()).toMatchObject({ code: 'unavailable', message: 'Busy.' });
  });
});
