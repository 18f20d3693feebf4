import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test.each<[string, object, boolean, { passed: number; failed: number }]>([
  ['all pass', { numPassedTests: 3, numFailedTests: 0 }, true, { passed: 3, failed: 0 }],
  ['one fails', { numPassedTests: 3, numFailedTests: 1 }, false, { passed: 3, failed: 1 }],
  ['a file cannot be loaded', { numPassedTests: 3, numFailedTests: 0 }, false, { passed: 3, failed: 1 }],
  ['no test ran', { numPassedTests: 0, numFailedTests: 0 }, true, { passed: 0, failed: 1 }],
])('vitest: %s', (_, content, ok, counts) => {
  expect(countVitest(report(content), ok)).toEqual(counts);
});

test.each<[string, object, boolean, { passed: number; failed: number }]>([
  ['all pass', { stats: { expected: 2, unexpected: 0, flaky: 0 } }, true, { passed: 2, failed: 0 }],
  [
    'one passes at the second try',
    { stats: { expected: 1, unexpected: 0, flaky: 1 } },
    true,
    { passed: 2, failed: 0 },
  ],
  ['one fails', { stats: { expected: 1, unexpected: 1, flaky: 0 } }, false, { passed: 1, failed: 1 }],
  ['the server does not start', {}, false, { passed: 0, failed: 1 }],
])('playwright: %s', (_, content, ok, counts) => {
  expect(countPlaywright(report(content), ok)).toEqual(counts);
});

test('a runner that wrote no report has failed', () => {
  expect(countVitest(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
});
