import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf, readPlaywright, readVitest, reportCheck, summaryOf } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test.each<[string, object, boolean, { passed: number; failed: number }]>([
  ['all pass', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['one fails', { passed: 3, failed: 1 }, false, { passed: 3, failed: 1 }],
  ['a file cannot be loaded', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['no test ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
])('vitest: %s', (_, content, ok, counts) => {
  expect(readVitest(report(content), ok).counts).toEqual(counts);
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
  expect(readPlaywright(report(content), ok).counts).toEqual(counts);
});

test('a runner that wrote no report has failed', () => {
  expect(readVitest(join(folder, 'none.json'), true).counts).toEqual({ passed: 0, failed: 1 });
});

test('playwright: the files with all of their tries, what passed at the second, and what failed', () => {
  const tested = (status: string, ...durations: number[]) => {
    const error = status !== 'expected' ? { message: '\u001b[31mnot found\u001b[39m\nat line 7' } : undefined;
    const results = durations.map((duration) => ({ duration, error }));
    return { tests: [{ projectName: 'phone', status, results }] };
  };
  const groups = [
    {
      specs: [
        { title: 'turns', ...tested('flaky', 4000, 1000) },
        { title: 'closes', ...tested('unexpected', 500) },
      ],
    },
  ];
  const suites = [
    { title: 'menu.spec.ts', specs: [{ title: 'opens', ...tested('expected', 1500) }], suites: groups },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1 };
  expect(readPlaywright(report({ stats, suites }), false)).toEqual({
    counts: { passed: 2, failed: 1 },
    suites: [{ name: 'menu.spec.ts', seconds: 7 }],
    retried: ['menu.spec.ts [phone]: turns: not found at line 7'],
    failures: ['menu.spec.ts [phone]: closes: not found at line 7'],
  });
});

test('vitest: the files with what comes before their tests, what passed at the second try, and what failed', () => {
  const suite = join(folder, 'tried.test.mjs');
  const file = join(folder, 'tried.json');
  writeFileSync(
    suite,
    `let tries = 0;
    beforeAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
    test('comes late', { retry: 1 }, () => expect(tries++).toBe(1));
    test('comes at once', () => {});
    test('never comes', () => { throw new Error('lost\\nsomewhere'); });`,
  );
  writeFileSync(join(folder, 'broken.test.mjs'), `throw new Error('no server');`);
  const options = ['--root', folder, '--globals', `--outputFile.steps=${file}`];
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-report.mjs')}`;
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...options, reporter]);
  const { counts, suites, retried, failures } = readVitest(file, status === 0);
  expect(counts).toEqual({ passed: 2, failed: 1 });
  const tried = suites.find(({ name }) => name.endsWith('tried.test.mjs'));
  expect(tried?.seconds).toBeGreaterThan(0.2);
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.mjs: no server$/),
    expect.stringMatching(/tried\.test\.mjs: never comes: lost somewhere$/),
  ]);
  expect(retried).toEqual([expect.stringMatching(/tried\.test\.mjs: comes late$/)]);
});

test('a summary names the ten slowest files, the slowest first, and all that was tried again', () => {
  const suites = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }));
  const lines = summaryOf('Unit', { ...reportCheck(true), suites, retried: ['a.test.ts: b'] });
  expect(lines).toHaveLength(13);
  expect(lines[0]).toContain('Unit');
  expect(lines[1]).toBe('    11.0 s  11.test.ts');
  expect(lines.at(-3)).toBe('     2.0 s  2.test.ts');
  expect(lines.at(-1)).toContain('a.test.ts: b');
  expect(summaryOf('Lint', reportCheck(true))).toEqual([]);
});

test('what failed is named under its step, also when only the step itself is known', () => {
  expect(failuresOf('Lint', reportCheck(true))).toEqual([]);
  expect(failuresOf('Lint', reportCheck(false))).toEqual(['Lint, failed:']);
  const report = { ...reportCheck(false), failures: ['a.test.ts: b: lost'] };
  expect(failuresOf('Unit', report).at(-1)).toBe('            a.test.ts: b: lost');
});
