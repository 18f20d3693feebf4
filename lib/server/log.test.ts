import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inRequest, logLine } from './log';

let written: string;

beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const lines = () =>
  written
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

it('writes an event as one line, at once, with its time in UTC (security S-3)', () => {
  logLine({ event: 'seen', path: '/a' });
  expect(written).toMatch(/\}\n$/);
  expect(lines()).toEqual([
    {
      level: 'info',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      event: 'seen',
      path: '/a',
    },
  ]);
});

it('keeps a line whole, whatever stands in it', () => {
  const path = '/\n{"fake":1}\r\u2028\u0000"\ud800';
  logLine({ level: 'warn', path });
  expect(lines()).toEqual([
    { level: 'warn', at: expect.any(String), path: expect.stringContaining('{"fake":1}') },
  ]);
});

it('leaves out what is secret, at every depth that events have', () => {
  logLine({
    password: 'canary',
    'set-cookie': 'canary',
    of: { token: 'canary', more: { cookie: 'canary' } },
  });
  expect(written).not.toContain('canary');
  expect(lines()[0]).toMatchObject({ password: '[left out]', of: { more: { cookie: '[left out]' } } });
});

it('ties a line to its request, also across waiting, and to no other', async () => {
  await Promise.all([
    inRequest('one', async () => {
      await Promise.resolve();
      logLine({ event: 'a' });
    }),
    inRequest('two', async () => logLine({ event: 'b' })),
  ]);
  logLine({ event: 'c' });
  logLine({ event: 'd', requestId: 'own' });
  inRequest('three', () => logLine({ event: 'e', requestId: 'three' }));
  const ids = Object.fromEntries(lines().map(({ event, requestId }) => [event, requestId]));
  expect(ids).toEqual({ a: 'one', b: 'two', c: undefined, d: 'own', e: 'three' });
  expect(written.match(/requestId/g)).toHaveLength(4);
});
