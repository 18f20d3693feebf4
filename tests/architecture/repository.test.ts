import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '@/scripts/imports/project-files';

const paths = projectFiles();

describe('files', () => {
  test('none is a drawer: a function lives with its noun', () => {
    expect(paths.filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\.[^/]+|\/.*)$/i.test(path))).toEqual(
      [],
    );
  });

  test('every test belongs to a runner', () => {
    const isUnit = /^(app|components|demo|lib|messages|scripts|stores)\//;
    const isSuite = /^tests\/(api|architecture|db|e2e|fuzz|postgres|server)\//;
    const tests = paths.filter((path) => /\.(test|spec)\./.test(path));
    expect(tests.filter((path) => !isUnit.test(path) && !isSuite.test(path))).toEqual([]);
    expect(tests.filter((path) => !/\.test\.tsx?$|^tests\/e2e\/.+\.spec\.ts$/.test(path))).toEqual([]);
  });

  test('none holds a secret of its own: only the example of an environment is kept', () => {
    expect(paths.filter((path) => /(^|\/)\.env/.test(path) && !/^\.env(\.local)?$/.test(path))).toEqual([
      '.env.example',
    ]);
  });
});

describe('the environment', () => {
  test('every variable that the project reads is in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const given = new Set([
      'CI',
      'HOME',
      'PATH',
      'TEST_DATABASE',
      'E2E_URL',
      'NEXT_RUNTIME',
      'npm_lifecycle_event',
      // Set by systemd.
      'NOTIFY_SOCKET',
      'WATCHDOG_USEC',
    ]);
    const sources = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
    const read = sources.flatMap((path) => {
      const found = readFileSync(path, 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g);
      return [...found].map(([, name = '']) => ({ path, name }));
    });
    const unlisted = read.filter(
      ({ name }) => !given.has(name) && !new RegExp(`^# ${name}=`, 'm').test(example),
    );
    expect(unlisted).toEqual([]);
  });
});
