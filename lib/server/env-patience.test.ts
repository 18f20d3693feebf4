import { afterEach, expect, test, vi } from 'vitest';
import { patient } from './env';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [undefined, 1_500],
  ['', 1_500],
  ['1', 1_500],
  ['4', 6_000],
  ['0', 1_500],
  ['21', 1_500],
  ['soon', 1_500],
])('PATIENCE=%s: 1,500 ms are %i', (times, expected) => {
  vi.stubEnv('PATIENCE', times);
  expect(patient(1_500)).toBe(expected);
});
